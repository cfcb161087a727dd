import type { ReactNode } from 'react';
import type { Inline } from '@/lib/markdown/blocks';
import { fixed } from './fixed';

function draw(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const inside = fixed(part.children, draw);
  if (part.kind === 'link') return <a href={part.href}>{inside}</a>;
  return part.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}

/** Words of a block with their emphasis and links. */
export const Text = ({ parts }: { parts: readonly Inline[] }) => fixed(parts, draw);
