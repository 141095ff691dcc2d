import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { HarmJudge } from '../harms/harm-judge';
import type { HarmClass } from '../harms/suspects';
import type { ClassModel } from './class-model';
import type { LinearModel } from './linear-model';

/** One model for each question that is asked of a text. */
export interface LearnedModels {
  /** Would a lawyer warn of this passage? */
  harm: LinearModel;
  /** Is this document a contract? */
  contract: LinearModel;
  /** What is this passage about? */
  topic: ClassModel<HarmTopic>;
  /** Does the reader pay this sum? */
  payer: LinearModel;
  /** Is this sum to be paid at all? */
  paid: LinearModel;
  /** Is the contract made on this day? */
  agreedDay: LinearModel;
  /** Does it, or what it is for, begin on this day? */
  startDay: LinearModel;
  /** Does it end on this day? */
  endDay: LinearModel;
  /** Which harm does this sentence do its reader, if any? */
  harmType: ClassModel<HarmClass>;
  /** What is to be believed of what patterns and `harmType` say? */
  harmJudge: HarmJudge;
  /** What the weights were made from, so that stale ones are noticed. */
  origin: Origin;
}

export interface Origin {
  /** SHA-256 of all that was learned from. */
  documents: string;
  /** Changes with how features are read. */
  features: string;
}

const names = ['harm', 'contract', 'topic', 'payer', 'paid', 'agreedDay', 'startDay', 'endDay', 'harmType'] as const;
type Name = (typeof names)[number];

/** A model with the number of its weights in their place. */
type Shape<Model extends { weights: Int8Array }> = Omit<Model, 'weights'> & { size: number };
type Header = Pick<LearnedModels, 'origin' | 'harmJudge'> & { [Model in Name]: Shape<LearnedModels[Model]> };

/** The length of the header in four bytes, the header as JSON, then the weights of each model. */
export function writeModels(models: LearnedModels): Uint8Array {
  const shapes = names.map((name) => [name, shapeOf(models[name])]);
  const { origin, harmJudge } = models;
  const header = new TextEncoder().encode(JSON.stringify({ origin, harmJudge, ...Object.fromEntries(shapes) }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return joinBytes([length, header, ...names.map((name) => bytesOf(models[name].weights))]);
}

/** One model alone, in the same form. */
export function writeModel(model: LinearModel, origin: Origin): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify({ origin, ...shapeOf(model) }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return joinBytes([length, header, bytesOf(model.weights)]);
}

export function readModel(bytes: Uint8Array): LinearModel & { origin: Origin } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const { size, ...header }: Shape<LinearModel> & { origin: Origin } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(4, 4 + length)),
  );
  return { ...header, weights: new Int8Array(bytes.buffer, bytes.byteOffset + 4 + length, size) };
}

export function readModels(bytes: Uint8Array): LearnedModels {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let from = bytes.byteOffset + 4 + length;
  const weighted = names.map((name) => {
    const { size, ...model } = header[name];
    const weights = new Int8Array(bytes.buffer, from, size);
    from += size;
    return [name, { ...model, weights }];
  });
  const { origin, harmJudge } = header;
  return { origin, harmJudge, ...Object.fromEntries(weighted) };
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
