/**
 * Runs before `npm start`, `npm test` and others: packages, Node 24 and, with --build, the pages.
 * Plain JavaScript without dependencies: on a fresh clone it runs under the host's Node, before anything is installed.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './prepare/build.mjs';
import { install } from './prepare/install.mjs';
import { checkHost, findNode } from './prepare/node.mjs';
import { stepper } from './prepare/progress.mjs';

checkHost();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const withBuild = process.argv.includes('--build');
const step = stepper(withBuild ? 3 : 2);
let node = process.execPath;
await step('installing packages', () => install(root));
await step('finding Node 24', () => {
  node = findNode(root);
});
if (withBuild) await step('building the pages', () => build(root, node));
