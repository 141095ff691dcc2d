// `npm test`
import { ensureInstalled, runUnderProjectNode } from '../run/project-node.mjs';

ensureInstalled();
runUnderProjectNode('check/run-tests.ts');
