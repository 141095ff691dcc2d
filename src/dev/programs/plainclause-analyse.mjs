#!/usr/bin/env node
// `npx --no-install plainclause-analyse FILE`: has a file analysed and prints what is found. See analyse-file.ts.
import { ensureInstalled, runUnderProjectNode } from '../run/project-node.mjs';

ensureInstalled();
runUnderProjectNode('programs/analyse-file.ts', [process.cwd(), ...process.argv.slice(2)]);
