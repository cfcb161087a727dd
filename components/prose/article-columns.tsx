import { Container } from '@/components/ui/container';
import type { ElementChildren } from '@/components/ui/element-children';

/** Contents and text of a page: below each other, or side by side on a wide screen. */
export const ArticleColumns = ({ children }: { children: ElementChildren }) => (
  <Container
    rail
    className="grid grid-cols-1 gap-6 pb-(--section) pt-6 *:min-w-0 lg:gap-10 lg:split-4-7 lg:pt-16 print:block print:max-w-none print:px-0 print:pb-0 print:pt-6"
  >
    {children}
  </Container>
);
