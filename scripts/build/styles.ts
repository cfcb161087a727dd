import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Works a value out once for each key. */
function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => cache.get(key) ?? (cache.set(key, make(key)).get(key) as Value);
}

/** The words of a text that may be classes, or pieces of a class that has quotes in it. */
const listWords = (text: string) => text.split(/[\s"'`\\]+/);

/** Tailwind writes `*:` as `:is(.class > *)`. Of several branches, another one may match. */
const hasOneBranch = ({ value, nodes }: parseSelector.Pseudo) =>
  [':is', ':where', ':has'].includes(value) && nodes.length === 1;

/**
 * The classes and the names that elements must have for a selector to match. Those inside `:not()`, or in one of several
 * branches, are left out.
 */
const listNeeds = memoize((selector) => {
  const classes: string[] = [];
  const names: string[] = [];
  parseSelector((selectors) => {
    selectors.walk((node) => {
      let ancestor = node.parent as parseSelector.Node | undefined;
      while (ancestor && (ancestor.type !== 'pseudo' || hasOneBranch(ancestor)))
        ancestor = ancestor.parent as typeof ancestor;
      if (ancestor) return;
      // Scripts make custom elements, whose names have a hyphen.
      if (node.type === 'tag' && !node.value.includes('-')) names.push(node.value.toLowerCase());
      if (node.type === 'class') classes.push(...listWords(node.value));
    });
  }).processSync(selector);
  return { classes, names };
});

/** What a page may have, by its HTML and its scripts: words that may be classes, and names of elements in small letters. */
type Present = { words: Set<string>; names: Set<string> };

/** @returns the style sheet with only the rules that something on the page may match */
function keepUsedRules(nodes: readonly ChildNode[], { words, names }: Present): string {
  const isUsed = (selector: string) => {
    const needs = listNeeds(selector);
    return needs.classes.every((one) => words.has(one)) && needs.names.every((one) => names.has(one));
  };
  const print = (node: ChildNode): string => {
    if (node.type === 'rule') {
      const used = node.selectors.filter(isUsed);
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

/** The variables that a text reads, or in a script may set or read by their names. */
const listVariables = (text: string) =>
  [...text.matchAll(/(?:var\(|["'`])(--[\w-]+)/g)].map(([, name = '']) => name);

/** @returns the style sheet without the variables that neither it nor the page reads. */
function removeUnread(style: string, readElsewhere: readonly string[]): string {
  const read = new Set([...listVariables(style), ...readElsewhere]);
  const root = postcss.parse(style);
  root.walkDecls(/^--/, (node) => {
    if (!read.has(node.prop)) node.remove();
  });
  root.walkAtRules('property', (node) => {
    if (!read.has(node.params)) node.remove();
  });
  root.walkRules((node) => {
    if (node.nodes.length === 0) node.remove();
  });
  const result = root.toString();
  return result.length < style.length ? removeUnread(result, readElsewhere) : result;
}

/** What a script has of a style sheet module: the classes by the names that components use. */
const MODULE = /\b\w\.v\(\{((?:"?[\w-]+"?:"[\w-]+",?)+)\}\)/g;

const listMentions = (text: string) => text.match(/[\w-]+/g) ?? [];
// The framework names every element there is.
const isFramework = (text: string) => text.includes('www.w3.org/1998/Math/MathML');
const listNames = (text: string) =>
  isFramework(text)
    ? []
    : [...text.matchAll(/["'`<]([a-z][a-z0-9]*)\b/gi)].map(([, name = '']) => name.toLowerCase());
const listScripts = (text: string) =>
  [...text.matchAll(/static\/chunks\/[^"'\\]+\.js/g)].map(([address]) => address);

/**
 * Puts the styles of a page into its head, so that the first paint waits for the page alone: the rules for classes
 * and elements that stand in its HTML or in a script that it may load, with the variables that anything reads.
 * PurgeCSS, Beasties and the framework's `experimental.inlineCss` were tried: the first two drop states that scripts
 * set (`data-*`) or Tailwind's child selectors, and the third writes all rules three times into each page.
 *
 * The links stay, disabled, because React and the bundler's loader look for them before they load a style sheet.
 *
 * @param read returns the text of a file below `/_next/`, or undefined when there is none
 * @param drawings the SVG files that pages use, which read variables of the page
 * @returns `inline`, of a page's HTML and the same, parsed with positions, which returns the new HTML; and
 *   `checkScripts`, which throws when no script read so far names the classes of a module, or a script that it loads
 *   later: the bundler then writes them in a new way, and the styles of parts that load later would be missing.
 */
export function createStyleInliner(read: (path: string) => string | undefined, drawings: readonly string[]) {
  const readByDrawings = drawings.flatMap(listVariables);
  const sheet = memoize((path) => {
    const folder = posix.join('/_next', posix.dirname(path));
    const absolute = (read(path) ?? '').replace(
      /url\((?!["']?(?:data:|[a-z]+:|\/|#))([^)]+)\)/g,
      (_, address: string) => `url(${posix.join(folder, address)})`,
    );
    return postcss.parse(absolute).nodes;
  });
  const found = { modules: false, later: false };
  const script = memoize((path) => {
    const whole = read(path) ?? '';
    const text = whole.replace(MODULE, '');
    const loads = listScripts(text);
    found.modules ||= text !== whole;
    found.later ||= loads.length > 0;
    return {
      words: listWords(text),
      mentions: isFramework(text) ? [] : listMentions(text),
      classes: [...whole.matchAll(MODULE)].flatMap(([, map = '']) =>
        [...map.matchAll(/([\w-]+)"?:"([\w-]+)/g)].map(([, name = '', word = '']) => ({ name, word })),
      ),
      names: listNames(text),
      loads,
      reads: listVariables(text),
    };
  });

  const inline = (html: string, page: Root): string => {
    const links = selectAll('link[rel=stylesheet][href^="/_next/"]:not([disabled])', page);
    const words = new Set(listWords(html));
    const names = new Set<string>();
    const reads = [...listVariables(html), ...readByDrawings];
    for (const { tagName, properties } of selectAll('*', page)) {
      names.add(tagName.toLowerCase());
      for (const word of listWords(((properties.className as string[] | undefined) ?? []).join(' ')))
        words.add(word);
    }
    // A script names the scripts that it loads later, so the list grows while it is read.
    const paths = new Set(listScripts(html));
    for (const path of paths) {
      for (const word of script(path).words) words.add(word);
      for (const name of script(path).names) names.add(name);
      reads.push(...script(path).reads);
      for (const address of script(path).loads) paths.add(address);
    }
    // A module lists classes of components that are not on the page. A name may also come with the page's data.
    const mentions = new Set([...listMentions(html), ...[...paths].flatMap((path) => script(path).mentions)]);
    for (const { name, word } of [...paths].flatMap((path) => script(path).classes))
      if (mentions.has(name)) words.add(word);
    const style = links
      .map(({ properties }) => sheet(String(properties.href).replace(/^\/_next\/|\?.*$/g, '')))
      .map((nodes) => keepUsedRules(nodes, { words, names }))
      .join('');
    const offsets = links.flatMap(({ position }: Element) => position?.start.offset ?? []);
    const first = offsets[0];
    if (!style || first === undefined) return html;
    let result = html;
    for (const offset of offsets.reverse())
      result = `${result.slice(0, offset)}<link disabled=""${result.slice(offset + '<link'.length)}`;
    return `${result.slice(0, first)}<style>${removeUnread(style, reads)}</style>${result.slice(first)}`;
  };
  const checkScripts = () => {
    if (!found.modules || !found.later)
      throw new Error(
        'scripts/build/styles.ts cannot read how this build’s scripts name classes and scripts.',
      );
  };
  return { inline, checkScripts };
}
