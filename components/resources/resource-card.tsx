import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';

/** A card of a file to download, made from an entry of `resources` or `guides`. */
export type ResourceItem = {
  id: string;
  title: string;
  description: string;
  /** The text that the filters match. */
  type: string;
  /** The picture of the file's first page. */
  image: string | undefined;
  /** The page behind 'Open', if there is one. */
  url?: string;
  /** The file's address, and facts as in 'PDF, 12 pages, 240 KB'. */
  file: { href: string; facts: ReactNode };
  /** The page of a guide that can be read online, or the PDF of the format 'PPT + PDF'. */
  more?: { label: string; href: string; download?: true; facts?: string } | undefined;
};

const grounds = ['band ember', 'band', 'bg-tint'];

type Props = {
  item: ResourceItem;
  /** What it is, above its title and apart from its facts. */
  kind?: ReactNode;
  download?: string;
  /** Its place among covers: it has its title and first page on a ground, large. Its parts share the rows of a list. */
  cover?: number | undefined;
  /** Of one without a cover. */
  className: string;
};

/** A file to download: its title, what it does, its facts and its links. */
export function ResourceCard({ item, kind, download = 'Download', cover, className }: Props) {
  const { id, title, description, type, image, url, file, more } = item;
  const about = <span className="sr-only"> {title}</span>;
  const heading = (style: string) => (
    <h3 id={`${id}-title`} className={style}>
      {title}
    </h3>
  );
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'grid grid-cols-1 scroll-mt-6 content-start gap-x-5 gap-y-3 target:[box-shadow:0_-3px_0_var(--lane)]',
        cover === undefined
          ? ['border-t border-rule target:border-t-lane', className]
          : 'row-span-4 grid-rows-subgrid pb-5 md:col-span-4',
      )}
    >
      {cover !== undefined && (
        <div className={clsx('overflow-clip rounded-panel pt-6 pl-6', grounds[cover % 3])}>
          {heading('type-h2 md:min-h-[2lh] md:max-lg:text-h3-lg')}
          {image && (
            <div
              className="mt-8 origin-top-left rotate-3 overflow-hidden rounded-panel"
              style={{ aspectRatio: '16/9' }}
            >
              {/* The part that is filled: of a sheet its top, of a title page what is below its title. */}
              {/* biome-ignore lint/performance/noImgElement: the file has its final size, and next/image would add a script. */}
              <img
                src={image}
                alt={`First page of the ${title}`}
                width={760}
                height={520}
                loading="lazy"
                className="max-w-none"
                style={{ width: '172%', margin: file.href.endsWith('.pdf') ? '-61% 0 0 -14%' : 0 }}
              />
            </div>
          )}
        </div>
      )}
      <div>
        {kind ?? (
          <p className="text-note text-ink-2">
            {type} <span aria-hidden>•</span> {file.facts}
          </p>
        )}
        {cover === undefined && heading('type-h3 mt-1')}
      </div>
      <p className={clsx('max-w-reading', cover === undefined && !kind && 'max-md:hidden')}>{description}</p>
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-3">
        {kind && <p className="type-small basis-full text-ink-2">{file.facts}</p>}
        {url && (
          <ButtonLink href={url} variant="secondary" size="sm">
            Open{about}
          </ButtonLink>
        )}{' '}
        <ButtonLink href={file.href} variant="outline" size="sm" download>
          {download}
          {about}
        </ButtonLink>{' '}
        {more && (
          <p className="type-small text-ink-2">
            <a
              href={more.href}
              download={more.download}
              className="text-link inline-flex min-h-6 items-center"
            >
              {more.label}
              {about}
            </a>
            {more.facts && `, ${more.facts}`}
          </p>
        )}
      </div>
    </article>
  );
}
