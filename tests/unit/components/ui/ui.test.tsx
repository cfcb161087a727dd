/** @requirement PIECES-02 PIECES-03 PIECES-04 PIECES-05 PIECES-06 PIECES-07 PIECES-08 SERVICES-09 */
import { render, screen } from '@testing-library/react';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { PricingTiers } from '@/components/sections/pricing-tiers';
import type { ContentIndex } from '@/components/sections/types';
import { Button } from '@/components/ui/button';
import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import { Steps } from '@/components/ui/steps';
import { currencies } from '@/content/pricing/currencies';
import type { ProcessStep } from '@/content/schemas/landing-page-parts';

test('a feature card has title, description, icon and optional lines of detail', () => {
  render(
    <FeatureList>
      <FeatureCard title="Inboxes" description="Sort." icon="inbox" details={['One', 'Two']} />
      <FeatureCard title="Scheduling" description="Without emails." icon="calendar" />
    </FeatureList>,
  );
  const cards = screen.getAllByRole('heading').map((heading) => heading.closest('li'));
  expect(cards.map((card) => card?.textContent)).toEqual(['InboxesSort.OneTwo', 'SchedulingWithout emails.']);
  // Each has its own drawing.
  expect(new Set(cards.map((card) => card?.querySelector('svg[aria-hidden]')?.innerHTML)).size).toBe(2);
});

const showSteps = (...steps: Partial<ProcessStep>[]) => {
  render(
    <Steps steps={steps.map((step, at) => ({ step: at + 1, title: 'T', description: 'D', ...step }))} />,
  );
  return screen.getByRole('list');
};

test('a numbered step has number, title, description and time, in order', () => {
  const list = showSteps(
    { title: 'Observe', description: 'We time it.', when: 'Week 1' },
    { title: 'Choose' },
  );
  expect([...list.children].map((step) => step.textContent)).toEqual([
    '1ObserveWe time it.Week 1',
    '2ChooseD',
  ]);
});

test.each([
  ['as wide as its weeks, and two may share one', 'Week 1, Week 1, Weeks 2-4, Weeks 5-6', [0, 1, 3, 2]],
  ['of one width when one of them names no weeks', 'Week 1, Week 2, From week 3', undefined],
])('a step is %s', (_, whens, weeks) => {
  const list = showSteps(...whens.split(', ').map((when) => ({ when })));
  expect(
    list.style
      .getPropertyValue('--weeks')
      .match(/\d+(?=fr)/g)
      ?.map(Number),
  ).toEqual(weeks);
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
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
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
