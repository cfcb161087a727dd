import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { RailHead } from '@/components/layout/rail-head';
import { toolSubjects } from '@/content/tools/tool-subjects';
import { toolOrder } from '@/lib/routes/tool-order';
import { StructuredData } from './structured-data';

/** The top of a tool's page: structured data, breadcrumbs, its place among the tools, and a link to the next one. */
export function ToolNavigation({ path }: { path: string }) {
  const index = toolOrder.findIndex(({ href }) => href === path);
  const next = toolOrder[index + 1];
  return (
    <>
      <StructuredData path={path} />
      <RailHead crumbs={getBreadcrumbs(path)} tool>
        <p className="type-small text-ink-2 print:hidden max-md:hidden md:absolute md:top-3 md:right-(--pad)">
          {`Tool ${index + 1} of ${toolOrder.length}. `}
          {next && (
            <a href={next.href} className="quiet-link">
              {`Next: ${toolSubjects[next.id]}`}
            </a>
          )}
        </p>
      </RailHead>
    </>
  );
}
