/** `npm run build` starts this program after `next build`: it completes `.next/standalone`. */
import { relative, resolve } from 'node:path';
import { finishStandalone } from './standalone';

process.stdout.write(`${relative('', finishStandalone(resolve('.')))} runs by itself\n`);
