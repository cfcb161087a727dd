import { brandColors } from '@/lib/theme/theme';

/** Longer titles are set smaller: each takes two lines at most, or three at the smallest. */
function titleSize(title: string): number {
  const count = (letters: RegExp) => title.match(letters)?.length ?? 0;
  // In average letters: wide ones count more, narrow ones less.
  const length = title.length + 0.6 * count(/[mw]/gi) - 0.5 * count(/[fijlt.,' ]/gi);
  return length < 21.5 ? 116 : length <= 26 ? 104 : title.length <= 60 ? 92 : 72;
}

type Props = {
  title: string;
  corner: string;
  name: string;
  mark: string;
  cover: string;
};

/** A page's share image. ImageResponse knows flexbox and inline styles only. `mark` and `cover` are data URLs. */
export const ShareImage = ({ title, corner, name, mark, cover }: Props) => (
  <div tw="flex h-full w-full flex-col" style={{ background: brandColors.paper }}>
    <div tw="flex grow flex-col justify-between px-16 pt-[52px] pb-[36px]">
      <div tw="flex items-center justify-between">
        <div tw="flex items-center">
          {/* biome-ignore lint/performance/noImgElement: drawn into a picture, never sent to a browser */}
          <img src={mark} width={48} height={48} alt="" />
          <span tw="ml-4 text-[42px]" style={{ fontFamily: 'Title', color: brandColors.ink }}>
            {name}
          </span>
        </div>
        <span tw="text-[30px]" style={{ color: brandColors.ink2 }}>
          {corner}
        </span>
      </div>
      <div
        tw="flex"
        style={{
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
    <div tw="flex h-[250px]" style={{ background: brandColors.sunk }}>
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img src={cover} width="100%" height={250} alt="" style={{ objectFit: 'cover' }} />
    </div>
  </div>
);
