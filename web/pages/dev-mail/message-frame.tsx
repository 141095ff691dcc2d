import { type SyntheticEvent, useMemo } from 'react';

/** The styles of a message apart from the rest of it. Not parsed as a page: that would apply them, and be refused. */
function takeStyles(html: string): { page: string; styles: string } {
  let styles = '';
  const page = html.replaceAll(/<style>(.*?)<\/style>/gs, (_, sheet: string) => {
    styles += sheet;
    return '';
  });
  return { page, styles };
}

/**
 * A message as a mail program shows it, as high as it is. Its sandbox allows no scripts, no forms and no way to the
 * page around it. This site's policy, which the frame inherits, refuses inline styles: they are handed
 * to the frame as a sheet of its own.
 */
export function MessageFrame({ title, html }: { title: string; html: string }) {
  const { page, styles } = useMemo(() => takeStyles(html), [html]);

  function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument: message, contentWindow } = frame;
    if (!message || !contentWindow) return;
    const Sheet = (contentWindow as Window & typeof globalThis).CSSStyleSheet;
    const sheet = new Sheet();
    sheet.replaceSync(styles);
    message.adoptedStyleSheets = [sheet];
    frame.style.height = `${message.documentElement.scrollHeight}px`;
  }

  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={dress}
      className="h-96 w-full rounded-field border border-rule"
    />
  );
}
