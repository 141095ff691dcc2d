/**
 * Uploads every contract of a folder to a running app over HTTP and prints what became of each.
 *
 *   npm run upload -- DIR [--app http://localhost:5173] [--json FILE]
 *
 * Signs in with the demo login; start the app with USAGE_LIMITS=off RATE_LIMITS=off for more than a handful.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string', default: `http://localhost:${process.env.PORT ?? 5173}` },
    json: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: npm run upload -- DIR [--app URL] [--json FILE]');

const login = await fetch(`${values.app}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'demo@plainclause.test', password: 'plainclause' }),
});
if (!login.ok) throw new Error(`sign-in: ${login.status} ${await login.text()}`);
const cookie = login.headers
  .getSetCookie()
  .map((line) => line.split(';', 1)[0])
  .join('; ');

interface Row {
  file: string;
  outcome: string;
  milliseconds: number;
  pages: number | null;
  language: string | null;
  keyTerms: number;
  risks: number;
  governingLaw: boolean;
  quotes: { exact: number; close: number; none: number; wrong: number };
}

const rows: Row[] = [];
for (const file of readdirSync(folder).sort()) {
  const row = await upload(join(folder, file));
  rows.push(row);
  const { exact, close, none, wrong } = row.quotes;
  console.log(
    [
      file.padEnd(24),
      row.outcome.padEnd(12),
      `${row.milliseconds} ms`.padStart(9),
      `${row.pages ?? '-'} p`.padStart(6),
      (row.language ?? '-').padStart(3),
      `${row.keyTerms} terms`.padStart(9),
      `${row.risks} risks`.padStart(9),
      row.governingLaw ? 'law' : '   ',
      `quotes ${exact} exact, ${close} close, ${none} not found, ${wrong} WRONG`,
    ].join(' '),
  );
}
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 2));
const complete = rows.filter((row) => row.outcome === 'complete').length;
const wrong = rows.reduce((sum, row) => sum + row.quotes.wrong, 0);
console.log(`${complete} of ${rows.length} complete; ${wrong} exact quotes that are not where they say`);
process.exitCode = wrong > 0 ? 1 : 0;

async function upload(path: string): Promise<Row> {
  const started = Date.now();
  const form = new FormData();
  form.set('contract', new File([readFileSync(path)], basename(path)));
  const accepted = await fetch(`${values.app}/api/contracts`, { method: 'POST', headers: { cookie }, body: form });
  const body = (await accepted.json()) as { contractId?: string; code?: string };
  const empty = { pages: null, language: null, keyTerms: 0, risks: 0, governingLaw: false };
  const quotes = { exact: 0, close: 0, none: 0, wrong: 0 };
  const file = basename(path);
  if (!body.contractId) {
    return {
      file,
      outcome: body.code ?? String(accepted.status),
      milliseconds: Date.now() - started,
      ...empty,
      quotes,
    };
  }
  const contract = await finished(body.contractId);
  const milliseconds = Date.now() - started;
  const outcome = contract.status === 'complete' ? 'complete' : (contract.failureCode ?? contract.status);
  for (const { quote, start, end, match } of evidenceOf(contract)) {
    quotes[match]++;
    if (match === 'exact' && contract.fileContent.slice(start ?? 0, end ?? 0) !== quote) quotes.wrong++;
  }
  const { riskAssessment, keyTerms } = contract;
  return {
    file,
    outcome,
    milliseconds,
    pages: contract.pages,
    language: contract.detectedLanguage,
    keyTerms: keyTerms?.length ?? 0,
    risks: Object.values(riskAssessment ?? {}).flat().length,
    governingLaw: keyTerms?.some((term) => term.clauseType === 'governing-law' && term.evidence.length > 0) ?? false,
    quotes,
  };
}

async function finished(id: string): Promise<Contract> {
  for (;;) {
    const answer = await fetch(`${values.app}/api/contracts/${id}`, { headers: { cookie } });
    const contract = (await answer.json()) as Contract;
    if (contract.status === 'complete' || contract.status === 'failed') return contract;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function evidenceOf({ riskAssessment, keyTerms, recommendations, parties, dates, warnings }: Contract): Evidence[] {
  const risks = Object.values(riskAssessment ?? {}).flat();
  const items: { evidence: Evidence[] }[] = [
    ...risks,
    ...(keyTerms ?? []),
    ...(recommendations ?? []),
    ...(parties ?? []),
    ...(dates ?? []),
    ...(warnings ?? []),
  ];
  return items.flatMap((item) => item.evidence);
}
