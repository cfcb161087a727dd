/** @requirement RESOURCES-15 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '@/components/wizard/number-field';
import { currencies } from '@/content/pricing/currencies';
import { roiQuestions } from '@/content/tools/roi';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import { createNumberFieldSpec } from '@/lib/roi-calculator/fields';

const currencyOf = (code: string) => currencies.find((currency) => currency.code === code) ?? currencies[0];

/** A field whose number counts below it, as a tool uses it. */
function Tool({ id, code, start }: { id: RoiField; code: string; start: number | undefined }) {
  const [value, setValue] = useState<number | undefined>(start);
  const question = roiQuestions.find((entry) => entry.id === id);
  if (!question) throw new Error(id);
  return (
    <>
      <NumberField
        field={createNumberFieldSpec(question, currencyOf(code))}
        value={value}
        onValue={setValue}
        optional
      />
      <button type="button">next</button>
      <output aria-label="Counts">{value ?? 'open'}</output>
    </>
  );
}
const said = () => screen.getByRole('status', { name: '' });

function open(id: RoiField, code: string, start?: number) {
  render(<Tool id={id} code={code} start={start} />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox'),
    counts: screen.getByLabelText('Counts'),
  };
}

test('an ambiguous number asks which value is meant, by keyboard too, and is ignored until then', async () => {
  const { user, field, counts } = open('cost', 'EUR');
  await user.type(field, '65.000');
  expect(counts).toHaveTextContent('open');
  expect(screen.getByRole('group', { name: 'Do you mean 65 or 65,000?' })).toBeVisible();
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Do you mean 65 or 65,000\?/);
  expect(screen.getByRole('button', { name: '65' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(counts).toHaveTextContent('65000');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.tab();
  // Thin spaces: a comma would mean decimals to half of the readers.
  expect(field).toHaveValue('65\u202f000');
});

test('an unreadable number is explained after the field is left, and stays as typed', async () => {
  const { user, field, counts } = open('rate', 'USD', 20);
  await user.clear(field);
  await user.type(field, '€45');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(said()).toBeEmptyDOMElement();
  await user.tab();
  expect(field).toHaveValue('€45');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(/Amounts here are in USD \(\$\)/);
  // The focus is elsewhere by then, so it is said aloud.
  expect(said()).toHaveTextContent('Hourly rate ($): Amounts here are in USD ($). Leave out other signs.');
  expect(counts).toHaveTextContent('20');
});

test.each([
  ['adoption', 70, '0.7', /0\.7% or 70%\? Until then, 70 counts\./],
  ['adoption', undefined, '170', /Enter 100 or less\.$/],
  ['cost', 9_000, '12k', /Write out the whole number, such as 12000\. Until then, 9,000 counts\./],
] as const)('a number %s of %s, typed as %s, keeps the previous value', async (id, start, typed, says) => {
  const { user, field, counts } = open(id, 'USD', start);
  await user.clear(field);
  for (const key of typed) await user.type(field, key);
  expect(counts).toHaveTextContent(String(start ?? 'open'));
  await user.click(document.body);
  expect(field).toHaveAccessibleDescription(says);
  expect(field).toHaveValue(typed);
});
