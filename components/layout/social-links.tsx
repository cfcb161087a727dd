import type { Company } from '@/content/schemas/company';

const networks = [
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'twitter', label: 'Twitter' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'youtube', label: 'YouTube' },
] as const;

/** Links to the company's profiles, each in a new tab. */
export const SocialLinks = ({ socialMedia }: { socialMedia: Company['socialMedia'] }) => (
  <ul className="-ml-3 flex flex-wrap">
    {networks.map(({ network, label }) => (
      <li key={network}>
        <a
          href={socialMedia[network]}
          target="_blank"
          rel="noopener noreferrer"
          className="grid size-11 place-items-center rounded-control hover:bg-tint"
        >
          <svg aria-hidden width={20} height={20}>
            <use href={`/icons.svg#${network}`} />
          </svg>
          <span className="sr-only">{label} (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
);
