import type { ReactNode } from 'react';
import type { Inline } from '@/lib/markdown/blocks';
import { spreadChildren } from './spread-children';

function draw(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const inside = spreadChildren(part.children, draw);
  if (part.kind === 'link') return <a href={part.href}>{inside}</a>;
  return part.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}

/** The text inside a block, with its emphasis, code and links. */
export const Inlines = ({ parts }: { parts: readonly Inline[] }) => spreadChildren(parts, draw);
