/**
 * Contact sheets of the whole site for a designer: `npm run look`. One picture for each family of routes, in the
 * three themes side by side, into .screens/. Options follow `--`; `npm run look -- --help` lists them.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { findBrowser } from './support/browser.mjs';

const jiti = createJiti(import.meta.url, { alias: { '@': join(import.meta.dirname, '..') } });
const { look } = await jiti.import('./look/run.ts');
process.exitCode = await look(process.argv.slice(2), await findBrowser());
