import type { AnnouncementLine } from '@/content/schemas/announcement';

/**
 * The announcement above a page, on the days that it is for. Builds before and after those days leave it out; a page
 * that was built earlier hides it after the last one.
 */
export function Announcement({ announcement }: { announcement: AnnouncementLine }) {
  const today = new Date().toISOString().slice(0, 10);
  if (!announcement || announcement.from > today || announcement.until < today) return null;
  const { text, link, until } = announcement;
  const end = Date.parse(until) + 24 * 60 * 60 * 1000;
  return (
    <aside
      aria-label="Announcement"
      data-announcement
      // The script may hide it before React attaches.
      suppressHydrationWarning
      className="band mt-(--header) px-(--pad) py-2.5 text-center text-small"
    >
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a number of our own
        dangerouslySetInnerHTML={{ __html: `document.currentScript.parentElement.hidden=Date.now()>=${end}` }}
      />
      <p className="inline">{text}</p>{' '}
      {link && (
        <a href={link.href} className="underline">
          {link.label}
        </a>
      )}
    </aside>
  );
}
