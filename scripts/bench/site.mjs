/**
 * `npm run bench [-- --all] [--runs=3]`: bytes, Lighthouse, build seconds and requests per second of our pages beside
 * a blank app.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { findBrowser } from '../../tests/support/browser.mjs';

const jiti = createJiti(import.meta.url, { alias: { '@': join(import.meta.dirname, '..', '..') } });
process.env.CHROMIUM_PATH = await findBrowser();
const { run } = await jiti.import('./site/run.ts');
const runs = Number(process.argv.find((option) => option.startsWith('--runs='))?.slice(7) ?? 3);
await run(process.argv.includes('--all'), runs);
