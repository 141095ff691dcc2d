import { createContext } from 'react';

/** Whether the findings come one after the other while the page is open, so that room is kept for them. */
export const PageFills = createContext(false);
