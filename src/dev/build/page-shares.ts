import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Whoever opens one of these pages is likely to open others beside it. What is opened most stands alone. */
const circles = {
  landing: ['landing'],
  visit: ['about', 'features', 'logo-demo', 'pricing', 'privacy', 'terms'],
  door: ['auth', 'forgot-password', 'reset-invalid', 'reset-password', 'reset-redirect', 'reset-success', 'support'],
  // The overview is opened from there, and has its filters and pages.
  dashboard: ['dashboard', 'overview'],
  // The example is drawn as an analysis is.
  analysis: ['analysis', 'example'],
  account: [
    'checkout',
    'clauses',
    'compare',
    'page-limits',
    'settings',
    'subscription-success',
    'templates',
    'undo-email-change',
  ],
};

/** Stands on every page of a user: what it needs is there already. */
const header = 'app-header';

/** What imports every message, and every icon: who uses which is seen in the code. */
const isCatalogue = /\/i18n\/paraglide\/messages/;
const usedMessage = /\bm\.(\w+)/g;
const messageId = (key: string) => `\0virtual:message/${key}`;
const isIconSet = /\/lucide-react\.m?js$/;
const usedIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconFile = /export \{([^}]*)\} from ["']\.\/([^"']+)["']/g;

/**
 * What several pages have in common, in few files. By itself each message and each icon would be a file, and a page
 * would ask for sixty of them. What the same main pages use goes into one; pages beside them take what they need of
 * these, and share the rest.
 */
export function pageShares(entry: string): Rolldown.CodeSplittingGroup {
  const shares = new WeakMap<Context, Map<string, string>>();
  return {
    name(id, context) {
      const names = shares.get(context) ?? namesOf(entry, context);
      shares.set(context, names);
      return names.get(id) ?? null;
    },
    debugName: 'shared by pages',
    // Libraries are files of some size already.
    test: (id) => !id.includes('/node_modules/') || id.includes('/lucide-react/'),
    // One that a single chunk needs stays in it.
    minShareCount: 2,
    // What a module imports is needed wherever it is, and has a file of its own accord: none waits for another in a circle.
    includeDependenciesRecursively: false,
  };
}

function namesOf(entry: string, context: Context): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const page of loadedFrom(entry, context)) {
    const name = page.split('/').at(-1)?.split('.')[0] ?? '';
    for (const id of neededBy(page, context)) users.set(id, [...(users.get(id) ?? []), name]);
  }
  const named = [...users].map(([id, pages]): [string, string] => {
    if (pages.includes(header) && !pages.includes('landing')) return [id, 'shared-signed-in'];
    const using = Object.entries(circles).flatMap(([circle, its]) =>
      its.some((page) => pages.includes(page)) ? [circle] : [],
    );
    return [id, ['shared', ...(pages.length > 1 ? using : pages)].join('-')];
  });
  return new Map(named);
}

/** The pages that the router loads when they are opened, and the head of those behind the sign-in. */
function loadedFrom(entry: string, context: Context): Set<string> {
  const walked = new Set<string>();
  const pages = new Set<string>();
  const walk = (id: string) => {
    if (walked.has(id)) return;
    walked.add(id);
    const info = context.getModuleInfo(id);
    for (const page of info?.dynamicallyImportedIds ?? [])
      if (page.includes('.page.') || page.includes(header)) pages.add(page);
    for (const next of [...(info?.importedIds ?? [])]) walk(next);
  };
  walk(entry);
  return pages;
}

/** What a page cannot be drawn without, beside itself. */
function neededBy(page: string, context: Context): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    const imports = [...(info?.importedIds ?? [])];
    if (imports.some((next) => isCatalogue.test(next)))
      for (const [, key = ''] of info?.code?.matchAll(usedMessage) ?? []) found.add(messageId(key));
    const icons = imports.find((next) => isIconSet.test(next));
    if (icons) for (const icon of iconsIn(info?.code ?? '', filesOfIcons(icons, context))) walk(icon);
    for (const next of imports) if (!isCatalogue.test(next) && next !== icons) walk(next);
  };
  walk(page);
  return new Set([...found].filter((id) => !id.includes('.page.')));
}

/** The modules of the icons that some code imports by name. */
function iconsIn(code: string, files: Map<string, string>): string[] {
  const names = [...code.matchAll(usedIcons)].flatMap(([, list = '']) => list.split(','));
  return names.flatMap((name) => files.get(name.trim().split(/\s+as\s+/)[0] ?? '') ?? []);
}

const iconFiles = new WeakMap<Context, Map<string, string>>();

/** The module of each icon by each of its names. `set` is the module that exports them all. */
function filesOfIcons(set: string, context: Context): Map<string, string> {
  const known = iconFiles.get(context);
  if (known) return known;
  const folder = set.slice(0, set.lastIndexOf('/'));
  const exported = [...(context.getModuleInfo(set)?.code?.matchAll(iconFile) ?? [])];
  const files = exported.flatMap(([, names = '', path = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, `${folder}/${path}`]),
  );
  const found = new Map(files);
  iconFiles.set(context, found);
  return found;
}
