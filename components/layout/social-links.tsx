import type { Company } from '@/content/company.schema';

/** Marks of the four networks on a 20 grid; they are not part of the icon set. */
const marks: Record<keyof Company['socialMedia'], { label: string; path: string }> = {
  linkedin: {
    label: 'LinkedIn',
    path: 'M3 7.4h2.9V17H3V7.4ZM4.4 2.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM7.7 7.4h2.8v1.3c.5-.9 1.5-1.6 2.9-1.6 2.9 0 3.5 1.9 3.5 4.4V17H14v-4.9c0-1.2 0-2.6-1.6-2.6s-1.9 1.2-1.9 2.5v5H7.7V7.4Z',
  },
  twitter: {
    label: 'Twitter',
    path: 'M2.5 3h4.4l3.5 4.8L14.6 3h2L11.3 9l6 8h-4.4l-3.8-5.2L4.5 17h-2l5.7-6.6L2.5 3Zm2.9 1.5 8.3 11h1L6.4 4.5h-1Z',
  },
  facebook: {
    label: 'Facebook',
    path: 'M11.2 17.5v-6.6h2.2l.4-2.7h-2.6V6.6c0-.8.3-1.3 1.4-1.3h1.3V2.9c-.3 0-1.1-.1-2-.1-2 0-3.4 1.2-3.4 3.4v2H6.2v2.7h2.3v6.6h2.7Z',
  },
  youtube: {
    label: 'YouTube',
    path: 'M17.9 6.2a2.1 2.1 0 0 0-1.5-1.5C15.1 4.3 10 4.3 10 4.3s-5.1 0-6.4.4a2.1 2.1 0 0 0-1.5 1.5C1.8 7.5 1.8 10 1.8 10s0 2.5.3 3.8c.2.7.8 1.3 1.5 1.5 1.3.4 6.4.4 6.4.4s5.1 0 6.4-.4c.7-.2 1.3-.8 1.5-1.5.3-1.3.3-3.8.3-3.8s0-2.5-.3-3.8ZM8.3 12.5v-5l4.3 2.5-4.3 2.5Z',
  },
};

/** Links to the company's profiles, each in a new tab (CONTACT-16). */
export function SocialLinks({ socialMedia }: { socialMedia: Company['socialMedia'] }) {
  return (
    <ul className="-ml-3 flex flex-wrap gap-1">
      {(['linkedin', 'twitter', 'facebook', 'youtube'] as const).map((network) => (
        <li key={network}>
          <a
            href={socialMedia[network]}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-control hover:bg-tint"
          >
            <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
              <path d={marks[network].path} />
            </svg>
            <span className="sr-only">{marks[network].label} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
