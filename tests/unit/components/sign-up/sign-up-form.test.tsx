/** @requirement BLOG-09 RESOURCES-04 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUp } from '@/components/sign-up/sign-up';
import { contactPage } from '@/content/contact/contact';
import { newsletter } from '@/content/contact/sign-up';
import { takePrefill } from '@/lib/storage/prefill';

const checks = contactPage.form.messages;
const field = () => screen.getByRole('textbox', { name: 'Email Address' });

beforeEach(() => sessionStorage.clear());

test.each([
  ['', newsletter.missing],
  ['priya', checks.emailWithoutAt],
  ['priya@', checks.emailMalformed],
  ['priya@north gate', checks.emailMalformed],
])(
  "the address '%s' is refused below the field, and nothing is passed to the contact form",
  async (typed, sentence) => {
    const user = userEvent.setup();
    render(<SignUp copy={newsletter} checks={checks} />);
    if (typed) await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: newsletter.button }));
    expect(field()).toHaveAccessibleDescription(sentence);
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(takePrefill()).toBeNull();
    await user.type(field(), 'x');
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription('');
  },
);
