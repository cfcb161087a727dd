import type { Company } from '@/content/schemas/company';

const networks = [
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'twitter', label: 'Twitter' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'youtube', label: 'YouTube' },
] as const;

/** Links to the company's profiles, each in a new tab: icons, or words in a box with `data-words`. */
export const SocialLinks = ({ socialMedia }: { socialMedia: Company['socialMedia'] }) => (
  <ul className="-ml-3 flex flex-wrap in-data-words:ml-0 in-data-words:gap-x-5">
    {networks.map(({ network, label }) => (
      <li key={network}>
        <a
          href={socialMedia[network]}
          target="_blank"
          rel="noopener noreferrer"
          className="grid size-11 place-items-center rounded-control hover:bg-tint in-data-words:w-auto in-data-words:underline"
        >
          <svg aria-hidden width={20} height={20} className="in-data-words:hidden">
            <use href={`/icons.svg#${network}`} />
          </svg>
          <span className="not-in-data-words:sr-only">{label}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
);
