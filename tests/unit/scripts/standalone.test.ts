/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { completeStandalone } from '@/scripts/build/standalone.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const TEXT = 'a line of a script\n'.repeat(100);

/** A build below `folder`, as the framework leaves it. */
function writeBuild(folder: string, target: string): void {
  const files = {
    [join(folder, '.next/server/app/about.html')]: 'with policies',
    [join(folder, '.next/server/app/about.meta')]: '{}',
    [join(folder, '.next/server/app/about/page.js.nft.json')]: '{}',
    [join(folder, '.next/static/chunks/one.js')]: TEXT,
    [join(folder, '.next/static/media/face.woff2')]: 'font',
    [join(folder, 'public/logo.svg')]: '<svg/>',
    [join(target, '.next/server/app/about.html')]: 'without',
    [join(target, 'server.js')]: '',
    [join(target, '.env')]: 'SMTP_URL=smtp://secret',
    [join(target, '.env.production')]: 'MAIL_TO=secret',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test('the folder gets the pages as they are now, the files, and compressed twins; it loses the settings', () => {
  const target = join(root, '.next/standalone');
  writeBuild(root, target);
  const past = new Date('2026-01-01');
  utimesSync(join(root, '.next/static/chunks/one.js'), past, past);
  expect(completeStandalone(root, {})).toBe(target);
  const read = (name: string) => readFileSync(join(target, name));
  expect(read('.next/server/app/about.html').toString()).toBe('with policies');
  expect(read('public/logo.svg').toString()).toBe('<svg/>');
  expect(gunzipSync(read('.next/static/chunks/one.js.gz')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(read('.next/static/chunks/one.js.br')).toString()).toBe(TEXT);
  expect(statSync(join(target, '.next/static/chunks/one.js')).mtime).toEqual(past);
  for (const name of ['.next/static/media/face.woff2.gz', '.env', '.env.production']) {
    expect([name, existsSync(join(target, name))]).toEqual([name, false]);
  }
});

test('a project below the root of the traced files stands in the folder where it stands below that root', () => {
  const project = join(root, 'copies/one');
  const target = join(project, '.next/standalone/copies/one');
  writeBuild(project, target);
  expect(completeStandalone(project, { TURBOPACK_ROOT: root })).toBe(target);
  expect(existsSync(join(target, 'public/logo.svg'))).toBe(true);
});
