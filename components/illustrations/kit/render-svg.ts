import type { ReactNode } from 'react';

/**
 * A drawing as the text of an SVG file.
 *
 * @param attributes of the outermost element, beside its namespace.
 */
export async function renderSvg(drawing: ReactNode, attributes = ''): Promise<string> {
  // Next refuses the import at the top of a module that a route can reach.
  const { renderToString } = await import('react-dom/server');
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${renderToString(drawing)}</svg>`;
}
