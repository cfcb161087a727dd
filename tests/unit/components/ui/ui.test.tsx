import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { PriceCards } from '@/components/sections/pricing-tiers';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { FeatureList } from '@/components/ui/feature-card';
import { FoldingList } from '@/components/ui/fold';
import { Steps } from '@/components/ui/steps';
import { currencies } from '@/content/pricing/currencies';
import * as routes from '@/lib/routes';

// @requirement PIECES-02
test('a feature card has title, description, icon and optional lines of detail', () => {
  render(
    <FeatureList
      items={[
        { title: 'Inboxes', description: 'Sort.', icon: 'inbox', details: ['One', 'Two'] },
        { title: 'Scheduling', description: 'Without emails.', icon: 'calendar' },
      ]}
    />,
  );
  const cards = screen.getAllByRole('heading').map((heading) => heading.closest('li'));
  expect(cards.map((card) => card?.textContent)).toEqual(['InboxesSort.OneTwo', 'SchedulingWithout emails.']);
  // Each has its own icon.
  expect(new Set(cards.map((card) => card?.querySelector('svg[aria-hidden]')?.innerHTML)).size).toBe(2);
});

// @requirement PIECES-03
test('a numbered step has number, title, description and time, in order', () => {
  render(
    <Steps
      steps={[
        { step: 1, title: 'Observe', description: 'We time it.', when: 'Week 1' },
        { step: 2, title: 'Choose', description: 'D' },
      ]}
    />,
  );
  expect([...screen.getByRole('list').children].map((step) => step.textContent)).toEqual([
    '1ObserveWe time it.Week 1',
    '2ChooseD',
  ]);
});

/** How many looks a part has, by the class names of what it renders. */
const countLooks = (parts: ReactElement[]) =>
  new Set(parts.map((part) => (render(part).container.firstChild as HTMLElement).className)).size;

// @requirement PIECES-06 PIECES-07 PIECES-08
test('the variants and sizes of badges, buttons and containers look different', () => {
  const badges = ['primary', 'secondary', 'success', 'warning', 'danger', 'outline'] as const;
  const buttons = ['primary', 'secondary', 'outline', 'outline-primary', 'accent'] as const;
  const widths = ['sm', 'md', 'lg', 'xl', 'full'] as const;
  const sizes = ['sm', 'md', 'lg'] as const;
  const looks = [
    countLooks(badges.map((variant) => Badge({ variant, children: 'New' }))),
    countLooks(sizes.map((size) => Badge({ size, children: 'New' }))),
    countLooks(buttons.map((variant) => Button({ variant, children: 'Go' }))),
    countLooks(sizes.map((size) => Button({ size, children: 'Go' }))),
    countLooks(widths.map((width) => Container({ width, children: <p>Text</p> }))),
  ];
  expect(looks).toEqual([6, 3, 5, 3, 5]);
});

const plan = {
  name: 'Professional',
  description: 'For teams.',
  price: '$3,500',
  perUnit: 'per person',
  features: ['Everything in Essentials', 'Nearly everything in it'],
  ctaText: 'Choose Professional',
};

test('a list of more than four is collapsed on a phone, and the toggle says how many there are', () => {
  const items = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <li key={name}>{name}</li>);
  const { rerender } = render(<FoldingList className="">{items.slice(1)}</FoldingList>);
  expect(screen.queryByRole('group')).toBeNull();
  rerender(<FoldingList className="">{items}</FoldingList>);
  for (const text of ['Show all five', 'Five'])
    expect(within(screen.getByRole('group')).getByText(text)).toBeInTheDocument();
});

// @requirement PIECES-04 PIECES-05
test("a pricing card has its texts and its button, and emphasizes 'Everything in …'", () => {
  render(
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <PriceCards service="ai-training" items={[plan]} label="plans" />
    </CurrencyProvider>,
  );
  expect(screen.getByRole('heading', { name: plan.name })).toBeInTheDocument();
  for (const words of [plan.description, plan.price, plan.perUnit])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: plan.ctaText })).toHaveAttribute(
    'href',
    `${routes.contact}?inquiry=quote&service=ai-training`,
  );
  const tags = plan.features.map((feature) => screen.getByText(feature).tagName);
  expect(tags).toEqual(['B', 'SPAN']);
});

test('a disabled or loading button cannot be pressed, and a loading button is busy and keeps the focus', () => {
  const press = jest.fn();
  const submit = jest.fn((event) => event.preventDefault());
  const form = (state: { loading?: true; disabled?: true }) => (
    <form onSubmit={submit}>
      <Button type="submit" {...state} onClick={press}>
        Sending
      </Button>
    </form>
  );
  const { rerender } = render(form({ disabled: true }));
  const button = screen.getByRole('button', { name: 'Sending' });
  button.click();
  rerender(form({}));
  button.focus();
  rerender(form({ loading: true }));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.firstChild).toBe(button.querySelector('[aria-hidden]'));
});
