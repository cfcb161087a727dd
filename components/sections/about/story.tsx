import type { About } from '@/content/schema';
import { Section } from '../../ui/section';

/** How the company came about: title left, the telling in a reading column. */
export function Story({ story }: { story: About['story'] }) {
  return (
    <div className="border-t border-rule">
      <Section label="story">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h2 id="story" className="type-h2 lg:col-span-5">
            {story.heading}
          </h2>
          <div className="type-long grid max-w-reading gap-5 lg:col-span-7">
            {story.paragraphs.map((text, index) => (
              <p key={text} className={index === 0 ? undefined : 'text-ink-2'}>
                {text}
              </p>
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}
