import type { Element, ElementContent } from 'hast';

const INLINE_ELEMENTS = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'em', 'i', 'kbd', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time', 'u', 'wbr'],
]);

export const isElement = (node: ElementContent): node is Element => node.type === 'element';
export const elementsOf = ({ children }: Element): Element[] => children.filter(isElement);
export const isBlock = ({ tagName }: Element): boolean => !INLINE_ELEMENTS.has(tagName);

/** Whether an element inside `node`, at any depth, passes the test. */
export const contains = (node: Element, test: (inside: Element) => boolean): boolean =>
  elementsOf(node).some((child) => test(child) || contains(child, test));

/**
 * The words of nodes. An amount that follows the visitor's currency becomes `{usd:5400}`
 * (components/currency/price.tsx).
 */
export function textOf(nodes: readonly ElementContent[]): string {
  const parts = nodes.map((node): string => {
    if (node.type === 'text') return node.value;
    if (!isElement(node)) return '';
    const inside = textOf(node.children);
    const { dataUsd } = node.properties;
    if (dataUsd !== undefined) return inside.replace(/\$[\d,.]*\d/, `{usd:${dataUsd}}`);
    return isBlock(node) || node.tagName === 'br' ? ` ${inside} ` : inside;
  });
  return parts.join('').replace(/\s+/g, ' ');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const isSentence = (text: string): boolean => /[.!?:…]["”’)]*$/.test(text);
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The sentences of a text. A very short one, such as 'No.', is joined to the next. */
export function passageSentences(text: string): string[] {
  const found: string[] = [];
  let short = '';
  for (const { segment } of segmenter.segment(text)) {
    const sentence = `${short}${segment}`.trim();
    short = countWords(sentence) < 3 ? `${sentence} ` : '';
    if (short === '' && sentence) found.push(sentence);
  }
  return short.trim() ? [...found, short.trim()] : found;
}
