import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceText, sourceTexts } from './source-texts';

/** Parses the files below `folder` that have texts to read. */
function textsBelow(folder: string, below: string): SourceText[] {
  return readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .map((name) => `${below}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/schema\.ts$|\bpreview\b/.test(file))
    .sort()
    .flatMap((file) => sourceTexts(file, readFileSync(join(folder, file), 'utf8')));
}

/** Every text of content, and those that stand in code: labels of buttons, for example. */
export const readSources = (folder: string): SourceText[] =>
  ['content', 'components', 'app', 'lib'].flatMap((below) => textsBelow(folder, below));

/** Every text of content. */
export const readContent = (folder: string): SourceText[] => textsBelow(folder, 'content');
