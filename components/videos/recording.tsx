import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export type RecordingTexts = { none: string; link: string; hostNote: string };

/** A link to the recording, or the statement that there is none. Nothing is embedded. */
export function Recording({ href, texts }: { href: string | undefined; texts: RecordingTexts }) {
  if (!href) {
    return (
      <p className="mt-7 flex max-w-reading gap-3 border-y border-rule py-4 font-medium">
        <Icon name="file" size={20} className="mt-0.5 shrink-0" />
        {texts.none}
      </p>
    );
  }
  return (
    <div className="mt-8">
      <ButtonLink href={href} target="_blank" rel="noopener">
        {texts.link}
        <span className="sr-only"> (opens in a new tab)</span>
      </ButtonLink>
      <p className="type-small mt-3 text-ink-2">{texts.hostNote}</p>
    </div>
  );
}
