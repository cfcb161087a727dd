/** A node of structured data as JSON has it. */
export type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/** Required properties of each type. Other types are reported, because nobody meant to publish them. */
const REQUIRED: Record<string, string> = {
  Organization: 'name url',
  PostalAddress: 'streetAddress addressLocality addressCountry',
  ContactPoint: 'telephone hoursAvailable',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  WebSite: 'name url publisher inLanguage',
  WebPage: 'url name isPartOf primaryImageOfPage',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  Service: 'name description provider offers url',
  Offer: 'name description price priceCurrency url',
  UnitPriceSpecification: 'price priceCurrency unitText',
  FAQPage: 'mainEntity isPartOf',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  BlogPosting: 'headline datePublished dateModified image author publisher mainEntityOfPage citation',
  Article: 'headline dateModified image author publisher mainEntityOfPage',
  Course: 'name description provider url',
  Person: 'name jobTitle worksFor',
  CreativeWork: 'name creditText datePublished url',
  ImageObject: 'url',
};

/** All nodes of a value, the nested ones too. A reference, which has only an id, is none. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

/** Problems of a graph: unknown types, missing properties, and references to missing ids. */
export function graphProblems(graph: unknown, origin: string): string[] {
  const nodes = nodesOf(graph);
  const ids = nodes.flatMap((node) => node['@id'] ?? []);
  // A reference has an id and nothing else.
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id = '']) => id);
  return [
    ...nodes.flatMap((node) => {
      const required = REQUIRED[String(node['@type'])];
      if (!required) return [`the type ${node['@type']} is not one of ours`];
      return required
        .split(' ')
        .filter((name) => node[name] === undefined || node[name] === '' || [node[name]].flat().length === 0)
        .map((name) => `${node['@type']} has no ${name}`);
    }),
    ...references.filter((id) => !ids.includes(id)).map((id) => `${id} is not a node of the graph`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...ids.filter((id) => !id.startsWith(`${origin}/`)).map((id) => `${id} is not of this site`),
  ];
}
