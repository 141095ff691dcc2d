import { once } from 'node:events';
import { createServer } from 'node:net';

async function listen(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** A port that nothing listens on. */
export const freePort = () => listen(0);

/** The first of some ports in a row that nothing listens on. */
export async function freePorts(inRow: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    const rest = Array.from({ length: inRow - 1 }, (_, index) => isPortFree(first + 1 + index));
    if ((await Promise.all(rest)).every(Boolean)) return first;
  }
}

export async function isPortFree(port: number): Promise<boolean> {
  try {
    await listen(port);
    return true;
  } catch {
    return false;
  }
}
