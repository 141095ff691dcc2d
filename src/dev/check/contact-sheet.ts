import type { View } from '#web/testing/walk/visit.ts';

/** The file of a view's picture. */
export const pictureName = ({ place, locale, theme, width }: View) => `${place.name}.${locale}.${theme}.${width}.png`;

/** One page with all pictures: a row for each place, in the order of the walk, each opening the picture in full. */
export function contactSheet(views: View[]): string {
  const rows = Map.groupBy(views, ({ place }) => place.name);
  const sections = [...rows].map(([name, shown]) => {
    const figures = shown.map((view) => {
      const { locale, theme, width } = view;
      const file = pictureName(view);
      return `<figure class="${width < 600 ? 'narrow' : 'wide'}"><a href="${file}"><img loading="lazy" alt="" src="${file}"></a><figcaption>${locale} ${theme} ${width}</figcaption></figure>`;
    });
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<meta charset="utf-8"><title>Every page</title>
<style>
body{font:14px system-ui;margin:1rem;background:#888}
section>div{display:flex;flex-wrap:wrap;gap:.75rem;align-items:start}
figure{margin:0;background:#fff;padding:.25rem}img{display:block;max-height:32rem;object-fit:cover;object-position:top}
.wide img{width:20rem}.narrow img{width:8rem}
</style>
<nav>${[...rows.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${sections.join('\n')}
`;
}
