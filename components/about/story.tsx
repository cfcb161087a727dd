import { Section } from '@/components/ui/section';
import { Split } from '@/components/ui/split';
import type { About } from '@/content/company/about.schema';

/** The company's story: heading on the left, text in a reading column. */
export function Story({ story }: { story: About['story'] }) {
  return (
    <div className="border-t border-rule">
      <Section rail="through" label="story">
        <Split
          className="gap-y-6"
          head={
            <h2 id="story" className="type-h2">
              {story.heading}
            </h2>
          }
        >
          <div className="grid max-w-reading gap-5">
            {story.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Split>
      </Section>
    </div>
  );
}
