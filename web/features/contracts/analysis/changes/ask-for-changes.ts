import { createContext } from 'react';

/** Opens the choice of what to ask the other side for; null where the analysis is not the reader's own. */
export const AskForChanges = createContext<(() => void) | null>(null);
