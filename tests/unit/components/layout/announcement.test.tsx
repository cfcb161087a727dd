import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '@/components/layout/announcement';
import * as preview from '@/lib/deploy-preview';
import * as routes from '@/lib/routes';

jest.mock('@/lib/deploy-preview', () => ({ __esModule: true, showsUnpublished: false }));

const announcement = {
  text: 'We are closed.',
  link: { label: 'Write to us', href: routes.contact },
  from: '2026-12-18',
  until: '2026-12-20',
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a page at a moment that was built at another one, both in UTC. */
function openPage(built: string, opened = built) {
  jest.useFakeTimers({ now: new Date(`${built}Z`) });
  document.body.innerHTML = renderToStaticMarkup(<Announcement announcement={announcement} />);
  jest.setSystemTime(new Date(`${opened}Z`));
  // A script runs when it comes into a document as an element, not as markup.
  const script = document.createElement('script');
  const written = document.querySelector('script');
  script.text = written?.text ?? '';
  written?.replaceWith(script);
}

test.each([
  ['is not there in a page built before its first day', '2026-12-17T23:59', []],
  ['is shown in its first minute', '2026-12-18T00:00', ['Write to us']],
  ['is shown in its last minute', '2026-12-20T23:59', ['Write to us']],
  ['is not there in a page built after its last day', '2026-12-21T00:00', []],
])('an announcement %s', (_, now, links) => {
  openPage(now);
  // Only what is visible has a role.
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(links);
});

test('a page built while the announcement runs hides it after its last day', () => {
  openPage('2026-12-20T12:00', '2026-12-21T00:00');
  expect(screen.getByText('We are closed.')).not.toBeVisible();
});

test('a preview shows a future announcement with its dates, and no past announcement', () => {
  jest.replaceProperty(preview, 'showsUnpublished', true);
  openPage('2026-12-01T12:00');
  expect(screen.getByText(/We are closed\./)).toHaveTextContent(
    '(December 18, 2026 to December 20, 2026) We are closed.',
  );
  openPage('2026-12-21T00:00');
  expect(screen.queryByText(/We are closed/)).not.toBeInTheDocument();
});
