import { readDocumentFeatures } from '#worker/analyse/built-in/learned/document-features.ts';
import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { type ContractJudgement, looksLikeContract } from '#worker/analyse/built-in/learned/looks-like-contract.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { readText } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import { type Example, type Settings, trainLinear } from './train-linear.ts';

const settings: Settings = { size: 2 ** 18, epochs: 20, rate: 0.05, decay: 1e-4, fewestDocuments: 2 };
/** There are three contracts to each other document: with more of them beside so few others, short contracts are refused. */
const weightOfOther = 3;
const contractsALanguage = 40;

interface DocumentExample extends Example {
  contract: ContractText;
  /** Documents of one number are the same kind of other document in each language. */
  number: number;
}

export function documentExamples(documents: readonly KeyedDocument[]): Promise<DocumentExample[]> {
  const used = documents.filter((document) => !isKeyedContract(document) || numberOf(document) <= contractsALanguage);
  return Promise.all(
    used.map(async (document) => {
      const { contract } = await readText(document);
      const isContract = isKeyedContract(document);
      return {
        ...readSlots((sink) => readDocumentFeatures(contract, sink), settings.size),
        label: isContract ? 1 : 0,
        weight: isContract ? 1 : weightOfOther,
        document: document.name,
        contract,
        number: numberOf(document),
      };
    }),
  );
}

const numberOf = ({ name }: KeyedDocument) => Number(/\d+$/.exec(name)?.[0]);

export const trainContract = (examples: readonly DocumentExample[]) => trainLinear(examples, settings);

export interface ContractReport {
  contracts: number;
  others: number;
  contractsRefused: string[];
  othersTaken: string[];
  lowestContract: number;
  highestOther: number;
}

const folds = 6;

/** Each document is judged by a model that saw no other document of its kind in any language. */
export function measureContract(examples: readonly DocumentExample[]): ContractReport {
  const parts = Array.from({ length: folds }, (_, fold) => {
    const held = examples.filter(({ number }) => number % folds === fold);
    return judge(trainContract(examples.filter((example) => !held.includes(example))), held);
  });
  return reportOn(parts.flat());
}

/** Each document is judged by a model that saw documents of its kind in other languages alone. */
export function measureContractOfKnownKind(examples: readonly DocumentExample[]): ContractReport {
  const languages = [...new Set(examples.map(({ contract }) => contract.language))];
  const foldOf = ({ number, contract }: DocumentExample) =>
    (number + languages.indexOf(contract.language)) % languages.length;
  const parts = languages.map((_, fold) => {
    const held = examples.filter((example) => foldOf(example) === fold);
    return judge(trainContract(examples.filter((example) => foldOf(example) !== fold)), held);
  });
  return reportOn(parts.flat());
}

export const measureContractWith = (model: LinearModel, examples: readonly DocumentExample[]) =>
  reportOn(judge(model, examples));

interface Judged extends ContractJudgement {
  document: string;
  label: 0 | 1;
}

const judge = (model: LinearModel, examples: readonly DocumentExample[]): Judged[] =>
  examples.map(({ document, label, contract }) => ({ document, label, ...looksLikeContract(contract, model) }));

function reportOn(judged: readonly Judged[]): ContractReport {
  const contracts = judged.filter(({ label }) => label === 1);
  const others = judged.filter(({ label }) => label === 0);
  return {
    contracts: contracts.length,
    others: others.length,
    contractsRefused: contracts.filter(({ isContract }) => !isContract).map(({ document }) => document),
    othersTaken: others.filter(({ isContract }) => isContract).map(({ document }) => document),
    lowestContract: Math.min(...contracts.map(({ score }) => score)),
    highestOther: Math.max(...others.map(({ score }) => score)),
  };
}
