import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { generatedContractsQuery } from '#web/features/contracts/contracts.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Which contract one came from to choose a clause. */
export function AddingTo({ contractId }: { contractId: string }) {
  const { data } = useQuery(generatedContractsQuery);
  const contract = data?.find(({ id }) => id === contractId);
  if (!contract) return null;
  return (
    <div className="mb-6">
      <Alert
        action={
          <Link to={paths.analysis(contract.id)} className="text-link">
            {m.clauses_adding_back()}
          </Link>
        }
      >
        {m.clauses_adding_to({ contract: contract.fileName })}
      </Alert>
    </div>
  );
}
