import { createContext, type ReactNode } from 'react';

/** What the page knows of the account's rules; null where the analysis is nobody's own. */
export const OwnRulesContext = createContext<{
  /** The plan includes rules of one's own. */
  included: boolean;
  /** Which plans do. */
  plans: ReactNode;
} | null>(null);
