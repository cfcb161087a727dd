/** `npm run build` starts this program after `next build`: it completes `.next/standalone`, which then runs by itself. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { completeStandalone, createSbom } from './standalone';

const target = completeStandalone('.');
// The copy of the sources for tests has no lock file.
if (existsSync('package-lock.json')) writeFileSync(join(target, 'sbom.cdx.json'), createSbom('.'));
process.stdout.write(`${relative('', target)} runs by itself\n`);
