import { z } from 'zod';
import { slug, text } from './fields';
import { iconName } from './icons';

/** The address of a picture in a folder of `public`. */
const pictureIn = (folder: string) =>
  z
    .string('must be text')
    .regex(
      new RegExp(`^/${folder}/[a-z0-9-]+\\.(svg|webp|png|jpg)$`),
      `must be the address of a picture in public/${folder}, such as '/${folder}/ada-example.jpg'`,
    );

export const teamMember = z
  .strictObject({
    id: slug,
    name: text(60),
    title: text(60),
    /** The city of the office where the person works, which follows the title. */
    office: text(40).optional(),
    bio: text(240),
    /** A square picture in public/team. */
    imageSrc: pictureIn('team').optional(),
    /** Which of the four drawn heads stands for a missing picture; without one, the initials do. */
    portrait: z.int().min(1, 'must be 1 to 4').max(4, 'must be 1 to 4').optional(),
  })
  .transform(({ title, ...others }) => ({
    ...others,
    title: others.office ? `${title}, ${others.office}` : title,
  }));
export type TeamMember = z.output<typeof teamMember>;

export const partner = z.strictObject({
  name: text(60),
  tier: text(60),
  /** A picture in public/partners; without one, the first letter of the name stands for it. */
  logoSrc: pictureIn('partners').optional(),
});
export type Partner = z.infer<typeof partner>;

export const about = z.strictObject({
  story: z.strictObject({ heading: text(60), paragraphs: z.array(text(600)).min(2).max(5) }),
  impact: z.strictObject({ heading: text(60), lead: text(260) }),
  mission: z.strictObject({ heading: text(60), statement: text(260) }),
  values: z
    .array(z.strictObject({ title: text(40), text: text(200), iconName }))
    .length(6, 'must have exactly 6 values'),
  /** Says once that the names on the page are samples. Empty it once team, partners and certifications are real. */
  samples: z.string().max(120),
  closing: z.strictObject({ heading: text(60), lead: text(200) }),
});
export type About = z.infer<typeof about>;
