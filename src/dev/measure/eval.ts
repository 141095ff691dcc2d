/**
 * Measures how well contracts are explained, by documents with answer keys or with labels, and prints tables.
 *
 *   npm run eval -- DIR [--json FILE] [--only SOME] [--scorer FILE] [--type SLUG]
 *   npm run eval -- DIR --model [--at-once N] [--recorded ANSWERS]
 *   npm run eval -- DIR --questions
 *   npm run eval -- DIR --serve PORT --recorded ANSWERS [--pace TOKENS]
 *
 * DIR holds documents with answer keys (`en/01.txt` and `en/01.json`), which the `everyday-score.mjs` beside it or
 * `--scorer` scores, all of them or some by brief or name (`--only A,en/07`); or it holds `clause-types.json` and folders
 * `cuad*`, `unfair-terms*`, `language*`, and `--type` explains the result for one clause type.
 *
 * The built-in analyst is measured, or with `--model` the language model that the app would use, which also has its
 * tokens and times printed. With `--recorded`, answers that were recorded (`ANSWERS/en-01.json`) stand in for it, and
 * how long they would take is told for services of several speeds. With `--questions`, the questions of
 * `eval/questions/questions.json` are asked of the documents, and it is told where their answers were found. `--serve` offers them to a running app.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadScorer, printEveryday, readEveryday, scoreEveryday } from './eval/everyday.ts';
import { evaluateLabelled } from './eval/labelled.ts';
import { evaluateModel } from './eval/model/evaluate-model.ts';
import { serveRecorded } from './eval/model/serve-recorded.ts';
import { evaluateQuestions, printQuestions } from './eval/questions/evaluate-questions.ts';
import { loadWorkerCode } from './eval/worker-code.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    type: { type: 'string' },
    only: { type: 'string' },
    scorer: { type: 'string' },
    model: { type: 'boolean' },
    'at-once': { type: 'string', default: '1' },
    recorded: { type: 'string' },
    questions: { type: 'boolean' },
    serve: { type: 'string' },
    pace: { type: 'string', default: '60' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: npm run eval -- DIR [--model] [--json FILE] [--only SOME] [--scorer FILE]');
const documents = readEveryday(folder, values.only?.split(','));

if (values.serve)
  await serveRecorded(documents, values.recorded, { port: Number(values.serve), pace: Number(values.pace) });
else if (values.questions) printQuestions(await evaluateQuestions(folder));
else await evaluate(folder);

async function evaluate(folder: string) {
  const worker = await loadWorkerCode();
  try {
    if (documents.length === 0) return await evaluateLabelled(worker, folder, values);
    const scorer = await loadScorer(values.scorer ?? join(folder, '../everyday-score.mjs'));
    const given = { recorded: values.recorded, atOnce: Number(values['at-once']) };
    const result = values.model
      ? await evaluateModel(worker, documents, scorer, given)
      : await scoreEveryday(worker, documents, scorer);
    if (!values.model) printEveryday((result as Awaited<ReturnType<typeof scoreEveryday>>).columns);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    worker.close();
  }
}
