import { parseArgs } from 'node:util';
import { type Theme, themes } from '@/lib/theme/theme';

export const help = `npm run screenshots [-- options]

  --widths 390,1440   widths of the window in CSS pixels, such as 320, 768, 1024, 1920
  --themes orange     themes, of ${themes.join(', ')}
  --only blog,/about  groups of pages, or paths
  --pages             also writes each page as a picture of its own, at full size
  --compare FOLDER    compares each page, pixel by pixel, with its picture in FOLDER, which an earlier run
                      with --pages wrote; writes no sheets, and fails when anything differs
  --origin URL        takes pictures of a running site instead of the finished build
  --into .screens     folder of the pictures`;

export type Options = {
  widths: number[];
  themes: Theme[];
  only: string[];
  pages: boolean;
  compare?: string;
  origin?: string;
  into: string;
};

/** @throws Error for an unknown option or theme, or an invalid width. */
export function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      widths: { type: 'string', default: '390,1440' },
      themes: { type: 'string', default: themes.join() },
      only: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
      compare: { type: 'string' },
      origin: { type: 'string' },
      into: { type: 'string', default: '.screens' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const list = (text: string) => text.split(',').filter(Boolean);
  const widths = list(values.widths).map(Number);
  if (widths.some((width) => !(width >= 200 && width <= 4000)))
    throw new Error(`No widths: ${values.widths}`);
  const chosen = list(values.themes).filter((name): name is Theme => themes.some((theme) => theme === name));
  if (chosen.length < list(values.themes).length) throw new Error(`No such theme in: ${values.themes}`);
  const { compare, origin, into } = values;
  const pages = values.pages || compare !== undefined;
  return { widths, themes: chosen, only: list(values.only), pages, compare, origin, into };
}
