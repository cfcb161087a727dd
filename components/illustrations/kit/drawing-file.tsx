import type { SVGProps } from 'react';

/**
 * A drawing from a file in public/illustrations. The page holds a reference, and the file is
 * loaded once for all pages. The theme's variables and the font reach into a `<use>`, but no stylesheet of the
 * page does, so the file's parts have presentation attributes.
 *
 * @param href file and id of the drawing, such as 'case-finance.svg#card-wide'.
 * @param children what the page itself adds on top.
 */
export function DrawingFile({
  href,
  width,
  height,
  children,
  ...rest
}: { href: string; width: number; height: number } & SVGProps<SVGSVGElement>) {
  const use = <use href={`/illustrations/${href}`} />;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} {...rest}>
      {/* An array without children would add an empty entry to the page's payload. */}
      {children ? (
        <>
          {use}
          {children}
        </>
      ) : (
        use
      )}
    </svg>
  );
}
