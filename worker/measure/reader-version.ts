/** Raised whenever reading the same bytes gives another text; texts of older readers stay for their analyses. */
export const readerVersion = 7;
