import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runNode } from '#src/dev/run/child-process.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { bundleForNode } from '../bundle-for-node.ts';

/** For whom a page is drawn ahead: for those who are not signed in, or for those who are. */
export type DrawnFor = 'visitor' | 'user';

export interface DrawnPage {
  address: string;
  drawnFor: DrawnFor;
  locale: string;
  /** What stands in the page's root. */
  html: string;
}

/**
 * Draws pages as they are before anything is asked of the server, in every language. The client runs in a process of its
 * own, in a window that is none: other parts of a build must not take theirs for a browser.
 */
export async function drawPages(addresses: [address: string, drawnFor: DrawnFor][], example: Plugin) {
  const { folder, close } = await bundleForNode({ draw: 'web/app/draw-page.tsx' }, [example]);
  try {
    const program = join(root, 'src/dev/build/public/draw-in-window.ts');
    const printed = await runNode([program, join(folder, 'draw.js'), JSON.stringify(addresses)], {
      NODE_ENV: 'production',
    });
    return JSON.parse(printed) as DrawnPage[];
  } finally {
    close();
  }
}
