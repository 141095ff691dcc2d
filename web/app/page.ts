import { type ComponentType, lazy } from 'react';

/** A page in a file of its own, fetched when it is first opened. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
