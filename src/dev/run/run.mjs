// `node src/dev/run/run.mjs SCRIPT …`: any script below src/dev, with the packages and the Node of the project.
import { ensureInstalled, runUnderProjectNode } from './project-node.mjs';

const [script, ...args] = process.argv.slice(2);
ensureInstalled();
runUnderProjectNode(script, args);
