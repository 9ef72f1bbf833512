import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { named, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());

test('what was withheld stands below the question, and is offered as its answer [25.24]', async () => {
  let item = '';
  const site = await startBuiltSite({
    assistant: {
      reply: async () => ({
        texts: ['I am not sure.'],
        isGrounded: false,
        withheld: { type: 'faq', item, text: 'The gate is shut at nine.' },
      }),
    },
  });
  onTestFinished(() => site.close());
  const json = { title: 'The gate', description: '<p>The gate is shut at nine.</p>' };
  item = (await site.call('POST', '/api/faq', { json })).record._id ?? '';
  const message = 'When do I have to be back?';
  await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } });
  await eventually(async () => (await site.call('GET', '/api/unanswered')).list).toHaveLength(1);
  const page = await openScreen(site, 'chats?show=unanswered');
  await screen(page, 'Chatbot Questions');
  const asked = row(page, message);
  await asked.getByText('Found, but not said:').waitFor();
  await asked.getByText('The gate is shut at nine.').waitFor();
  expect(await named(asked, 'link', 'The gate').getAttribute('href')).toBe(`/admin/update-faqs/${item}`);
  await expectAccessible(page, 'withheld', [1440, 390], 'main');
  await named(asked, 'button', 'This is the answer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'The gate' }).click();
  await toast(page, 'Answer remembered');
  await asked.waitFor({ state: 'detached' });
});
