import type { LinearModel } from './linear-model';

/** One model for each question that is asked of a text. */
export interface LearnedModels {
  /** Would a lawyer warn of this passage? */
  harm: LinearModel;
  /** What the weights were made from, so that stale ones are noticed. */
  origin: Origin;
}

export interface Origin {
  /** SHA-256 of all keyed documents. */
  documents: string;
  /** Changes with how features are read. */
  features: string;
}

interface Header {
  origin: Origin;
  harm: Shape;
}
type Shape = Omit<LinearModel, 'weights'> & { size: number };

/** The length of the header in four bytes, the header as JSON, then the weights of each model. */
export function writeModels({ harm, origin }: LearnedModels): Uint8Array {
  const header: Header = { origin, harm: shapeOf(harm) };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(4 + json.length + harm.weights.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, 4);
  bytes.set(bytesOf(harm), 4 + json.length);
  return bytes;
}

export function readModels(bytes: Uint8Array): LearnedModels {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  let from = bytes.byteOffset + 4 + length;
  const take = ({ size, ...rest }: Shape): LinearModel => {
    const weights = new Int8Array(bytes.buffer, from, size);
    from += size;
    return { ...rest, weights };
  };
  return { harm: take(header.harm), origin: header.origin };
}

const shapeOf = ({ bias, step, weights }: LinearModel): Shape => ({ bias, step, size: weights.length });
const bytesOf = ({ weights }: LinearModel) => new Uint8Array(weights.buffer, weights.byteOffset, weights.length);
