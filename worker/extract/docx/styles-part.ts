import { isOn, walkXml } from './xml-walker';

export interface ParagraphStyle {
  name: string;
  basedOn: string | null;
  outline: number | null;
  numberingId: string | null;
  level: number | null;
  hidden: boolean;
}

export type Styles = Map<string, ParagraphStyle>;

/** Reads word/styles.xml. */
export async function readStyles(bytes: Uint8Array | undefined): Promise<Styles> {
  const styles: Styles = new Map();
  if (!bytes) return styles;
  let style: ParagraphStyle | null = null;
  await walkXml(bytes, {
    open(element) {
      const { name, attributes } = element;
      if (name === 'style') {
        style = { name: '', basedOn: null, outline: null, numberingId: null, level: null, hidden: false };
        styles.set(attributes.styleId ?? '', style);
      }
      if (!style) return;
      const value = attributes.val ?? '';
      if (name === 'name') style.name = value;
      else if (name === 'basedOn') style.basedOn = value;
      else if (name === 'outlineLvl') style.outline = Number(value);
      else if (name === 'numId') style.numberingId = value;
      else if (name === 'ilvl') style.level = Number(value);
      else if (name === 'vanish') style.hidden = isOn(element);
    },
    close(name) {
      if (name === 'style') style = null;
    },
  });
  return styles;
}

/** The first value that is set in the style or in those it is based on. */
export function inherited<K extends keyof ParagraphStyle>(
  styles: Styles,
  id: string | null,
  key: K,
): ParagraphStyle[K] | null {
  let style = id === null ? undefined : styles.get(id);
  for (let steps = 0; style && steps < 20; steps++) {
    if (style[key]) return style[key];
    if (style[key] === 0) return style[key];
    style = style.basedOn === null ? undefined : styles.get(style.basedOn);
  }
  return null;
}

/** 1 to 9 for headings and titles, else null. */
export function headingLevel(styles: Styles, id: string | null): number | null {
  const outline = inherited(styles, id, 'outline');
  if (outline !== null && outline < 9) return outline + 1;
  const name = id === null ? '' : (styles.get(id)?.name ?? '');
  if (/^title$/i.test(name)) return 1;
  const numbered = /^heading (\d)/i.exec(name);
  return numbered ? Number(numbered[1]) : null;
}
