import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';

const AnalysisNews = late(async () => (await import('#web/features/contracts/list/analysis-news.tsx')).AnalysisNews);

const own = paths.analysis('');

/** Tells of an analysis that ends while its reader is elsewhere. The list of contracts tells of its own. */
export function NewsElsewhere() {
  const { pathname } = useLocation();
  // After the page itself, which may have been drawn ahead without it.
  const [pageStands, setPageStands] = useState(false);
  useEffect(() => setPageStands(true), []);
  if (!pageStands || pathname === paths.home || pathname === paths.dashboard) return null;
  return <AnalysisNews except={pathname.startsWith(own) ? pathname.slice(own.length) : undefined} />;
}
