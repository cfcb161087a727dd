import clsx from 'clsx';
import { FramedDrawing } from '@/components/illustrations/kit/framed-drawing';
import { LandingSection, type SectionProps } from './landing-section';

type Drawing = SectionProps<'engagement-models'>['section']['items'][number]['drawing'];

/** Text alternatives; the drawings are in public/illustrations/engagement-models.svg. */
const alternatives: Record<Drawing, string> = {
  equity:
    'The reduced fee is paid until the system is in use. An agreed stake runs beside it and on after that.',
  milestones: 'Two stages passed their tests and are paid. The third is at our risk until its test.',
  success: 'The base fee is paid until the system is in use. A share of the gain follows after that.',
};

/** Ways to work together, each drawn along the work: what the client pays, and what we risk. */
export function EngagementModels({ section, headingId }: SectionProps<'engagement-models'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <ul
        className={clsx(
          'border-t border-rule *:grid *:gap-x-8 *:gap-y-3 *:border-b *:border-rule *:py-5 md:*:py-6 md:*:grid-cols-2',
          'md:*:items-center lg:*:grid-cols-[5fr_7fr] xl:*:gap-x-18 [&_svg]:[--drawing-lane:calc(6.05px-0.66cqi)]',
        )}
      >
        {section.items.map(({ title, description, drawing, terms }) => (
          <li key={title}>
            <FramedDrawing
              href={`engagement-models.svg#${drawing}`}
              alt={alternatives[drawing]}
              size={[460, 104]}
              railAt={62}
            />
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-ink-2">{description}</p>
              <dl className="type-small mt-2 grid gap-x-8 gap-y-1 lg:grid-cols-2">
                {terms.map(({ label, value }) => (
                  <div key={label} className="max-lg:flex max-lg:gap-2">
                    <dt className="shrink-0 font-semibold max-lg:w-18">{label}</dt>
                    <dd className="text-ink-2">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
