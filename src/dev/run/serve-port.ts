import { isPortFree } from './free-port.ts';

/** The port that the environment asks for. Ends the process with a clear message when it cannot be had. */
export async function servePort(command: string): Promise<number> {
  const port = Number(process.env.PORT || 5173);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT is "${process.env.PORT}", which is no port.`);
    process.exit(1);
  }
  if (await isPortFree(port)) return port;
  console.error(
    `Port ${port} is taken, perhaps by another copy. Choose another one, for example: PORT=${port + 10} ${command}`,
  );
  process.exit(1);
}
