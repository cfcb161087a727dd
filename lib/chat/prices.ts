import type { ChatContent, ChatService } from './types';

/** Prices of services for a number of people with the usual support, or their base prices. */
export function pricesOf(
  services: readonly ChatService[],
  people: number | null,
  { support, baseFor }: ChatContent['prices'],
): string {
  const lines = services.map(({ title, base, weeks, teams }) => {
    const team = people === null ? undefined : teams.find(({ upTo }) => upTo === null || people <= upTo);
    if (!team)
      return `${title} has a base price of {usd:${base}} for ${baseFor} and takes about ${weeks} weeks.`;
    const size = team.usd - base - support;
    const forSize =
      size === 0
        ? ''
        : `, {usd:${Math.abs(size)}} ${size > 0 ? 'more' : 'less'} for team size (${team.measure})`;
    return `${title} for ${people === 1 ? 'one person' : `${people} people`} comes to about {usd:${team.usd}}: a base price of {usd:${base}}${forSize} and {usd:${support}} for standard support.`;
  });
  const alternatives = services.flatMap(
    ({ alternative, alternativeForOne }) => (people === 1 ? alternativeForOne : alternative) ?? [],
  );
  const text = lines.length > 2 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n');
  return [text, ...alternatives].join('\n');
}
