import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/**
 * What `entry` cannot start without, in two files: libraries, which seldom change, and the code of the project. Which
 * modules these are follows from its imports; what only some pages use stays with them. The entry itself stays apart:
 * it awaits files that need these two, and would be waited for by itself.
 */
export function firstLoad(entry: string): Rolldown.CodeSplittingGroup {
  const reached = new WeakMap<Context, Set<string>>();
  return {
    name(id, context) {
      const modules = reached.get(context) ?? importedFrom(entry, context);
      reached.set(context, modules);
      if (id === entry || !modules.has(id)) return null;
      return id.includes('/node_modules/') ? 'libraries' : 'shell';
    },
    debugName: 'first load',
    // What is asked for in any case is part of no other file.
    priority: 1,
    // Of all that is imported, what is left after unused code is dropped.
    tags: ['$initial'],
  };
}

/** Every module that is loaded with `entry`: what it imports, what that imports, and so on. */
function importedFrom(entry: string, context: Context): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(entry);
  return found;
}
