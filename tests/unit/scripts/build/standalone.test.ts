import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { completeStandalone } from '@/scripts/build/standalone';

const TEXT = 'a line of a script\n'.repeat(100);

test.each([
  ['the traced root', '.'],
  ['a folder below it', 'copies/one'],
])('the standalone folder of a project in %s gets public files and loses .env files', (_, below) => {
  const root = fs.mkdtempSync(join(tmpdir(), 'build-'));
  const project = join(root, below);
  const target = join(project, '.next/standalone', below);
  const script = join(project, '.next/static/chunks/one.js');
  const files = {
    [script]: TEXT,
    [join(project, '.next/static/media/face.woff2')]: 'font',
    [join(project, 'public/logo.svg')]: '<svg/>',
    [join(target, 'server.js')]: '',
    [join(target, '.env')]: 'SMTP_URL=smtp://secret',
    [join(target, '.env.production')]: 'MAIL_TO=secret',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const past = new Date('2026-01-01');
  fs.utimesSync(script, past, past);
  expect(completeStandalone(project, root)).toBe(target);
  const read = (name: string) => fs.readFileSync(join(target, name));
  expect(read('public/logo.svg').toString()).toBe('<svg/>');
  expect(gunzipSync(read('.next/static/chunks/one.js.gz')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(read('.next/static/chunks/one.js.br')).toString()).toBe(TEXT);
  expect(fs.statSync(join(target, '.next/static/chunks/one.js')).mtime).toEqual(past);
  const start = (PORT: string) =>
    spawnSync(process.execPath, [join(target, 'server.js')], {
      env: { NODE_ENV: 'test', PORT },
      encoding: 'utf8',
    });
  expect(start('abc')).toMatchObject({ status: 1, stderr: 'PORT must be a number, such as 3000.\n' });
  expect(start('3000').status).toBe(0);
  for (const name of ['.next/static/media/face.woff2.gz', '.env', '.env.production'])
    expect([name, fs.existsSync(join(target, name))]).toEqual([name, false]);
  fs.rmSync(root, { recursive: true });
});
