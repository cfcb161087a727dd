/** Short statements between rules, such as who a page is for or which challenges it answers. */
export const RuledList = ({ items }: { items: readonly string[] }) => (
  <ul className="type-lead border-t border-edge *:border-b *:border-rule *:py-2.5 md:*:py-4">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
