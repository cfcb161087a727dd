/** All pages by section, as links. */
export function AllPages({
  heading,
  sections,
}: {
  heading: string;
  sections: readonly { name: string; pages: readonly { label: string; path: string }[] }[];
}) {
  return (
    <section aria-labelledby="all-pages" className="border-t border-rule pt-8">
      <h2 id="all-pages" className="type-h3">
        {heading}
      </h2>
      <div className="mt-6 columns-1 gap-x-8 sm:columns-2 lg:columns-3">
        {sections.map(({ name, pages }) => (
          <section key={name} className="mb-8 break-inside-avoid-column">
            <h3 className="type-h4">{name}</h3>
            <ul className="mt-2">
              {pages.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} className="inline-block py-1 hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
