import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The mark of public/logo-mark.svg, drawn into the page so that it takes the theme's colors without a request.
 * A rebrand replaces the file; its black becomes the ink and its orange the lane.
 */
const mark = readFileSync(join(process.cwd(), 'public/logo-mark.svg'), 'utf8')
  .replace('<svg ', '<svg aria-hidden="true" width="32" height="32" ')
  .replaceAll('#10171A', 'var(--ink)')
  .replaceAll('#F4510B', 'var(--lane)');

/** The mark alone. */
export function LogoMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own file, read when the page is built
  return <span className="contents" dangerouslySetInnerHTML={{ __html: mark }} />;
}

/** Mark and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-[1.625rem] font-semibold leading-none tracking-[-0.015em] [font-stretch:78%]">
        {name}
      </span>
    </span>
  );
}
