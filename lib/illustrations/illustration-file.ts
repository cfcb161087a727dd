import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { brandColors } from '@/lib/theme/theme';

/** Each illustration is two files: one for wide windows, one for narrow ones. */
export type IllustrationSize = 'wide' | 'narrow';

/**
 * An illustration. `markup` belongs inside an <svg> with this `viewBox`. `railsAt` are the heights, in percent from the
 * top, at which an orange line of the drawing begins at its left edge; the page's rail joins them there.
 */
type Illustration = { viewBox: string; markup: string; railsAt: string[] };

/** Elements that an illustration may hold: none that runs, loads, moves or holds HTML. */
const ALLOWED = new Set(
  `g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath clipPath mask marker
  pattern linearGradient radialGradient stop`.split(/\s+/),
);
/**
 * Elements and attributes that the page leaves out. Names with a colon are a drawing program's own notes. The page sets
 * the font.
 */
const LEFT_OUT = /:|^(metadata|title|desc)$/;
const LEFT_OUT_ATTRIBUTE = /:|^(xmlns|class|style|font|font-family)$/;
/** Attributes of the outermost element that concern the file, not what it draws. */
const OF_FILE = /^(id|version|baseProfile|viewBox|width|height|x|y|preserveAspectRatio)$/;
const COLORED = /^(fill|stroke|stop-color|color)$/;
const NO_COLOR = /^(none|inherit|currentcolor|transparent|url\(.*)$/i;

/**
 * The color variable that each color of a file becomes: files have the colors of the default theme, since no editor
 * draws or keeps variables. In that theme boxes and page are both white, so files write #FEFEFE for boxes.
 */
const variables = new Map(
  Object.entries({ ...brandColors, raised: '#FEFEFE' }).map(([name, color]) => [
    color.toLowerCase(),
    name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
);

/** Where a shape's line begins: path data, points or the ends of a line. */
const START = /^\s*M?\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/i;
const startOf = ({ d, points, x1, y1 }: Record<string, string>) => START.exec(d ?? points ?? `${x1} ${y1}`);

/**
 * Cleans an illustration: removes what only editors read, and turns styles into attributes and colors into variables of
 * the theme. The prefix of ids is made from the path `file`.
 *
 * @throws Error naming the file, when it is not an SVG or holds what an illustration must not.
 */
export function cleanIllustration(svg: string, file: string): Illustration {
  const refuse = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  let viewBox: number[] = [];
  const railsAt: string[] = [];
  let hasText = false;

  function cleanAttribute(element: string, name: string, value: string): string {
    if (/^on/i.test(name))
      refuse(`'${name}' of <${element}> is a script. Remove it: an illustration runs nothing.`);
    if ((name === 'href' && !value.startsWith('#')) || /url\((?!\s*['"]?#)/.test(value))
      refuse(`'${name}' of <${element}> leads to '${value}'. Draw it here: an illustration loads nothing.`);
    if (!COLORED.test(name) || NO_COLOR.test(value)) return value;
    const variable = variables.get(value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
    const known = [...variables.keys()].join(', ').toUpperCase();
    return variable
      ? `var(--${variable})`
      : refuse(`${value} is not a color of the site. Use one of: ${known}.`);
  }

  /** Properties that children inherit. They tell where the page's rail continues. */
  const inherited = new WeakMap<object, { stroke: string | undefined; x: number; y: number }>();
  function findRail(node: XastElement, parent: object): void {
    const outer = inherited.get(parent);
    const [, x = 0, y = 0] =
      /translate\(\s*(-?[\d.]+)[\s,]*(-?[\d.]+)?/.exec(node.attributes.transform ?? '') ?? [];
    const own = {
      stroke: node.attributes.stroke ?? outer?.stroke,
      x: (outer?.x ?? 0) + Number(x),
      y: (outer?.y ?? 0) + Number(y),
    };
    inherited.set(node, own);
    const start = startOf(node.attributes);
    const [left = 0, top = 0, , height = 1] = viewBox;
    if (own.stroke !== 'var(--lane)' || !start || Math.abs(Number(start[1]) + own.x - left) > 1) return;
    railsAt.push(`${((100 * (Number(start[2]) + own.y - top)) / height).toFixed(3)}%`);
  }

  const clean: CustomPlugin = {
    name: 'illustration',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (LEFT_OUT.test(node.name)) {
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          const isFile = parent.type === 'root';
          if (isFile) {
            viewBox = (node.attributes.viewBox?.match(/[^\s,]+/g) ?? []).map(Number);
            node.name = 'g';
          }
          if (!ALLOWED.has(node.name))
            refuse(`<${node.name}> cannot be in an illustration. Use lines, shapes and text only.`);
          if (node.name === 'text') hasText = true;
          for (const [name, value] of Object.entries(node.attributes)) {
            if (LEFT_OUT_ATTRIBUTE.test(name) || (isFile && OF_FILE.test(name))) delete node.attributes[name];
            else node.attributes[name] = cleanAttribute(node.name, name, value);
          }
          findRail(node, parent);
        },
      },
    }),
  };

  const prefix = file.replace(/^.*\/|\.svg$/g, '').replaceAll('.', '-');
  const { data } = optimize(svg, {
    path: file,
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'convertColors', params: { shorthex: false, shortname: false } },
      { name: 'removeXlink', params: { includeLegacy: true } },
      clean,
      'cleanupIds',
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  if (viewBox.length !== 4 || viewBox.some(Number.isNaN))
    refuse("has no 'viewBox'. Set the size of the page in the editor, and save again.");
  if (!hasText)
    refuse('has no text. Save its words as text, not as outlines: readers and translators need them.');
  return { viewBox: viewBox.join(' '), markup: data, railsAt };
}

/** Reads an illustration of content/illustrations by its name in content. @throws Error naming the file. */
export function readIllustration(name: string, size: IllustrationSize): Illustration {
  const file = `${name}.${size}.svg`;
  const svg = readFileSync(join(process.cwd(), 'content/illustrations', file), 'utf8');
  return cleanIllustration(svg, `content/illustrations/${file}`);
}
