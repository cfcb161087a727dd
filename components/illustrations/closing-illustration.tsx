import { DrawingFile } from './kit/drawing-file';

/** Id of the narrow drawing in the first view, which the end of the page shows again. */
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

/** What is drawn twice, large for the first view and small in a file, and how high its lane lies there. */
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
 * The illustration of a landing page's first view once more, beside its closing action: small, with its lane at the
 * height of the button that the rail ends in, or by reference to the drawing above. The home page shows the one of its
 * default answer.
 *
 * @param name of the drawing in the first view.
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
