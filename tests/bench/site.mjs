/** `npm run bench [-- --all]`: bytes, Lighthouse and build seconds of our pages beside a blank app. */
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { findBrowser } from '../support/browser.mjs';

const jiti = createJiti(import.meta.url, { alias: { '@': join(import.meta.dirname, '..', '..') } });
process.env.CHROMIUM_PATH = await findBrowser();
const { run } = await jiti.import('./site/run.ts');
await run(process.argv.includes('--all'));
