import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findCallsOnDeps } from '../dev/check/calls-on-deps.ts';
import { findCycles, findReached, type Import, readImports } from '../dev/check/import-graph.ts';
import { readSourceFiles } from '../dev/check/source-files.ts';

const files = readSourceFiles();
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const imports = readImports(files);
const shipped = imports.filter(({ from }) => !isTest(from) && !from.startsWith('src/dev/'));
const own = shipped.filter((edge) => edge.own);

const lines = (edges: Import[]) => edges.map(({ from, to }) => `${from} → ${to}`);
const schema = /\.schema\.ts$/;
/** Pure code that the client shares, so that what is previewed is what is generated, and told first what is told then. */
const contentRules =
  /^src\/features\/((templates|clauses|generated-contracts)\/[a-z-]+|contracts\/(listed-risks|pressing-dates))\.rules\.ts$/;
/** Letters are folded alike where words are searched, quoted and shown, and what is typed is cleaned alike. */
const words = /^src\/kernel\/(folding|clean-line)\.ts$/;
const feature = (path: string) => path.match(/^(?:src|web)\/features\/([^/]+)\//)?.[1];

/** What the files of a kind may import from the project besides the files beside them in the same rule. */
const mayImport: { who: string; from: RegExp; to: RegExp[] }[] = [
  {
    who: 'a schema imports schemas, the codes of failures and how what is typed is cleaned',
    from: /^src\/.*\.schema\.ts$/,
    to: [schema, /\.errors\.ts$/, words],
  },
  {
    who: 'rules import rules, schemas, errors and the kernel',
    from: /^src\/.*\.rules\.ts$/,
    to: [/\.(rules|schema|errors)\.ts$/, /^src\/kernel\//],
  },
  {
    who: 'a repository imports tables, rules, schemas, errors, the database and the kernel',
    from: /\.repository\.ts$/,
    to: [/\.(table|rules|schema|errors)\.ts$/, /^src\/(db|kernel)\//],
  },
  {
    who: 'a table imports tables, schemas, the codes of failures and shared columns',
    from: /\.table\.ts$/,
    to: [/\.(table|schema|errors)\.ts$/, /^src\/db\/columns\.ts$/],
  },
  { who: 'the kernel imports nothing', from: /^src\/kernel\//, to: [/^src\/kernel\//] },
  {
    who: 'the analysis Worker imports nothing of HTTP',
    from: /^worker\//,
    to: [
      /^worker\//,
      /^src\/(kernel|db|platform|i18n)\//,
      /^src\/(config|language-model-config|shared-deps)\.ts$/,
      /^src\/features\/(?!.*\.routes\.)/,
    ],
  },
  {
    who: 'of the server the client imports schemas, messages and the rules that it shares alone',
    from: /^web\//,
    to: [/^web\//, schema, contentRules, words, /^src\/i18n\//],
  },
  {
    who: 'the kit of controls knows no product',
    from: /^web\/(ui|lib)\//,
    to: [/^web\/(ui|lib)\//, schema, /^src\/i18n\//],
  },
  {
    who: 'features of the client know no pages',
    from: /^web\/features\//,
    to: [/^web\/(features|ui|lib)\//, schema, contentRules, words, /^src\/i18n\//],
  },
  {
    who: 'pages are composed of features and controls',
    from: /^web\/pages\//,
    to: [/^web\/(pages|features|ui|lib)\//, schema, /^src\/i18n\//],
  },
];

test('the walk over the code sees it all', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(lines(own)).toContain('src/index.ts → src/app.ts');
  expect(lines(own)).toContain('web/app/router.tsx → web/pages/not-found/not-found.page.tsx');
});

test.each(mayImport)('$who', ({ from, to }) => {
  const edges = own.filter((edge) => from.test(edge.from));
  expect(files.some(({ path }) => from.test(path))).toBe(true);
  expect(lines(edges.filter((edge) => !to.some((pattern) => pattern.test(edge.to))))).toEqual([]);
});

test('what the analysis Worker loads reaches nothing of HTTP and nothing of sessions', () => {
  const starts = shipped.map(({ from }) => from).filter((path) => /^worker\//.test(path));
  const reached = findReached(shipped, starts);
  expect(reached).toContain('src/features/contracts/contracts.repository.ts');
  const foreign =
    /^src\/(deps\.ts$|(http|features\/accounts)\/(?!.*\.(table|schema)\.))|\.routes\.ts$|^(better-auth|hono)$/;
  expect([...reached].filter((path) => foreign.test(path))).toEqual([]);
});

test('what the client loads holds no English of the API: failures have their translated texts there', () => {
  const starts = shipped.map(({ from }) => from).filter((path) => /^web\//.test(path));
  const reached = [...findReached(shipped, starts)];
  expect(reached).toContain('src/i18n/error-text.ts');
  expect(reached.filter((path) => /\.errors\.ts$|^src\/failures\.ts$/.test(path))).toEqual([]);
});

test('the table of failures has the rows of every feature', () => {
  const rows = files.map(({ path }) => path).filter((path) => /^src\/.*\.errors\.ts$/.test(path));
  const listed = own.filter(({ from }) => from === 'src/failures.ts').map(({ to }) => to);
  expect(rows.length).toBeGreaterThan(5);
  expect(listed.sort()).toEqual(rows);
});

test('a schema needs zod and no other package', () => {
  const foreign = shipped.filter(
    ({ from, to, own }) => from.startsWith('src/') && schema.test(from) && !own && to !== 'zod',
  );
  expect(lines(foreign)).toEqual([]);
});

test('SQL is written in repositories, tables and the database folder', () => {
  const allowed = /\.(repository|table)\.ts$|^src\/db\/|^src\/features\/accounts\/auth\.ts$/;
  const sql = shipped.filter(({ from, to }) => to === 'drizzle-orm' && !allowed.test(from));
  expect(lines(sql)).toEqual([]);
});

test('routes call use cases and never touch a table or a repository', () => {
  const edges = own.filter(({ from, to }) => /\.routes\.ts$/.test(from) && /\.(table|repository)\.ts$/.test(to));
  expect(lines(edges)).toEqual([]);
});

test('routes call use cases and hand them their dependencies, and call none of these themselves', () => {
  const calls = files
    .filter(({ path }) => /\.routes\.ts$/.test(path))
    .flatMap((file) => findCallsOnDeps(file).map((call) => `${file.path}: ${call}`));
  expect(calls).toEqual([]);
});

test.each([
  ["c.get('deps').contracts.count()"],
  ["const { contracts } = c.get('deps'); contracts.count()", 'contracts.count()'],
  ["const { contracts: own = other } = c.get('deps'); own.count()", 'own.count()'],
  ["const deps = c.get('deps'); deps.contracts?.count()", 'deps.contracts?.count()'],
  ['const { contracts } = c.var.deps; const { count } = contracts; count()', 'count()'],
])('a call of a dependency is seen: %s', (text, call = text) => {
  expect(findCallsOnDeps({ text, parsed: parseSync('a.routes.ts', text) })).toEqual([call]);
});

test('a dependency that is handed on or read is none', () => {
  const text = "const deps = c.get('deps'); countContracts(deps, { id: c.get('user').id }); c.json(deps.config.email);";
  expect(findCallsOnDeps({ text, parsed: parseSync('a.routes.ts', text) })).toEqual([]);
});

test('HTTP is known to routes and to the application alone', () => {
  const edges = own.filter(
    ({ from, to }) => to.startsWith('src/http/') && !/\.(schema|table)\.ts$/.test(to) && !/^src\/http\//.test(from),
  );
  expect(lines(edges.filter(({ from }) => !/\.routes\.ts$|^src\/(app|deps|failures|sweep)\.ts$/.test(from)))).toEqual(
    [],
  );
});

test('features of the server use one another one way', () => {
  const first = ['accounts', 'billing', 'usage', 'contracts', 'questions', 'templates', 'clauses'];
  const order = [...first, 'generated-contracts', 'account-contracts', 'account-deletion'];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const upward = own.filter(({ from, to }) => {
    const [user, used] = [feature(from), feature(to)];
    if (!user || !used || user === used || !from.startsWith('src/') || /\.(schema|table)\.ts$/.test(to)) return false;
    return rank(used) >= rank(user);
  });
  expect(lines(upward)).toEqual([]);
});

test('the rooms of contracts know no other room, but the analysis its reader, and what they share knows none', () => {
  const room = (path: string) => path.match(/^web\/features\/contracts\/([a-z]+)\//)?.[1];
  const edges = own.filter(({ from, to }) => {
    const [user, used] = [room(from), room(to)];
    return from.startsWith('web/features/') && used && user !== used && !(user === 'analysis' && used === 'reader');
  });
  expect(new Set(files.flatMap(({ path }) => room(path) ?? []))).toEqual(
    new Set(['analysis', 'comparison', 'generated', 'list', 'overview', 'reader', 'upload']),
  );
  expect(lines(edges)).toEqual([]);
});

test('nothing is imported by climbing more than one folder', () => {
  const climbing = files.flatMap(({ path, parsed }) =>
    parsed.module.staticImports
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter((specifier) => specifier.startsWith('../../') && !/\.(css|json|mjs)$/.test(specifier))
      .map((specifier) => `${path} → ${specifier}`),
  );
  expect(climbing).toEqual([]);
});

test('the local Stripe is started by the local run and known to tests alone', () => {
  const edges = imports.filter(({ from, to }) => {
    const outside = !from.startsWith('src/dev/stripe/') && !isTest(from);
    return to.startsWith('src/dev/stripe/') && outside && from !== 'src/dev/run/local-peers.ts';
  });
  expect(lines(edges)).toEqual([]);
});

test('features of the client never use one another', () => {
  const edges = own.filter(({ from, to }) => {
    const [user, used] = [feature(from), feature(to)];
    return from.startsWith('web/') && to.startsWith('web/') && user && used && user !== used;
  });
  expect(lines(edges)).toEqual([]);
});

test('nothing that is shipped needs test code or tools of development', () => {
  const edges = own.filter(({ to }) => isTest(to) || to.startsWith('src/dev/'));
  expect(lines(edges)).toEqual([]);
});

test('the languages are listed once', () => {
  const listing = files.filter(({ text }) => /['"]en['"],\s*['"]es['"],\s*['"]fr['"]/.test(text));
  expect(listing.map(({ path }) => path)).toEqual(['src/i18n/locale.schema.ts']);
});

test('no imports run in a circle', () => {
  expect(findCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
});

test('a circle of imports is found, one of types alone is none', () => {
  const edge = (from: string, to: string, typeOnly = false) => ({ from, to, own: true, typeOnly });
  expect(findCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCycles([edge('a', 'b'), edge('b', 'a', true)])).toEqual([]);
});

test('no file only hands on what others export, but the list of tables', () => {
  const barrels = files.filter(({ parsed }) => {
    const { body } = parsed.program;
    return (
      body.length > 0 &&
      body.every((node) => /^Export(All|Named)Declaration$/.test(node.type) && 'source' in node && node.source)
    );
  });
  expect(barrels.map(({ path }) => path).filter((path) => path !== 'src/db/tables.ts')).toEqual([]);
});

test('file names are in kebab case, say what is inside and carry a known role', () => {
  const roles =
    'schema|routes|usecases?|repository|table|rules|errors|jobs|emails|query|queries|page|extractor|play|config|fake|browser|worker';
  const name = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles}))?(\\.test)?\\.(tsx?|mjs)$`);
  const vague = /(^|[-.])(utils?|helpers?|misc)([-.]|$)|^(common|index)\./;
  const wrong = files.filter(({ path }) => {
    const file = basename(path);
    const entry = path === 'src/index.ts' || path === 'worker/index.ts';
    return !name.test(file) || (vague.test(file) && !entry);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('files are small: none over 400 lines, half of them under 70', () => {
  const sizes = files.map(({ path, text }) => ({ path, lines: text.split('\n').length }));
  expect(sizes.filter(({ lines }) => lines > 400)).toEqual([]);
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(70);
});
