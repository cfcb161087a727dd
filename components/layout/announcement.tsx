import type { AnnouncementLine } from '@/content/schemas/announcement';
import { showsUnpublished } from '@/lib/deploy-preview';
import { formatDate, getDayIn, getEndOfDay } from '@/lib/format/dates';

/**
 * The announcement above a page, on its days. Builds before and after those days leave it out, and a page built on
 * one of them hides it after the last. Builds that show unpublished entries show a coming one, with its days.
 *
 * @param zone in which its days begin and end.
 */
export function Announcement({ announcement, zone }: { announcement: AnnouncementLine; zone: string }) {
  const today = getDayIn(zone, new Date());
  if (!announcement || announcement.until < today) return null;
  const { text, link, from, until } = announcement;
  const isComing = from > today;
  if (isComing && !showsUnpublished) return null;
  return (
    <aside
      aria-label="Announcement"
      data-announcement
      // The script may hide it before hydration.
      suppressHydrationWarning
      className="band mt-(--header) px-(--pad) py-2.5 text-center text-small"
    >
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a number of our own
        dangerouslySetInnerHTML={{
          __html: `document.currentScript.parentElement.hidden=Date.now()>=${getEndOfDay(until, zone).getTime()}`,
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
