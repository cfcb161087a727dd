import type { CoverShapes } from '@/lib/illustrations/cover-patterns';
import { brandColors } from '@/lib/theme/brand-colors';

const PADDING = 64;

/** Approximate width of a title in letters: wide ones count more, narrow ones less. */
const lengthOf = (title: string) =>
  title.length +
  0.6 * (title.match(/[mw]/gi)?.length ?? 0) -
  0.5 * (title.match(/[fijlt.,' ]/gi)?.length ?? 0);

/** Longer titles are set smaller: each takes two lines at most, or three at the smallest. */
function titleSize(title: string): number {
  const length = lengthOf(title);
  return length < 21.5 ? 116 : length <= 26 ? 104 : title.length <= 60 ? 92 : 72;
}

/**
 * A page's share image: company, section of the site, title, and a drawing from edge to edge. It is laid out by
 * ImageResponse, which knows flexbox and inline styles only.
 *
 * @param drawing size in pixels of the lower part, and its shapes.
 */
export function ShareImage({
  title,
  corner,
  name,
  mark,
  drawing,
}: {
  title: string;
  corner: string;
  name: string;
  /** The logo as a data URL. */
  mark: string;
  drawing: { width: number; height: number; shapes: CoverShapes };
}) {
  const { width, height, shapes } = drawing;
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: brandColors.paper,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flexGrow: 1,
          padding: `52px ${PADDING}px 36px`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            {/* biome-ignore lint/performance/noImgElement: drawn into a picture, never sent to a browser */}
            <img src={mark} width={48} height={48} alt="" />
            <span style={{ fontFamily: 'Title', fontSize: 42, color: brandColors.ink }}>{name}</span>
          </div>
          <span style={{ fontSize: 30, color: brandColors.ink2 }}>{corner}</span>
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Title',
            fontSize: titleSize(title),
            lineHeight: 0.98,
            letterSpacing: '-0.02em',
            color: brandColors.ink,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', height, background: brandColors.sunk }}>
        <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {shapes.bars?.map(({ r, ...bar }) => (
            <rect key={bar.x} {...bar} rx={r} fill={brandColors.before} opacity={0.5} />
          ))}
          {shapes.before.map((path) => (
            <path key={path} d={path} stroke={brandColors.before} strokeWidth={3} {...stroke} />
          ))}
          {shapes.parted && <path d={shapes.lane} stroke={brandColors.sunk} strokeWidth={20} {...stroke} />}
          <path d={shapes.lane} stroke={brandColors.lane} strokeWidth={8} {...stroke} />
        </svg>
      </div>
    </div>
  );
}
