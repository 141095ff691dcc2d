import { inherited, type Styles } from './styles-part';
import { isOn, type XmlElement } from './xml-walker';

/** In half points: two points are too small to read. */
const tiny = 4;
const white = /^f[c-f]f[c-f]f[c-f]$/i;

export const isShading = ({ attributes }: XmlElement): boolean => {
  const fill = attributes.fill ?? 'auto';
  return (fill !== 'auto' && !white.test(fill)) || (attributes.color ?? 'auto') !== 'auto' || 'themeFill' in attributes;
};

/** What the properties of a run say about how its words are seen. */
export class RunLooks {
  bold = false;
  #vanished = false;
  #white = false;
  #shaded = false;
  readonly #styles: Styles;

  constructor(styles: Styles, paragraphStyle: string | null) {
    this.#styles = styles;
    this.#vanished = inherited(styles, paragraphStyle, 'hidden') === true;
  }

  set(element: XmlElement): void {
    const value = element.attributes.val ?? '';
    if (element.name === 'vanish') this.#vanished = isOn(element);
    else if (element.name === 'rStyle') this.#vanished ||= inherited(this.#styles, value, 'hidden') === true;
    else if (element.name === 'b') this.bold = isOn(element);
    else if (element.name === 'color') this.#white = white.test(value);
    else if (element.name === 'highlight') this.#shaded ||= value !== 'none' && value !== 'white';
    else if (element.name === 'shd') this.#shaded ||= isShading(element);
    else if (element.name === 'sz' && Number(value) > 0 && Number(value) <= tiny) this.#vanished = true;
  }

  /** `backed`: the words are on a coloured background of the paragraph or of a table. */
  isHidden(backed: boolean): boolean {
    return this.#vanished || (this.#white && !this.#shaded && !backed);
  }
}
