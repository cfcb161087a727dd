import type { AnnouncementLine } from '@/content/schemas/announcement';
import { hasBegun } from '@/lib/collections/is-published';
import { showsUnpublished } from '@/lib/deploy-preview';
import { formatDate } from '@/lib/format/dates';

/** The announcement above a page, on its days. Builds that show unpublished entries show a coming one, with its days. */
export function Announcement({ announcement }: { announcement: AnnouncementLine }) {
  if (!announcement) return null;
  const { text, link, from, until } = announcement;
  const end = Date.parse(`${until}T24:00:00Z`);
  const isComing = !hasBegun(from);
  if (Date.now() >= end || (isComing && !showsUnpublished)) return null;
  return (
    <aside
      aria-label="Announcement"
      data-announcement
      // The script hides it after its last day, before hydration.
      suppressHydrationWarning
      className="band mt-(--header) px-(--pad) py-2.5 text-center text-small"
    >
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a number of our own
        dangerouslySetInnerHTML={{
          __html: `document.currentScript.parentElement.hidden=Date.now()>=${end}`,
        }}
      />
      <p className="inline">
        {isComing && <strong>{`(${formatDate(from)} to ${formatDate(until)}) `}</strong>}
        {text}
      </p>{' '}
      {link && (
        <a href={link.href} className="underline">
          {link.label}
        </a>
      )}
    </aside>
  );
}
