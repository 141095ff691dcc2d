import type { WrongField } from '../lib/use-field-errors';
import { Alert } from './alert';

type Props = {
  title: string;
  text?: string | null | undefined;
  wrong: readonly WrongField[];
  onChoose: (name: string) => void;
};

/** Everything that is wrong with a form; each line leads to its field, which says it again and is read out by itself. */
export function FormErrors({ title, text, wrong, onChoose }: Props) {
  const isAmbiguous = new Set(wrong.map(({ error }) => error)).size < wrong.length;
  return (
    <Alert tone="danger" title={title}>
      {text && <p>{text}</p>}
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {wrong.map(({ name, label, error }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)} className="text-link text-start align-top">
              {isAmbiguous ? `${label}: ${error}` : error}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
