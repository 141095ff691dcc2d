import type { LinearModel } from './linear-model';
import type { TopicModel } from './topic-model';

/** One model for each question that is asked of a text. */
export interface LearnedModels {
  /** Would a lawyer warn of this passage? */
  harm: LinearModel;
  /** Is this document a contract? */
  contract: LinearModel;
  /** What is this passage about? */
  topic: TopicModel;
  /** What the weights were made from, so that stale ones are noticed. */
  origin: Origin;
}

export interface Origin {
  /** SHA-256 of all keyed documents. */
  documents: string;
  /** Changes with how features are read. */
  features: string;
}

/** A model with the number of its weights in their place. */
type Shape<Model extends { weights: Int8Array }> = Omit<Model, 'weights'> & { size: number };
interface Header {
  origin: Origin;
  harm: Shape<LinearModel>;
  contract: Shape<LinearModel>;
  topic: Shape<TopicModel>;
}

/** The length of the header in four bytes, the header as JSON, then the weights of each model. */
export function writeModels({ harm, contract, topic, origin }: LearnedModels): Uint8Array {
  const shapes: Header = { origin, harm: shapeOf(harm), contract: shapeOf(contract), topic: shapeOf(topic) };
  const header = new TextEncoder().encode(JSON.stringify(shapes));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return joinBytes([length, header, ...[harm, contract, topic].map(({ weights }) => bytesOf(weights))]);
}

export function readModels(bytes: Uint8Array): LearnedModels {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let from = bytes.byteOffset + 4 + length;
  const weightsOf = ({ size }: { size: number }) => {
    const weights = new Int8Array(bytes.buffer, from, size);
    from += size;
    return weights;
  };
  return {
    harm: { ...header.harm, weights: weightsOf(header.harm) },
    contract: { ...header.contract, weights: weightsOf(header.contract) },
    topic: { ...header.topic, weights: weightsOf(header.topic) },
    origin: header.origin,
  };
}

function shapeOf<Model extends { weights: Int8Array }>({ weights, ...rest }: Model): Shape<Model> {
  return { ...rest, size: weights.length };
}
const bytesOf = (weights: Int8Array) => new Uint8Array(weights.buffer, weights.byteOffset, weights.length);

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    joined.set(part, from);
    from += part.length;
  }
  return joined;
}
