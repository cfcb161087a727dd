import clsx from 'clsx';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { Guide } from '@/content/schemas/guides';
import { formatFileSize, type GuideFiles } from '@/lib/documents/file-info';
import { pluralize } from '@/lib/format/pluralize';

const typeVariants: Record<Guide['type'], BadgeVariant> = {
  Guide: 'primary',
  Template: 'secondary',
  Checklist: 'success',
};

/**
 * A guide or template: its first page, its facts, its download, and its page where it has one. A large one has the
 * picture at its side. On a phone the others are rows without a picture.
 */
export function GuideCard({
  guide,
  files: { file, second },
  anchor,
  large = false,
}: {
  guide: Guide;
  files: GuideFiles;
  /** Anchor of the card. */
  anchor?: string;
  large?: boolean;
}) {
  const { title, description, type, format, downloadCount, featured, image, page } = guide;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article
      id={anchor}
      className={clsx(
        'group grid scroll-mt-6 content-start gap-x-8 gap-y-3',
        large
          ? 'md:grid-rows-[auto_auto_1fr] md:grid-cols-[5fr_7fr]'
          : 'max-sm:border-t max-sm:border-rule max-sm:pt-5 sm:grid-rows-[auto_auto_1fr_auto]',
      )}
    >
      <div
        className={clsx(
          'rounded-panel group-target:outline-3 group-target:outline-lane',
          large ? 'max-md:mb-1 md:row-span-full' : 'max-sm:hidden',
        )}
      >
        {/* biome-ignore lint/performance/noImgElement: the file has its final size, and next/image would add a script. */}
        <img
          src={image}
          alt={`First page of the ${title}`}
          width={760}
          height={520}
          loading="lazy"
          className="aspect-[19/13] w-full rounded-panel border border-rule object-cover object-top"
        />
      </div>
      <div>
        <p className="flex items-center gap-2 sm:min-h-7">
          <Badge size="sm" variant={typeVariants[type]}>
            {type}
          </Badge>{' '}
          {featured && (
            <Badge size="sm" variant="outline">
              Featured
            </Badge>
          )}
        </p>
        <h3 className={large ? 'type-h3-lg mt-2' : 'type-h3 mt-1'}>{title}</h3>
      </div>
      <p className={large ? 'max-w-reading' : 'type-small'}>{description}</p>
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-4 gap-y-3',
          large && 'md:self-end md:border-t md:border-rule md:pt-4',
        )}
      >
        <p className="type-small basis-full text-ink-2">
          {downloadCount} downloads <span aria-hidden>•</span> {pluralize(file.pages, 'page')}{' '}
          <span aria-hidden>•</span> {format}, {formatFileSize(file.bytes)}
        </p>
        <ButtonLink
          href={file.href}
          download
          variant="outline"
          size={large ? 'md' : 'sm'}
          className={large ? undefined : 'sm:flex-1'}
        >
          Download Free{about}
        </ButtonLink>
        {page && (
          <a href={page} className="text-link type-small inline-flex min-h-6 items-center">
            Read online{about}
          </a>
        )}
        {second && (
          <p className="type-small grid">
            <a href={second.href} download className="text-link inline-flex min-h-6 items-center">
              PDF version{about}
            </a>{' '}
            <span className="text-ink-2">{formatFileSize(second.bytes)}</span>
          </p>
        )}
      </div>
    </article>
  );
}
