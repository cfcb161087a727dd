import { Container } from '@/components/ui/container';
import { Rail, RailStart } from '@/components/ui/rail';
import { ToolStops } from '@/components/wizard/tool-stops';
import type { ToolId } from '@/lib/routes/tool-order';
import type { Crumb } from '@/lib/seo/crumbs';
import { Breadcrumbs } from './breadcrumbs';

/**
 * The breadcrumbs of a page with a form or a tool, and the tool's place among the others. The page's rail begins beside
 * them and runs down to the element with the class `rail-into`. A page without one, such as a result, has no rail.
 */
export function RailHead({ crumbs, tool }: { crumbs: readonly Crumb[]; tool?: ToolId }) {
  return (
    <Container className="[&:not(:has(~*_.rail-into))>span]:hidden print:[&>span]:hidden noscript:[&>span]:hidden">
      <RailStart />
      <Rail lit className="top-[calc(1.5rem+var(--rail-turn))]" />
      <Breadcrumbs crumbs={crumbs} />
      {tool && <ToolStops current={tool} />}
    </Container>
  );
}
