import { FormatMark } from '@/components/illustrations/covers/format-mark';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { LibraryItem } from '@/lib/resources/resource-item';

/** Guide primary, Template secondary, other success (RESOURCES-10); an ebook is a guide. */
const badgeOf = (type: string): BadgeVariant =>
  /guide|ebook/i.test(type) ? 'primary' : type === 'Template' ? 'secondary' : 'success';

/** Types that have a drawing of their own; the others are drawn as their file. */
const typeMarks = { 'Interactive Tool': 'tool', Calculator: 'calculator', Checklist: 'checklist' } as const;
const markOf = ({ type, file }: LibraryItem) => typeMarks[type as keyof typeof typeMarks] ?? file.kind;

/** A resource: what it is, its page where it has one, and its file (RESOURCES-03, RESOURCES-17). */
export function ResourceCard({ item }: { item: LibraryItem }) {
  const { id, title, description, type, page, file, second } = item;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="resource-card">
      <div className="flex items-end justify-between gap-4">
        <FormatMark kind={markOf(item)} />
        <Badge variant={badgeOf(type)}>{type}</Badge>
      </div>
      <h3 id={`${id}-title`} className="type-h3 mt-5">
        {title}
      </h3>
      <p className="type-small mt-2 text-ink-2">{description}</p>
      <p className="type-meta mt-3 text-ink-3">{file.facts}</p>
      <div className="resource-actions">
        {page && (
          <ButtonLink href={page} variant="secondary" size="sm">
            Open{about}
          </ButtonLink>
        )}
        <ButtonLink href={file.href} variant="outline" size="sm" download>
          Download{about}
        </ButtonLink>
        {second && (
          <a href={second.href} download className="text-link type-small inline-flex min-h-6 items-center">
            PDF version{about}
          </a>
        )}
      </div>
    </article>
  );
}
