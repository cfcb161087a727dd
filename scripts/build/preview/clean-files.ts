import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripMarks } from '@/lib/content/text-marks.preview';

/**
 * Drawings keep their marks, because the bar shows where their texts are written. The other files are for machines.
 */
const isForMachines = (name: string) => name.endsWith('.body') && !/\.(svg|png|jpg|ico)\.body$/.test(name);

/** Removes the marks from everything but pages and drawings: feeds, lists, and the heads of pages. */
export function cleanFiles(build: string): void {
  const server = join(build, 'server');
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    const file = join(server, name);
    const isPage = name.endsWith('.html');
    if (!isPage && !isForMachines(name)) continue;
    const text = readFileSync(file, 'utf8');
    const result = isPage ? text.replace(/^[\s\S]*?<\/head>/, (head) => stripMarks(head)) : stripMarks(text);
    if (result !== text) writeFileSync(file, result);
  }
}
