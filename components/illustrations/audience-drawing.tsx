import { FramedDrawing } from './kit/framed-drawing';

/** Text alternatives by audience; the drawings are in public/illustrations/audiences.svg. */
const alternatives: Record<string, string> = {
  individuals: 'One of three lanes climbs from bottom to top.',
  'small-business': 'Three separate lanes merge into one.',
  startups: 'A new lane branches off the one that runs already, and goes on above it.',
  enterprise: 'One lane passes through three departments in turn and stops for a person between them.',
};

/** The drawing of an audience, or nothing where there is none yet. */
export function AudienceDrawing({ id }: { id: string }) {
  const alt = alternatives[id];
  if (!alt) return null;
  return <FramedDrawing href={`audiences.svg#${id}`} alt={alt} size={[576, 124]} />;
}
