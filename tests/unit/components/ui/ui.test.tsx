/** @requirement PIECES-02 PIECES-03 PIECES-04 PIECES-05 PIECES-06 PIECES-07 PIECES-08 SERVICES-09 */
import { render, screen, within } from '@testing-library/react';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { PricingTiers } from '@/components/sections/pricing-tiers';
import { Button } from '@/components/ui/button';
import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import { Steps } from '@/components/ui/steps';
import type { ContentIndex } from '@/content/content-index.schema';
import { currencies } from '@/content/pricing/currencies';

test('a feature card has title, description, icon and optional lines of detail', () => {
  render(
    <FeatureList>
      <FeatureCard title="Inboxes" description="Sort." icon="inbox" details={['One', 'Two']} />
      <FeatureCard title="Scheduling" description="Without emails." icon="calendar" />
    </FeatureList>,
  );
  const cards = screen.getAllByRole('heading').map((heading) => heading.closest('li') as HTMLElement);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'InboxesSort.OneTwo',
    'SchedulingWithout emails.',
  ]);
  expect(cards.map((card) => within(card).queryAllByRole('listitem').length)).toEqual([2, 0]);
  // Each has its own drawing.
  expect(new Set(cards.map((card) => card.querySelector('svg[aria-hidden]')?.innerHTML)).size).toBe(2);
});

test('a numbered step has number, title and description, in order', () => {
  render(
    <Steps
      steps={[
        { step: 1, title: 'Observe', description: 'We time it.', when: 'Week 1' },
        { step: 2, title: 'Choose', description: 'You pick.' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['1ObserveWe time it.Week 1', '2ChooseYou pick.']);
  expect(within(steps[0]!).getByRole('heading', { name: 'Observe' })).toBeInTheDocument();
});

test.each([
  [
    'steps are as wide as their weeks, and two may share one',
    ['Week 1', 'Week 1', 'Weeks 2-4', 'Weeks 5-6'],
    [0, 1, 3, 2],
  ],
  ['steps are of one width when one of them names no weeks', ['Week 1', 'Week 2', 'From week 3'], undefined],
])('%s', (_, whens, weeks) => {
  render(
    <Steps steps={whens.map((when, index) => ({ step: index + 1, title: 'T', description: 'D', when }))} />,
  );
  const columns = screen.getByRole('list').style.getPropertyValue('--weeks');
  expect(columns.match(/\d+(?=fr)/g)?.map(Number)).toEqual(weeks);
});

const plan = {
  name: 'Professional',
  description: 'For teams.',
  price: '$3,500',
  perUnit: 'per person',
  features: ['Everything in Essentials', 'Nearly everything in it'],
  ctaText: 'Choose Professional',
};

test('a pricing card has its texts and its action, and emphasizes what begins with Everything in', () => {
  render(
    <CurrencyProvider currencies={currencies} mode="off" lookupUrl="">
      {PricingTiers(
        { kind: 'pricing-tiers', title: 'Plans', service: 'ai-training', items: [plan] },
        {} as ContentIndex,
        'plans',
      )}
    </CurrencyProvider>,
  );
  expect(screen.getByRole('heading', { name: plan.name })).toBeInTheDocument();
  for (const words of [plan.description, plan.price, plan.perUnit])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: plan.ctaText })).toHaveAttribute(
    'href',
    '/contact?inquiry=quote&service=ai-training',
  );
  const tags = plan.features.map((feature) => screen.getByText(feature).tagName);
  expect(tags).toEqual(['STRONG', expect.not.stringMatching('STRONG')]);
});

test('a loading button is busy, keeps the focus and cannot be pressed', async () => {
  const press = jest.fn();
  const submit = jest.fn((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={press}>
        Sending
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Sending' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.firstChild).toBe(button.querySelector('[aria-hidden]'));
});
