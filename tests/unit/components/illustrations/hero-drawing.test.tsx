import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { HeroDrawing } from '@/components/illustrations/hero-drawing';
import { legal } from '@/content/industries/legal';

const figure = legal.page.hero.figure;
if (!figure) throw new Error('This page has no drawing.');

test('words that a designer changed in a file are on the page, and no other file had to change', () => {
  const copy = mkdtempSync(join(tmpdir(), 'drawings-'));
  cpSync('content/illustrations', join(copy, 'content/illustrations'), { recursive: true });
  const file = join(copy, 'content/illustrations/legal.wide.svg');
  const edited = readFileSync(file, 'utf8').replace('A lawyer decides', 'Your lawyer decides');
  writeFileSync(file, `<?xml version="1.0" encoding="UTF-8"?>\n<!-- saved by an editor -->\n${edited}`);
  jest.spyOn(process, 'cwd').mockReturnValue(copy);
  render(<HeroDrawing figure={figure} />);
  jest.restoreAllMocks();
  expect(screen.getByText('Your lawyer decides')).toBeInTheDocument();
});
