/**
 * Shows how much memory two uploads of 10 MB at the same time take: the built Workers, each pair of uploads in a fresh
 * process, which is asked for the most that it held beyond what it held before. To compare two builds, run it on both.
 *
 *   npm run upload:memory
 */
import { signUp, startWorkers } from '#src/testing/integration/running-workers.ts';
import { peakOf, workerdProcesses } from './bench/process-memory.ts';
import { largeFiles } from './formats/large-files.ts';

// An isolate collects its garbage before it comes to 128 MB; a process that has no limit lets it lie.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-heap-size=96';

const kinds = ['PDF with a large picture', 'DOCX with a large picture'];

for (const file of largeFiles.filter(({ what }) => kinds.includes(what))) {
  // Of different bytes, or the second would take up the text of the first.
  const [first, second] = await Promise.all([1, 2].map(async () => Uint8Array.from(await file.make())));
  if (!first || !second) continue;
  const middle = second.length >> 1;
  second[middle] = (second[middle] ?? 0) ^ 1;
  for (const call of ['validate', 'upload'] as const) {
    const others = new Set(workerdProcesses());
    const server = await startWorkers({ USAGE_LIMITS: 'off' });
    const peak = () =>
      Math.max(
        ...workerdProcesses()
          .filter((id) => !others.has(id))
          .map(peakOf),
      );
    try {
      const person = await signUp(server, 'ada@example.test');
      await person.validate('warm.txt', new TextEncoder().encode('The Tenant shall pay the rent. '.repeat(50)));
      const before = peak();
      const answers = await Promise.all([first, second].map((bytes) => person[call](file.fileName, bytes)));
      const accepted = answers.filter((answer) => 'contractId' in answer || ('allowed' in answer && answer.allowed));
      const grown = (peak() - before).toFixed(0);
      console.log(
        `${file.what}, two at once by ${call}: ${accepted.length} accepted, ${grown} MB more than the ${before.toFixed(0)} before`,
      );
    } finally {
      await server.close();
    }
  }
}
process.exit(0);
