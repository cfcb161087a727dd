import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Compiled = {
  __pw_type: 'jsx';
  type: string | ((props: Record<string, unknown>) => unknown);
  props: Record<string, unknown>;
  key?: string;
};

const isCompiled = (value: unknown): value is Compiled =>
  typeof value === 'object' && value !== null && (value as Compiled).__pw_type === 'jsx';

/** Playwright compiles JSX to objects of its own; this turns them into what React renders. */
function toReact(value: unknown): ReactNode {
  if (Array.isArray(value)) return value.map(toReact);
  if (!isCompiled(value)) return value as ReactNode;
  const { type, props } = value;
  if (typeof type === 'function') return toReact(type(props));
  const { children, ...rest } = props;
  const list = children === undefined ? [] : Array.isArray(children) ? children : [children];
  return createElement(type, rest, ...list.map(toReact));
}

/** HTML of server components without hooks, for tests that look at how the site's own styles draw them. */
export function htmlOf(piece: unknown): string {
  return renderToStaticMarkup(toReact(piece));
}
