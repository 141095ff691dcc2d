import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that systems hand to outgoing connections, which would take a free one before it is listened on.
const lowest = 10_240;
const highest = 32_000;

/** A port that nothing listens on. */
export const freePort = () => freePorts(1);

/** The first of some ports in a row that nothing listens on, and that no outgoing connection is given meanwhile. */
export async function freePorts(inRow: number): Promise<number> {
  for (;;) {
    const first = randomInt(lowest, highest);
    const all = Array.from({ length: inRow }, (_, index) => isPortFree(first + index));
    if ((await Promise.all(all)).every(Boolean)) return first;
  }
}

export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
