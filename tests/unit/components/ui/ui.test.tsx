/** @requirement PIECES-02 PIECES-03 PIECES-04 PIECES-05 PIECES-06 PIECES-07 PIECES-08 SERVICES-09 */
import { render, screen, within } from '@testing-library/react';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { Button } from '@/components/ui/button';
import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import { PricingCard, type PricingCardProps } from '@/components/ui/pricing-card';
import { Steps } from '@/components/ui/steps';

test('a feature card has title, description, icon and optional lines of detail', () => {
  const { container } = render(
    <FeatureList>
      <FeatureCard
        title="Shared inboxes"
        description="Sort and route."
        icon="inbox"
        details={['One', 'Two']}
      />
      <FeatureCard title="Scheduling" description="Without emails." icon="calendar" />
    </FeatureList>,
  );
  const [first, second] = [...container.querySelectorAll<HTMLElement>('ul > li')].filter((item) =>
    within(item).queryByRole('heading'),
  );
  expect(within(first!).getByRole('heading', { name: 'Shared inboxes' })).toBeInTheDocument();
  expect(within(first!).getByText('Sort and route.')).toBeInTheDocument();
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One', 'Two']);
  expect(within(second!).queryByRole('list')).not.toBeInTheDocument();
  // Each has its own drawing beside the title, and no words of its own.
  const drawings = [first!, second!].map((card) => card.querySelector('svg[aria-hidden]')?.innerHTML);
  expect(drawings[0]).toBeTruthy();
  expect(drawings[0]).not.toBe(drawings[1]);
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
  expect(screen.getByRole('list').style.getPropertyValue('--weeks')).toBe(
    weeks?.map((count) => `minmax(14%,${count}fr)`).join(' ') ?? '',
  );
});

const usd = { code: 'USD', symbol: '$', name: 'US dollar', exchangeRate: 1 };
const plan: PricingCardProps = {
  name: 'Professional',
  description: 'For teams.',
  price: 3500,
  billing: 'per person',
  features: ['Everything in Essentials', '6 months support'],
  ctaText: 'Choose Professional',
  ctaLink: '/contact?inquiry=quote',
};
const show = (change: Partial<PricingCardProps> = {}) =>
  render(
    <CurrencyProvider currencies={[usd]} mode="off" lookupUrl="">
      <ul>
        <PricingCard {...plan} {...change} />
      </ul>
    </CurrencyProvider>,
  );

test('a pricing card has its texts, its features and its action', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Professional' })).toBeInTheDocument();
  for (const words of ['For teams.', '$3,500', 'per person', '6 months support'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose Professional' })).toHaveAttribute(
    'href',
    '/contact?inquiry=quote',
  );
});

test('without a price it says Custom', () => {
  show({ price: undefined });
  expect(screen.getByText('Custom')).toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('only a popular card carries the ribbon', () => {
  const { unmount } = show({ mostPopular: true });
  expect(screen.getByText('Most Popular')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText('Most Popular')).not.toBeInTheDocument();
});

test('features that begin with Everything in are emphasized, others are not', () => {
  show({ features: ['Everything in Essentials', 'Nearly everything in it'] });
  expect(screen.getByText('Everything in Essentials').tagName).toBe('STRONG');
  expect(screen.getByText('Nearly everything in it').tagName).not.toBe('STRONG');
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

test('a disabled button is not busy', () => {
  render(<Button disabled>Not now</Button>);
  expect(screen.getByRole('button', { name: 'Not now' })).toBeDisabled();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});
