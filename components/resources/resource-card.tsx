import { FormatMark } from '@/components/illustrations/covers/format-mark';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { ResourceItem } from '@/lib/resources/resource-item';

/** An ebook counts as a guide. */
const badgeOf = (type: string): BadgeVariant =>
  /guide|ebook/i.test(type) ? 'primary' : type === 'Template' ? 'secondary' : 'success';

/** Types that have their own drawing. Other types get the drawing of their file. */
const typeMarks = { 'Interactive Tool': 'tool', Calculator: 'calculator', Checklist: 'checklist' } as const;
const markOf = ({ type, file }: ResourceItem) => typeMarks[type as keyof typeof typeMarks] ?? file.kind;

/** A resource: what it is, a link to its page if it has one, and its download. */
export function ResourceCard({ item }: { item: ResourceItem }) {
  const { id, title, description, type, page, file, second } = item;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-4 flex-col border-t border-rule pb-10 pt-7 target:border-t-lane target:shadow-[0_-3px_0_var(--lane)] [&>p]:max-w-reading"
    >
      <div className="flex items-end justify-between gap-4">
        <FormatMark kind={markOf(item)} />
        <Badge variant={badgeOf(type)}>{type}</Badge>
      </div>
      <h3 id={`${id}-title`} className="type-h3 mt-5">
        {title}
      </h3>
      <p className="type-small mt-2 text-ink-2">{description}</p>
      <p className="type-meta mt-3 text-ink-3">{file.facts}</p>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-5">
        {page && (
          <ButtonLink href={page} variant="secondary" size="sm">
            Open{about}
          </ButtonLink>
        )}{' '}
        <ButtonLink href={file.href} variant="outline" size="sm" download>
          Download{about}
        </ButtonLink>{' '}
        {second && (
          <a href={second.href} download className="text-link type-small inline-flex min-h-6 items-center">
            PDF version{about}
          </a>
        )}
      </div>
    </article>
  );
}
