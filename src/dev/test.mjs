// `npm test`
import { ensureInstalled, runUnderProjectNode } from './project-node.mjs';

ensureInstalled();
runUnderProjectNode('run-tests.ts');
