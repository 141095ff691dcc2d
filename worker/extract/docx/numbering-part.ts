import { isOn, walkXml, type XmlElement } from './xml-walker';

export interface NumberLevel {
  start: number;
  format: string;
  /** "%1.%2": the numbers of the levels up to this one. */
  pattern: string;
  style: string | null;
  legal: boolean;
  /** The level after which this one starts again; 0 for never. */
  restart: number | null;
}

export interface AbstractNumbering {
  id: string;
  levels: Map<number, NumberLevel>;
  /** Levels are those of the numbering that this style points to. */
  styleLink: string | null;
}

export interface NumberingInstance {
  abstractId: string;
  starts: Map<number, number>;
  levels: Map<number, NumberLevel>;
}

export interface NumberingPart {
  abstracts: Map<string, AbstractNumbering>;
  instances: Map<string, NumberingInstance>;
}

/** Levels that Word counts, from 0. */
export const deepestLevel = 8;
/** Word takes no longer pattern for the number of a clause. */
const longestPattern = 255;

const newLevel = (): NumberLevel => ({
  start: 1,
  format: 'decimal',
  pattern: '',
  style: null,
  legal: false,
  restart: null,
});

function setLevel(level: NumberLevel, element: XmlElement): void {
  const value = element.attributes.val ?? '';
  if (element.name === 'start') level.start = Number(value) || 0;
  else if (element.name === 'numFmt') level.format = value;
  else if (element.name === 'lvlText') level.pattern = value.slice(0, longestPattern);
  else if (element.name === 'pStyle') level.style = value;
  else if (element.name === 'isLgl') level.legal = isOn(element);
  else if (element.name === 'lvlRestart') level.restart = Number(value);
}

/** Reads word/numbering.xml. */
export async function readNumberingPart(bytes: Uint8Array | undefined): Promise<NumberingPart> {
  const part: NumberingPart = { abstracts: new Map(), instances: new Map() };
  if (!bytes) return part;
  let abstract: AbstractNumbering | null = null;
  let instance: NumberingInstance | null = null;
  let level: NumberLevel | null = null;
  let override = 0;
  await walkXml(bytes, {
    open(element) {
      const { name, attributes } = element;
      if (name === 'abstractNum') {
        abstract = { id: attributes.abstractNumId ?? '', levels: new Map(), styleLink: null };
        part.abstracts.set(abstract.id, abstract);
      } else if (name === 'num') {
        instance = { abstractId: '', starts: new Map(), levels: new Map() };
        part.instances.set(attributes.numId ?? '', instance);
      } else if (name === 'abstractNumId' && instance) instance.abstractId = attributes.val ?? '';
      else if (name === 'numStyleLink' && abstract) abstract.styleLink = attributes.val ?? null;
      else if (name === 'lvlOverride') override = Number(attributes.ilvl) || 0;
      else if (name === 'startOverride' && instance) instance.starts.set(override, Number(attributes.val) || 0);
      else if (name === 'lvl') {
        level = newLevel();
        const index = Number(attributes.ilvl) || 0;
        if (index <= deepestLevel) (instance ?? abstract)?.levels.set(index, level);
      } else if (level) setLevel(level, element);
    },
    close(name) {
      if (name === 'abstractNum') abstract = null;
      else if (name === 'num') instance = null;
      else if (name === 'lvl') level = null;
    },
  });
  return part;
}
