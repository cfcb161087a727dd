import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { ClosingIllustration } from '@/components/illustrations/closing-illustration';
import { HeroDrawing } from '@/components/illustrations/hero-drawing';
import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import { legal } from '@/content/industries/legal';
import { services } from '@/content/services';

const figure = legal.page.hero.figure;
if (!figure) throw new Error('This page has no drawing.');

test('the page shows both files of a drawing, each as one image with its text alternative', () => {
  const { container } = render(<HeroDrawing figure={figure} />);
  for (const image of screen.getAllByRole('img', { name: figure.alt })) {
    expect(image).toHaveTextContent('A lawyer decides');
  }
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByRole('figure')).toHaveTextContent(figure.note);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

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

test('each page with a drawing repeats it at its end from a file that has it', () => {
  for (const { page } of [...services, ...industries, ...audiences]) {
    const name = page.hero.figure?.drawing ?? '';
    const { container } = render(<ClosingIllustration name={name} />);
    const [file, id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    expect([name, readFileSync(`public${file}`, 'utf8').includes(`<g id="${id}"`)]).toEqual([name, true]);
  }
});
