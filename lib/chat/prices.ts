import type { ChatContent, ChatService } from './types';

/** Prices of services for a number of people with the usual support, or their base prices. */
export function pricesOf(
  services: readonly ChatService[],
  people: number | null,
  { support, baseFor }: ChatContent['prices'],
): string {
  const who = people === 1 ? 'one person' : `${people} people`;
  const isList = services.length > 2;
  const lines = services.map(({ title, base, weeks, teams }) => {
    const team = people === null ? undefined : teams.find(({ upTo }) => upTo === null || people <= upTo);
    if (team && isList) return `- ${title}: {usd:${team.usd}}`;
    if (!team)
      return `${title} has a base price of {usd:${base}} for ${baseFor} and takes about ${weeks} weeks.`;
    const size = team.usd - base - support;
    const forSize =
      size === 0
        ? ''
        : `, {usd:${Math.abs(size)}} ${size > 0 ? 'more' : 'less'} for team size (${team.measure})`;
    return `${title} for ${who} comes to about {usd:${team.usd}}: a base price of {usd:${base}}${forSize} and {usd:${support}} for standard support.`;
  });
  const alternatives = services.flatMap(
    ({ alternative, alternativeForOne }) => (people === 1 ? alternativeForOne : !isList && alternative) || [],
  );
  const opening = isList ? [`With standard support, these are our prices for ${who}:`] : [];
  return [...opening, ...lines, ...alternatives].join('\n');
}
