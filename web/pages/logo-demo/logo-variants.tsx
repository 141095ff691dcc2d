import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ClauseMark } from '#web/ui/clause-mark.tsx';
import { Mark } from '#web/ui/mark.tsx';

type Ground = 'page' | 'paper' | 'night' | 'highlight';

export interface LogoVariant {
  name: () => string;
  use: () => string;
  ground: Ground;
  picture: ReactNode;
}

const name = 'font-serif font-semibold';

function Name({ className = '' }: { className?: string }) {
  return (
    <span lang="en" dir="ltr" className={`${name} ${className}`}>
      {m.app_name()}
    </span>
  );
}

const Tagline = () => <span className="text-sm text-muted">{m.logo_tagline()}</span>;

/** The mark and the name in every form in which they are meant to be seen. */
export const logoVariants: LogoVariant[] = [
  {
    name: m.logo_full_name,
    use: m.logo_full_use,
    ground: 'page',
    picture: (
      <span className="flex items-center gap-3">
        <ClauseMark className="size-12" />
        <Name className="text-3xl" />
      </span>
    ),
  },
  {
    name: m.logo_mark_name,
    use: m.logo_mark_use,
    ground: 'page',
    picture: <ClauseMark className="size-20" />,
  },
  {
    name: m.logo_word_name,
    use: m.logo_word_use,
    ground: 'page',
    picture: <Name className="text-4xl" />,
  },
  {
    name: m.logo_stacked_name,
    use: m.logo_stacked_use,
    ground: 'page',
    picture: (
      <span className="grid justify-items-center gap-2">
        <ClauseMark className="size-16" />
        <Name className="text-2xl" />
      </span>
    ),
  },
  {
    name: m.logo_tagline_name,
    use: m.logo_tagline_use,
    ground: 'page',
    picture: (
      <span className="flex items-center gap-3">
        <ClauseMark className="size-12 shrink-0" />
        <span className="grid">
          <Name className="text-2xl" />
          <Tagline />
        </span>
      </span>
    ),
  },
  {
    name: m.logo_stroke_name,
    use: m.logo_stroke_use,
    ground: 'page',
    picture: (
      <span lang="en" dir="ltr" className={`${name} text-4xl`}>
        <Mark>{m.app_name()}</Mark>
      </span>
    ),
  },
  {
    name: m.logo_paper_name,
    use: m.logo_paper_use,
    ground: 'paper',
    picture: (
      <span className="flex items-center gap-3 text-[#1d2b45]">
        <ClauseMark ink="paper" className="size-12" />
        <Name className="text-3xl" />
      </span>
    ),
  },
  {
    name: m.logo_night_name,
    use: m.logo_night_use,
    ground: 'night',
    picture: (
      <span className="flex items-center gap-3 text-[#f3eee1]">
        <ClauseMark ink="night" className="size-12" />
        <Name className="text-3xl" />
      </span>
    ),
  },
  {
    name: m.logo_highlight_name,
    use: m.logo_highlight_use,
    ground: 'highlight',
    picture: <ClauseMark ink="sign" className="size-20" />,
  },
  {
    name: m.logo_single_name,
    use: m.logo_single_use,
    ground: 'page',
    picture: (
      <span className="flex items-center gap-3">
        <ClauseMark ink="single" className="size-12" />
        <Name className="text-3xl" />
      </span>
    ),
  },
  {
    name: m.logo_small_name,
    use: m.logo_small_use,
    ground: 'page',
    picture: (
      <span className="flex items-end gap-5">
        <ClauseMark className="size-4" />
        <ClauseMark className="size-6" />
        <ClauseMark className="size-8" />
        <span className="grid size-16 place-items-center rounded-2xl bg-[#1d2b45]">
          <ClauseMark ink="night" className="size-11" />
        </span>
      </span>
    ),
  },
];
