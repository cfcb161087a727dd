import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Returns the text of a file below `/_next/`, or undefined when there is none. */
type ReadText = (path: string) => string | undefined;

/** Works a value out once for each key. */
function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

/**
 * The classes that an element must have for a selector to match. Those inside `:is()`, `:not()` and the like are left
 * out, since another branch may match.
 */
const listNeededClasses = memoize((selector) => {
  const classes: string[] = [];
  parseSelector((selectors) => {
    selectors.walkClasses((node) => {
      let ancestor: parseSelector.Container | undefined = node.parent as parseSelector.Container | undefined;
      while (ancestor && ancestor.type !== 'pseudo') ancestor = ancestor.parent as typeof ancestor;
      // Words end at quotes, so a class that has one would never be found.
      if (!ancestor && !/["'`]/.test(node.value)) classes.push(node.value);
    });
  }).processSync(selector);
  return classes;
});

/** @returns the style sheet with only the rules that something on the page may match. */
function keepUsedRules(nodes: readonly ChildNode[], words: ReadonlySet<string>): string {
  const print = (node: ChildNode): string => {
    if (node.type === 'rule') {
      const used = node.selectors.filter((text) => listNeededClasses(text).every((name) => words.has(name)));
      return used.length > 0 ? `${used.join()}{${node.nodes.join(';')}}` : '';
    }
    if (node.type !== 'atrule') return node.type === 'comment' ? '' : `${node};`;
    const { name, params, nodes: inner } = node as AtRule;
    if (!inner) return `@${name} ${params};`;
    if (name === 'font-face' || name.endsWith('keyframes') || name === 'property') return String(node);
    const text = inner.map(print).join('');
    return text && `@${name} ${params}{${text}}`;
  };
  return nodes.map(print).join('');
}

const listWords = (text: string) => text.split(/[\s"'`\\]+/);
const listScripts = (text: string) =>
  [...text.matchAll(/static\/chunks\/[^"'\\]+\.js/g)].map(([address]) => address);

/**
 * Puts the styles of a page into its head, so that the first paint waits for the page alone: the rules for classes
 * that stand in its HTML or in a script that it may load. PurgeCSS, Beasties and the framework's
 * `experimental.inlineCss` were tried: the first two drop states that scripts set (`data-*`) or Tailwind's child
 * selectors, and the third writes all rules three times into each page.
 *
 * The links stay, disabled, because React and the bundler's loader look for them before they load a style sheet.
 *
 * @param read reads a file of the build
 * @returns a function of a page's HTML and the same, parsed with positions; it returns the new HTML
 */
export function createStyleInliner(read: ReadText) {
  const sheet = memoize((path) => {
    const folder = posix.join('/_next', posix.dirname(path));
    const absolute = (read(path) ?? '').replace(
      /url\((?!["']?(?:data:|[a-z]+:|\/|#))([^)]+)\)/g,
      (_, address: string) => `url(${posix.join(folder, address)})`,
    );
    return postcss.parse(absolute).nodes;
  });
  const script = memoize((path) => {
    const text = read(path) ?? '';
    return { words: listWords(text), loads: listScripts(text) };
  });

  return (html: string, page: Root): string => {
    const links = selectAll('link[rel=stylesheet][href^="/_next/"]:not([disabled])', page);
    const words = new Set(listWords(html));
    for (const { properties } of selectAll('[class]', page))
      for (const name of properties.className as string[]) words.add(name);
    // A script names the scripts that it loads later, so the list grows while it is read.
    const paths = new Set(listScripts(html));
    for (const path of paths) {
      for (const word of script(path).words) words.add(word);
      for (const address of script(path).loads) paths.add(address);
    }
    const style = links
      .map(({ properties }) => sheet(String(properties.href).replace(/^\/_next\/|\?.*$/g, '')))
      .map((nodes) => keepUsedRules(nodes, words))
      .join('');
    const offsets = links.flatMap(({ position }: Element) => position?.start.offset ?? []);
    const first = offsets[0];
    if (!style || first === undefined) return html;
    let result = html;
    for (const offset of offsets.reverse())
      result = `${result.slice(0, offset)}<link disabled=""${result.slice(offset + '<link'.length)}`;
    return `${result.slice(0, first)}<style>${style}</style>${result.slice(first)}`;
  };
}
