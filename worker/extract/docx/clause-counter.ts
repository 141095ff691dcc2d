import { formatNumber } from './number-format';
import { type AbstractNumbering, deepestLevel, type NumberingPart, type NumberLevel } from './numbering-part';
import { inherited, type Styles } from './styles-part';

export interface ParagraphNumbering {
  style: string | null;
  numberingId: string | null;
  level: number | null;
}

export interface ShownNumber {
  /** As Word shows it: "2.1", "(a)", "•". */
  number: string;
  /** From 0. */
  level: number;
}

const bullets = /^[\p{Co}\uFFFD]$/u;

/** Counts clauses the way Word does while paragraphs are read in order. */
export class ClauseCounter {
  readonly #part: NumberingPart;
  readonly #styles: Styles;
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #restarted = new Set<string>();

  constructor(part: NumberingPart, styles: Styles) {
    this.#part = part;
    this.#styles = styles;
  }

  /** Counts the paragraph and tells its number, which is put together only where it is `shown`. */
  next(paragraph: ParagraphNumbering, shown: boolean): ShownNumber | null {
    const id = paragraph.numberingId ?? inherited(this.#styles, paragraph.style, 'numberingId');
    const instance = id === null ? undefined : this.#part.instances.get(id);
    const abstract = instance && this.#resolve(instance.abstractId);
    if (!id || !instance || !abstract) return null;
    const level = Math.min(deepestLevel, paragraph.level ?? this.#styleLevel(paragraph.style, abstract));
    const levelOf = (index: number) => instance.levels.get(index) ?? abstract.levels.get(index);
    const own = levelOf(level);
    if (!own) return null;
    const counts = this.#count(abstract.id, id, level, instance.starts, levelOf);
    if (!shown) return { number: '', level };
    if (own.format === 'bullet') return { number: bullets.test(own.pattern) ? '•' : own.pattern || '•', level };
    const number = own.pattern
      .replace(/%([1-9])/g, (_, position: string) => {
        const index = Number(position) - 1;
        const format = own.legal ? 'decimal' : (levelOf(index)?.format ?? 'decimal');
        return formatNumber(counts[index] ?? levelOf(index)?.start ?? 1, format);
      })
      .trim();
    return { number, level };
  }

  #resolve(abstractId: string): AbstractNumbering | undefined {
    const abstract = this.#part.abstracts.get(abstractId);
    if (!abstract?.styleLink) return abstract;
    const linked = inherited(this.#styles, abstract.styleLink, 'numberingId');
    const instance = linked === null ? undefined : this.#part.instances.get(linked);
    return instance ? this.#part.abstracts.get(instance.abstractId) : abstract;
  }

  #styleLevel(style: string | null, abstract: AbstractNumbering): number {
    for (const [index, level] of abstract.levels) if (style !== null && level.style === style) return index;
    return inherited(this.#styles, style, 'level') ?? 0;
  }

  #count(
    abstractId: string,
    id: string,
    level: number,
    starts: Map<number, number>,
    levelOf: (index: number) => NumberLevel | undefined,
  ): (number | undefined)[] {
    const counts = this.#counts.get(abstractId) ?? [];
    this.#counts.set(abstractId, counts);
    const start = starts.get(level);
    const key = `${id}/${level}`;
    if (start !== undefined && !this.#restarted.has(key)) {
      this.#restarted.add(key);
      counts[level] = start;
    } else {
      const before = counts[level];
      counts[level] = before === undefined ? (start ?? levelOf(level)?.start ?? 1) : before + 1;
    }
    for (let above = 0; above < level; above++) counts[above] ??= levelOf(above)?.start ?? 1;
    for (let below = level + 1; below <= deepestLevel; below++) {
      const restart = levelOf(below)?.restart;
      if (restart === 0 || (restart != null && level >= restart)) continue;
      counts[below] = undefined;
    }
    return counts;
  }
}
