/** The company's mark, drawn by /icons.svg in the colors of the theme. @param size drawn size in CSS pixels. */
export const LogoMark = ({ size }: { size: number }) => (
  <svg aria-hidden width={size} height={size}>
    <use href="/icons.svg#logo" />
  </svg>
);

/** Mark and name. */
export const Logo = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2.5 text-[min(var(--h3-lg),10vw)] font-semibold [line-height:1] [letter-spacing:-0.015em] font-stretch-78%">
    <LogoMark size={30} />
    <span>{name}</span>
  </span>
);
