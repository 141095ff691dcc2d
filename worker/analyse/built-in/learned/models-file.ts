import type { LinearModel } from './linear-model';

/** One model for each question that is asked of a text. */
export interface LearnedModels {
  /** Would a lawyer warn of this passage? */
  harm: LinearModel;
  /** Is this document a contract? */
  contract: LinearModel;
  /** What the weights were made from, so that stale ones are noticed. */
  origin: Origin;
}

export interface Origin {
  /** SHA-256 of all keyed documents. */
  documents: string;
  /** Changes with how features are read. */
  features: string;
}

type Shape = Omit<LinearModel, 'weights'> & { size: number };
const names = ['harm', 'contract'] as const;
type Header = Record<(typeof names)[number], Shape> & { origin: Origin };

/** The length of the header in four bytes, the header as JSON, then the weights of each model. */
export function writeModels(models: LearnedModels): Uint8Array {
  const shapes = names.map((name) => [name, shapeOf(models[name])]);
  const header = new TextEncoder().encode(JSON.stringify({ origin: models.origin, ...Object.fromEntries(shapes) }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return joinBytes([length, header, ...names.map((name) => bytesOf(models[name]))]);
}

export function readModels(bytes: Uint8Array): LearnedModels {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let from = bytes.byteOffset + 4 + length;
  const take = ({ size, ...rest }: Shape): LinearModel => {
    const weights = new Int8Array(bytes.buffer, from, size);
    from += size;
    return { ...rest, weights };
  };
  return { harm: take(header.harm), contract: take(header.contract), origin: header.origin };
}

const shapeOf = ({ bias, step, weights }: LinearModel): Shape => ({ bias, step, size: weights.length });
const bytesOf = ({ weights }: LinearModel) => new Uint8Array(weights.buffer, weights.byteOffset, weights.length);

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    joined.set(part, from);
    from += part.length;
  }
  return joined;
}
