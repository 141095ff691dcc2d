import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Likeness } from './document-kinds.schema';

type Message = (inputs: Record<string, never>, to: { locale: Locale }) => string;

/** What a document that is no contract looks like, as a sentence for the person who sent it. */
export const likenessText: Record<Likeness, Message> = {
  'blog-post': m.looks_like_blog_post,
  cv: m.looks_like_cv,
  essay: m.looks_like_essay,
  invoice: m.looks_like_invoice,
  'job-advertisement': m.looks_like_job_advertisement,
  letter: m.looks_like_letter,
  manual: m.looks_like_manual,
  minutes: m.looks_like_minutes,
  'news-article': m.looks_like_news_article,
  'privacy-notice': m.looks_like_privacy_notice,
  recipe: m.looks_like_recipe,
  statute: m.looks_like_statute,
  other: m.looks_like_other,
};
