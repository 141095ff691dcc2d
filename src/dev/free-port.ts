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

export async function isPortFree(port: number): Promise<boolean> {
  try {
    await listen(port);
    return true;
  } catch {
    return false;
  }
}
