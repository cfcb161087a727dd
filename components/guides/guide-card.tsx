import { GuideCover } from '@/components/illustrations/covers/guide-cover';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { Guide } from '@/content/guides/schema';
import { type GuideFiles, lengthText, pagesText, sizeText } from '@/lib/documents/facts';

const badgeOf = (type: Guide['type']): BadgeVariant =>
  type === 'Guide' ? 'primary' : type === 'Template' ? 'secondary' : 'success';

/** A guide or template: a drawing of its parts, its facts, and its download. */
export function GuideCard({
  guide,
  files: { file, second },
  anchor,
}: {
  guide: Pick<
    Guide,
    'id' | 'title' | 'description' | 'type' | 'format' | 'downloadCount' | 'featured' | 'cover' | 'document'
  >;
  files: GuideFiles;
  /** The `id` that a link to the card names. */
  anchor?: string;
}) {
  const { title, description, type, format, downloadCount, featured } = guide;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article id={anchor} className="group flex h-full scroll-mt-6 flex-col">
      <div className="rounded-panel group-target:outline-3 group-target:outline-lane">
        <GuideCover id={guide.id} lines={guide.cover} title={title} />
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge variant={badgeOf(type)}>{type}</Badge> {featured && <Badge variant="outline">Featured</Badge>}
      </p>
      <h3 className="type-h3 mt-2.5">{title}</h3>
      <p className="type-small mt-2 text-ink-2">{description}</p>
      <p className="type-meta mt-3 text-ink-2">
        {downloadCount} downloads <span aria-hidden>•</span> {pagesText(file.pages)}{' '}
        <span aria-hidden>•</span> {format}, {file.kind === 'xlsx' && `${lengthText(file)}, `}
        {sizeText(file.bytes)}
      </p>
      <div className="mt-auto flex items-center gap-4 pt-5">
        <ButtonLink href={file.href} download variant="outline-primary" className="flex-1">
          Download Free{about}
        </ButtonLink>
        {second && (
          <p className="type-meta grid">
            <a href={second.href} download className="text-link inline-flex min-h-6 items-center">
              PDF version{about}
            </a>{' '}
            <span className="text-ink-2">{sizeText(second.bytes)}</span>
          </p>
        )}
      </div>
    </article>
  );
}
