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

type Props = {
  guide: Guide;
  files: GuideFiles;
  /** Anchor of the card. */
  anchor?: string;
  picture?: boolean;
};

/** A guide or template. One with a picture shows its first page above its facts; the others are rows. */
export function GuideCard({ guide, files: { file, second }, anchor, picture = false }: Props) {
  const { title, description, type, format, downloadCount, featured, image, page } = guide;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article
      id={anchor}
      className={clsx(
        'grid grid-cols-1 scroll-mt-6 content-start gap-x-8 gap-y-3',
        picture
          ? 'md:row-span-4 md:grid-rows-subgrid'
          : 'border-t border-rule py-6 target:border-t-lane target:[box-shadow:0_-3px_0_var(--lane)] md:max-lg:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]',
      )}
    >
      {picture && image && (
        // biome-ignore lint/performance/noImgElement: the file has its final size, and next/image would add a script.
        <img
          src={image}
          alt={`First page of the ${title}`}
          width={760}
          height={520}
          loading="lazy"
          className="mb-1 aspect-[19/13] w-full rounded-panel border border-rule object-cover object-top"
        />
      )}
      {picture && !image && (
        <p
          aria-hidden
          className="type-h2 mb-1 grid aspect-[19/13] w-full place-items-center rounded-panel border border-rule bg-sunk text-ink-2"
        >
          {format}
        </p>
      )}
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge size="sm" variant={typeVariants[type]}>
            {type}
          </Badge>{' '}
          {featured && (
            <Badge size="sm" variant="outline">
              Featured
            </Badge>
          )}
        </p>
        <h3 className={picture ? 'type-h3-lg mt-2' : 'type-h3 mt-1.5'}>{title}</h3>
      </div>
      <p className="max-w-reading">{description}</p>
      <div
        className={clsx(
          'flex flex-wrap content-start items-center gap-x-4 gap-y-3',
          !picture && 'md:max-lg:col-start-2',
        )}
      >
        <p className="type-small basis-full text-ink-2">
          {downloadCount} downloads <span aria-hidden>•</span> {pluralize(file.pages, 'page')}{' '}
          <span aria-hidden>•</span> {format}, {formatFileSize(file.bytes)}
        </p>
        <ButtonLink href={file.href} download variant="outline" size={picture ? 'md' : 'sm'}>
          Download Free{about}
        </ButtonLink>
        {page && (
          <a href={page} className="text-link type-small inline-flex min-h-6 items-center">
            Read online{about}
          </a>
        )}
        {second && (
          <p className="type-small">
            <a href={second.href} download className="text-link inline-flex min-h-6 items-center">
              PDF version{about}
            </a>
            <span className="text-ink-2">, {formatFileSize(second.bytes)}</span>
          </p>
        )}
      </div>
    </article>
  );
}
