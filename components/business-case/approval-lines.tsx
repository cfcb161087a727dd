/** The parts of the amount to approve, one line each, and the cost of later years. */
export const ApprovalLines = ({ lines }: { lines: readonly { label: string; value: string }[] }) => (
  <dl className="max-w-sm text-small even-digits">
    {lines.map(({ label, value }, index) => (
      <div
        key={label}
        className={`flex justify-between gap-4 border-b border-rule py-1 ${index === 3 ? 'font-semibold' : ''}`}
      >
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
