import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { socialMarks } from '@/components/layout/social-marks';
import { iconDrawings } from '@/components/ui/icon-drawings';
import { brandColors } from '@/lib/theme/brand-colors';

/** All icons in one file, each a symbol that pages place with `<use>`. */
export const dynamic = 'force-static';

const element = ([tag, attributes]: [string, object]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

/** public/logo-mark.svg in the theme's colors: black becomes `--ink`, orange becomes `--lane`. */
async function logo(): Promise<string> {
  const file = await readFile(join(process.cwd(), 'public/logo-mark.svg'), 'utf8');
  return file
    .trim()
    .replace('<svg ', '<symbol id="logo" ')
    .replace('</svg>', '</symbol>')
    .replaceAll(brandColors.ink, 'var(--ink)')
    .replaceAll(brandColors.lane, 'var(--lane)');
}

export async function GET() {
  const symbols = [
    await logo(),
    ...Object.entries(iconDrawings).map(
      ([name, drawing]) =>
        `<symbol id="${name}" viewBox="0 0 24 24">${drawing.map(element).join('')}</symbol>`,
    ),
    ...Object.entries(socialMarks).map(
      ([name, path]) =>
        `<symbol id="${name}" viewBox="0 0 20 20" fill="currentColor" stroke="none"><path d="${path}"/></symbol>`,
    ),
  ];
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
