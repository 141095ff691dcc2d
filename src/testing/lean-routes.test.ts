import { expect, test } from 'vitest';
import { withoutTexts } from '../dev/build/lean-routes.ts';

test('what routes declare keeps its shape and its places, and loses its words', () => {
  const code = `route({ path: '/api', summary: 'To read', description: \`All of \${it}, and
  more\`, responses: { 200: { description: "Done" } }, note: 'summary', summary2: 'kept' }); call(summary);`;
  const lean = withoutTexts(code);
  expect(lean).toHaveLength(code.length);
  expect(lean.replaceAll(/ {2,}/g, ' ')).toBe(
    `route({ path: '/api', summary: '' , description: '' \n , responses: { 200: { description: '' } }, note: 'summary', summary2: 'kept' }); call(summary);`,
  );
  expect(lean.indexOf('call(')).toBe(code.indexOf('call('));
});
