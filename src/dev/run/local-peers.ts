import { startStripePeer } from '../stripe/peer.ts';
import { isPortFree } from './free-port.ts';
import { startIdentityProvider } from './identity-provider.ts';
import type { Variables } from './worker-variables.ts';

/** A stand-in for an outside service, started beside the Workers on its own port. */
export interface LocalPeer {
  name: string;
  /** True when the real service is configured and the stand-in is not needed. */
  isReplaced(variables: Variables): boolean;
  /** Resolves once it answers. `variables` point the Workers at it. */
  start(options: { port: number; appUrl: string; stateDir: string }): Promise<{
    variables: Variables;
    stop(): Promise<void>;
  }>;
}

/** The peer at position n listens on the port of the app + 1 + n. */
export const localPeers: LocalPeer[] = [
  { name: 'Stripe', isReplaced: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY), start: startStripePeer },
  { name: 'Google', isReplaced: ({ GOOGLE_CLIENT_ID }) => Boolean(GOOGLE_CLIENT_ID), start: startIdentityProvider },
];

/** The app and its peers listen on this many ports in a row. */
export const portsOfApp = 1 + localPeers.length;

/** Starts the peers that no real service replaces. Throws when the port of one is taken. */
export async function startLocalPeers(options: { port: number; stateDir: string; variables: Variables }) {
  const { port, stateDir, variables } = options;
  const appUrl = `http://localhost:${port}`;
  const needed = localPeers.flatMap((peer, index) =>
    peer.isReplaced(variables) ? [] : [{ peer, port: port + 1 + index }],
  );
  for (const { peer, port } of needed) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port}, where the local ${peer.name} would answer, is taken. Choose another PORT.`);
  }
  const started = await Promise.all(needed.map(({ peer, port }) => peer.start({ port, appUrl, stateDir })));
  return {
    variables: Object.assign({}, ...started.map((peer) => peer.variables)) as Variables,
    stop: async () => {
      await Promise.all(started.map((peer) => peer.stop()));
    },
  };
}
