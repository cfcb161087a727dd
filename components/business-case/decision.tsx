import type { BusinessCaseTexts } from './compose-texts';

/** The decision asked for, the lines that add up to its amount, and what they leave out. On the page and in the memo. */
export const Decision = ({ texts, end = '' }: { texts: Omit<BusinessCaseTexts, 'say'>; end?: string }) => (
  <>
    <p>{texts.ask + end}</p>
    {texts.approval.length > 0 && (
      <dl className="max-w-sm text-small even-digits">
        {texts.approval.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex justify-between gap-4 border-b border-rule py-1 ${index === 3 ? 'font-semibold' : ''}`}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {texts.notes.length > 0 && <p className="type-small text-ink-2">{texts.notes.join(' ')}</p>}
  </>
);

/** What has to be settled before it is a yes. */
export const Points = ({ lead, texts }: { lead: string; texts: Omit<BusinessCaseTexts, 'say'> }) =>
  texts.points.length > 0 && (
    <>
      <p className="font-semibold">{lead}</p>
      <ul className="*:mt-1 *:ml-0.5 *:border-l-2 *:border-before *:pl-3">
        {texts.points.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
