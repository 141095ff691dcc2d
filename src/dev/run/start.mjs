// `npm start`
import { ensureInstalled, runUnderProjectNode } from './project-node.mjs';

ensureInstalled();
runUnderProjectNode('run/serve.ts');
