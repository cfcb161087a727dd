import { Section } from '@/components/ui/section';
import type { Company } from '@/content/company/company.schema';
import { numberAtStart } from '@/lib/format/number-words';

/** The offices, the first with its address and phone number. */
export function Offices({ company }: { company: Company }) {
  return (
    <Section tone="sunk" rail="through" label="offices">
      <h2 id="offices" className="type-h2">
        {numberAtStart(company.offices.length)} offices
      </h2>
      <ul className="mt-10 grid gap-x-8 md:grid-cols-3">
        {company.offices.map(({ city, role }, index) => (
          <li key={city} className="border-t border-edge pb-8 pt-5 md:pb-0">
            <h3 className="type-h3-lg">{city}</h3>
            <p className="mt-1">{role}</p>
            {index === 0 && (
              <address className="type-small mt-3 not-italic">
                <p>{company.address}</p>
                <a
                  href={`tel:${company.phone.replaceAll(' ', '')}`}
                  className="quiet-link inline-flex min-h-8 items-center"
                >
                  {company.phone}
                </a>
              </address>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
