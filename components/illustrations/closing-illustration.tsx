import { DrawingFile } from './kit/drawing-file';

/** Id of the narrow drawing in the hero, which the end of the page shows again. */
export const HERO_DRAWING = 'hero-drawing';

type Drawing = { href: string; width: number; height: number; lane: number };
const service = (id: string, lane = 145.75): Drawing => ({
  href: `services.svg#${id}`,
  width: 460,
  height: 184,
  lane,
});
const audience = (id: string, lane = 93): Drawing => ({
  href: `audiences.svg#${id}`,
  width: 576,
  height: 124,
  lane,
});

/** Small drawings by page id, and the y of the orange line in each. */
const small: Record<string, Drawing> = {
  'ai-training': service('training'),
  'ai-onboarding': service('onboarding', 138.5),
  'workflow-automation': service('automation'),
  'custom-ai-development': service('development'),
  'ai-optimization': service('optimization'),
  individuals: audience('individuals'),
  'small-business': audience('small-business', 62),
  startups: audience('startups'),
  enterprise: audience('enterprise'),
};

/**
 * Repeats the hero's drawing beside the closing button: a small file with its line at the height of the button, or a
 * reference to the drawing above. The home page shows the one of its
 * default answer.
 *
 * @param name of the drawing in the hero.
 */
export function ClosingIllustration({ name }: { name: string }) {
  const drawing = small[name];
  if (!drawing)
    return (
      <svg aria-hidden="true" className="h-80">
        <use href={`#${HERO_DRAWING}`} />
      </svg>
    );
  const { lane, ...file } = drawing;
  const below = ((file.height - lane) / file.width) * 100;
  return <DrawingFile {...file} style={{ marginBottom: `calc(28.5px - ${below.toFixed(3)}%)` }} />;
}
