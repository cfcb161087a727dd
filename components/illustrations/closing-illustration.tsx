import { DrawingFile } from './kit/drawing-file';

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
const industry = (id: string, lane = 166): Drawing => ({
  href: `industries.svg#${id}`,
  width: 576,
  height: 184,
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
  healthcare: industry('healthcare'),
  finance: industry('finance', 72),
  retail: industry('retail'),
  manufacturing: industry('manufacturing'),
  education: industry('education'),
  legal: industry('legal'),
};

/** An industry's drawing, small and without words. */
export function IndustryDrawing({ id, className }: { id: string; className: string }) {
  const { lane: _, ...file } = small[id] ?? industry(id);
  return <DrawingFile {...file} className={className} />;
}

/**
 * Repeats the hero's drawing, small and without words, beside the closing button, with its line at the height of the
 * button. The home page shows the one of its default answer.
 *
 * @param name of the drawing in the hero.
 */
export function ClosingIllustration({ name }: { name: string }) {
  const drawing = small[name];
  if (!drawing) return null;
  const { lane, ...file } = drawing;
  const below = ((file.height - lane) / file.width) * 100;
  return <DrawingFile {...file} style={{ marginBottom: `calc(28.5px - ${below.toFixed(3)}%)` }} />;
}
