import { ArrowLeft, ArrowLeftRight, Files } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ComparedVersion, Comparison } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDate } from '#web/lib/format.ts';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { contractName } from '../contract-name';

const ChooseContract = late(async () => (await import('../choose-contract')).ChooseContract);

/** Which two are compared, and what else they could be compared with. */
export function ComparisonHeader({ comparison: { before, after } }: { comparison: Comparison }) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <PageHeader
        compact
        above={
          <Link
            to={paths.analysis(after.id)}
            className="text-link inline-flex items-center gap-1.5 text-sm print:hidden"
          >
            <ArrowLeft aria-hidden className="flip-rtl size-4 shrink-0" />
            {m.compare_back()}
          </Link>
        }
        title={m.compare_title()}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={paths.compare(after.id, before.id)} variant="secondary" size="sm">
              <ArrowLeftRight aria-hidden className="size-4" />
              {m.compare_swap()}
            </ButtonLink>
            <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
              <Files aria-hidden className="size-4" />
              {m.compare_other()}
            </Button>
          </div>
        }
      />
      <dl className="mb-5 grid gap-3 sm:grid-cols-2">
        <Version label={m.compare_earlier()} version={before} />
        <Version label={m.compare_later()} version={after} />
      </dl>
      {choosing && (
        <ChooseContract
          like={after}
          title={m.compare_choose_title()}
          text={m.compare_choose_text()}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            void navigate(paths.compare(id, after.id));
          }}
        />
      )}
    </>
  );
}

function Version({ label, version }: { label: string; version: ComparedVersion }) {
  const name = contractName(version);
  return (
    <div className="min-w-0 rounded-box border border-rule bg-base-100 px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0">
        <Link to={paths.analysis(version.id)} className="text-link font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          {name !== version.fileName && <bdi className="min-w-0 wrap-anywhere">{version.fileName}</bdi>}
          <span>{m.contract_uploaded_on({ date: formatShortDate(version.createdAt) })}</span>
        </span>
      </dd>
    </div>
  );
}
