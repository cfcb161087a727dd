import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';

test('two questions to the assistant, and the page that an answer names', {
  tag: ['@CHAT-01', '@CHAT-02', '@CHAT-03', '@CHAT-04', '@CHAT-06', '@CHAT-07', '@CHAT-18'],
}, async ({ page, visitor }) => {
  const { forgets } = visitor.environment;
  const chat = page.getByRole('complementary', { name: 'Chat' });
  const open = chat.getByRole('button', { name: 'Open chat' });
  const log = chat.getByRole('log', { name: 'Conversation' });
  const field = chat.getByRole('textbox', { name: 'Ask a question' });
  const maximize = chat.getByRole('button', { name: 'Maximize' });
  const hasFocus = chat.locator(':focus');
  await visitor.open('/services');
  await visitor.press(open);
  await visitor.sees(log, chat.getByRole('button', { name: /^(Open|Hide) chat$/ }));
  await expect(field).toBeFocused();
  await visitor.seesFocus();

  await visitor.type(field, 'How much does AI training cost?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('How much does AI training cost?');
  const reply = log.getByText(/\$\d/).last();
  const again = chat.getByRole('button', { name: 'Try again' });
  // A message sent while the first try is under way fails with it.
  await visitor.sees(reply, again);
  await expect(field).toBeFocused();
  const suggested = chat.getByRole('group', { name: 'Suggested questions' }).getByRole('button').first();
  const question = (await suggested.textContent()) ?? '';
  await visitor.press(suggested);
  await expect(log.getByText(question, { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(log).toContainText(/\d{1,2}:\d{2} (AM|PM)/);

  await visitor.type(field, 'and then');
  await visitor.press(chat.getByRole('button', { name: 'Minimize' }));
  await expect(log).toBeHidden();
  await expect(maximize).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('and then');
  const link = log.getByRole('link').last();
  await visitor.follow(link);
  // The next page has the focus, whatever of the chat is still open there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!forgets) await expect(log.or(maximize)).toBeVisible();
  await expect(hasFocus).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(hasFocus).toHaveCount(0);
  if (forgets) return;

  if (await maximize.isVisible()) await visitor.press(maximize);
  await expect(log).toContainText(question);
  await expect(field).toHaveValue('and then');
  await visitor.follow(chat.getByRole('button', { name: 'Talk to a person' }).first());
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/Me: How much does AI training cost\?.*Me: /s);
  await expect(log).toBeHidden();
  await visitor.press(open);
  await expect(log).toContainText(question);
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(open).toBeFocused();
  const exchange = [/^log: You:/, /^log: Assistant:/];
  await visitor.hears(...exchange, ...exchange, /^status: ./);
});
