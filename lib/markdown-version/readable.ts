import type { Element, ElementContent, Text } from 'hast';

/** Elements without text of the page: controls, navigation, and data for scripts. */
const LEFT_OUT = new Set([
  ...['nav', 'script', 'style', 'template', 'form'],
  ...['button', 'input', 'label', 'select', 'textarea', 'fieldset', 'summary'],
]);
const HEADING = /^h[1-6]$/;
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'small', 'span', 'strong', 'time']);

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isInline = (node: ElementContent | undefined) => node?.type === 'element' && INLINE.has(node.tagName);

/**
 * The text of the page in `nodes`.
 *
 * @param described collects descriptions of drawings, so that none is repeated; without it, drawings are left out
 */
export function readable(nodes: readonly ElementContent[], described?: Set<string>): ElementContent[] {
  const kept = nodes.flatMap((node) =>
    node.type === 'element' ? readableElement(node, described) : node.type === 'text' ? [node] : [],
  );
  // Words that only the layout separates get a space.
  return kept.flatMap((node, index) =>
    isInline(node) && isInline(kept[index - 1]) ? [text(' '), node] : [node],
  );
}

function readableElement(node: Element, described?: Set<string>): ElementContent[] {
  const { tagName, properties } = node;
  // What is hidden without scripts has its text in `noscript`.
  const { ariaHidden, hidden, className, dataPreview } = properties;
  const needsScript = Array.isArray(className) && className.includes('noscript:hidden');
  // The bar of a preview is not part of the page.
  const isPreviewBar = dataPreview !== undefined;
  if (ariaHidden === 'true' || hidden || needsScript || isPreviewBar || LEFT_OUT.has(tagName)) return [];
  // `details` holds the data of a drawing.
  if (tagName === 'details' && !described) return [];
  // A wide and a narrow drawing share one description.
  if (tagName === 'svg' || properties.role === 'img') {
    const { ariaLabel } = properties;
    if (!described || typeof ariaLabel !== 'string' || described.has(ariaLabel)) return [];
    described.add(ariaLabel);
    return [element('p', [element('em', [text(`Figure: ${ariaLabel}`)])])];
  }
  // An accordion's button is inside a heading and contains its text.
  const inside = HEADING.test(tagName)
    ? node.children.flatMap((child) =>
        child.type === 'element' && child.tagName === 'button' ? child.children : [child],
      )
    : node.children;
  const children = readable(inside, described);
  return tagName === 'noscript' ? children : [{ ...node, children }];
}
