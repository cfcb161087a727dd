import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { HeroIllustration } from '@/components/illustrations/hero-illustration';
import { legal } from '@/content/industries/legal';

const { illustration } = legal.page.hero;
if (!illustration) throw new Error('This page has no illustration.');

test('words changed in an SVG file appear on the page without another change', () => {
  const copy = mkdtempSync(join(tmpdir(), 'illustrations-'));
  cpSync('content/illustrations', join(copy, 'content/illustrations'), { recursive: true });
  const file = join(copy, 'content/illustrations/legal.wide.svg');
  const edited = readFileSync(file, 'utf8').replace('A lawyer decides', 'Your lawyer decides');
  writeFileSync(file, `<?xml version="1.0" encoding="UTF-8"?>\n<!-- saved by an editor -->\n${edited}`);
  jest.spyOn(process, 'cwd').mockReturnValue(copy);
  render(<HeroIllustration {...illustration} />);
  jest.restoreAllMocks();
  expect(screen.getByText('Your lawyer decides')).toBeInTheDocument();
});
