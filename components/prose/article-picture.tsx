import type { ArticlePictureData } from '@/content/schemas/articles';
import { picturePath, pictureSize, pictureWidths } from '@/lib/images/pictures';

/** A photograph or screenshot in an article. */
export async function ArticlePicture({ picture: { file, alt, caption } }: { picture: ArticlePictureData }) {
  const { width, height } = await pictureSize(file);
  const [small] = pictureWidths;
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: the build makes the sizes (app/pictures) */}
      <img
        src={picturePath(file, small)}
        srcSet={pictureWidths.map((wide) => `${picturePath(file, wide)} ${wide}w`).join(', ')}
        sizes={`(min-width: 48rem) ${small}px, 100vw`}
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
