import type { ArticlePictureData } from '@/content/schemas/articles';
import { listPictureSizes } from '@/lib/images/picture-files';

/** A photograph or screenshot in an article. */
export async function ArticlePicture({ picture: { file, alt, caption } }: { picture: ArticlePictureData }) {
  const sizes = await listPictureSizes(file);
  const [{ path, width, height }] = sizes;
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: the build makes the sizes (app/pictures) */}
      <img
        src={path}
        srcSet={sizes.map((size) => `${size.path} ${size.width}w`).join(', ')}
        sizes={`(min-width: 48rem) ${width}px, 100vw`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        className="h-auto w-full rounded-panel"
      />
      {caption && <figcaption className="mt-2 type-small text-ink-2">{caption}</figcaption>}
    </figure>
  );
}
