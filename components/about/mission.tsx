import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import { Section } from '@/components/ui/section';
import type { About } from '@/content/company/about.schema';

/** The company's mission and its six values. */
export function Mission({ mission, values }: Pick<About, 'mission' | 'values'>) {
  return (
    <Section rail="through" label="mission">
      <h2 id="mission" className="type-h4 text-ink-2">
        {mission.heading}
      </h2>
      <p className="type-h2 mt-3 font-medium max-w-[24em]">{mission.statement}</p>
      <h2 id="core-values" className="type-h2 mb-8 mt-20">
        Six core values
      </h2>
      <FeatureList>
        {values.map(({ title, text, iconName }) => (
          <FeatureCard key={title} title={title} description={text} icon={iconName} />
        ))}
      </FeatureList>
    </Section>
  );
}
