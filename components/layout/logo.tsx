import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import clsx from 'clsx';
import parse from 'html-react-parser';
import { brandColors } from '@/lib/brand-colors';

/**
 * The mark of public/logo-mark.svg, drawn into the page so that it takes the theme's colors without a request.
 * A rebrand replaces the file; its black becomes the ink and its orange the lane.
 */
const mark = readFileSync(join(process.cwd(), 'public/logo-mark.svg'), 'utf8')
  .replace('<svg ', '<svg aria-hidden="true" ')
  .replaceAll(brandColors.ink, 'var(--ink)')
  .replaceAll(brandColors.lane, 'var(--lane)');

/** The mark alone, as elements: client components draw it too, and the content security policy forbids HTML from strings. */
export function LogoMark() {
  return <span className="contents">{parse(mark)}</span>;
}

/** Mark and name, large in the footer. */
export function Logo({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 leading-none tracking-[-0.015em] [font-stretch:78%]',
        size === 'lg' ? 'text-[2rem] [&_svg]:size-[34px]' : 'text-[1.625rem] [&_svg]:size-[30px]',
      )}
    >
      <LogoMark />
      <span className="font-semibold">{name}</span>
    </span>
  );
}
