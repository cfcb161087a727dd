import { ButtonLink } from '@/components/ui/button';
import { ContentIcon } from '@/components/ui/content-icon';

export type RecordingWords = { none: string; link: string; elsewhere: string };

/** A link to the recording, or the plain statement that there is none. Nothing is embedded. */
export function Recording({ href, words }: { href: string | undefined; words: RecordingWords }) {
  if (!href) {
    return (
      <p className="recording-none">
        <ContentIcon name="file" size={20} className="mt-0.5 shrink-0" />
        {words.none}
      </p>
    );
  }
  return (
    <div className="mt-8">
      <ButtonLink href={href} target="_blank" rel="noopener">
        {words.link}
        <span className="sr-only"> (opens in a new tab)</span>
      </ButtonLink>
      <p className="type-meta mt-3 text-ink-2">{words.elsewhere}</p>
    </div>
  );
}
