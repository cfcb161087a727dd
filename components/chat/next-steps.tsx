'use client';

import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { ChatStep } from '@/lib/chat/data';
import { useChat } from './chat-provider';

/** Up to three suggestions below a reply: pages, questions, or a person. */
export function NextSteps({
  steps,
  onAsk,
}: {
  steps: readonly ChatStep[];
  onAsk: (question: string) => void;
}) {
  const { loading, handOver } = useChat();
  if (steps.length === 0) return null;
  return (
    <ul className="chat-steps">
      {steps.map((step) => (
        <li key={step.label}>
          {step.kind === 'link' ? (
            <a href={step.href} className="chat-step">
              {step.label}
              <Icon icon={ArrowRight} size={16} className="arrow-move" />
            </a>
          ) : (
            <button
              type="button"
              className="chat-step"
              disabled={loading}
              onClick={step.kind === 'ask' ? () => onAsk(step.label) : handOver}
            >
              {step.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
