import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** Plain text: the accordion is a React root of its own and sees no provider of the page. */
export type AccordionItem = { id: string; title: string; content: string };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Id of the item that is open at first; the first item when left out, none when null. */
  initial?: string | null;
  headingLevel?: 'h2' | 'h3' | 'h4';
};

/**
 * Questions of which one or none is open (PIECES-01). Closed answers stay in the page: find-in-page reaches
 * them and opens them, and without JavaScript all are shown.
 *
 * @param onAlive called once React answers to presses.
 */
export function RadixAccordion({
  items,
  initial,
  headingLevel: Heading = 'h3',
  onAlive,
}: AccordionProps & { onAlive?: () => void }) {
  const [open, setOpen] = useState(initial === null ? '' : (initial ?? items[0]?.id ?? ''));
  const tell = useRef(onAlive);
  useEffect(() => tell.current?.(), []);
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} className="accordion">
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} className="accordion-item">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger suppressHydrationWarning className="accordion-trigger">
                {item.title}
                <Icon icon={ChevronDown} size={22} className="accordion-chevron" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Answer open={open === item.id} onFound={() => setOpen(item.id)}>
            {item.content}
          </Answer>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

function Answer({ open, onFound, children }: { open: boolean; onFound: () => void; children: string }) {
  const ref = useRef<HTMLDivElement>(null);

  // React renders `hidden` as a boolean, so the value that find-in-page needs is set by hand.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (open) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });

  return (
    <Radix.Content ref={ref} forceMount suppressHydrationWarning className="accordion-content">
      <p className="accordion-answer">{children}</p>
    </Radix.Content>
  );
}
