import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Pager } from '@/components/blog/pager';
import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { FieldLinks } from '@/components/contact-form/error-summary';
import { ConsentLink } from '@/components/cookie-consent/consent-link';

test.each([
  ['the blog’s pages', <Pager key={1} current={1} pages={2} hrefOf={() => '#2'} onGo={() => {}} />, true],
  ['fields to fix', <FieldLinks key={2} errors={{ name: 'Enter your name' }} />, true],
  [
    'cookie settings',
    <ConsentLink key={3} href="#choice">
      Cookie settings
    </ConsentLink>,
    true,
  ],
  ['the business case', <BusinessCaseLink key={4} result={null} />, false],
])('a click with a modifier key on a link of %s opens a tab or window', (_what, element, isHandled) => {
  render(element);
  const [link] = screen.getAllByRole('link');
  let isLeft = false;
  // What is left to the browser ends here, since this document cannot load another page.
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    fireEvent(link!, createEvent.click(link!, { [key]: true }));
    expect(isLeft).toBe(true);
  }
  fireEvent.click(link!);
  expect(isLeft).toBe(!isHandled);
  document.removeEventListener('click', stop);
});
