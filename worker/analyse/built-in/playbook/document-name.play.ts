import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findDocumentName } from '../facts/find-document-name';
import { quoteWords } from '../write/format';

export const documentName = definePlay({
  type: 'document-name',
  category: 'basics',
  find: findDocumentName,
  // As it is written there: what the rules read is folded.
  read: ([title], contract) => ({ name: contract.cite(title).quote.replace(/\s+/g, ' ') }),
  quotes: 2,
  title: (to) => m.clause_document_name_title({}, to),
  explain: ({ name }, { to }) => m.clause_document_name_explained({ name: quoteWords(name, to) }, to),
});
