import { expect, onTestFinished, test } from 'vitest';
import { named } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { chatOf, fieldOf, logOf, messages, openChat, sendMessage } from './chat-page.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();

test.each(onServerDatabase)(
  'a visitor gets an answer from published records, and one who asks too often a message that loses nothing typed, on $name [1.4, 4.15]',
  async ({ start }) => {
    const site = await start({ environment: { LIMIT_CHAT: '2/1m' } });
    onTestFinished(() => site.close());
    await site.call('POST', '/api/faq', {
      json: {
        title: 'Is there a hostel for girls?',
        description: '<p>Yes, with forty beds near the gate.</p>',
      },
    });
    const page = await openPage(site, { expects: [429, 'not sent'] });
    await page.goto('/notices');
    await openChat(page);
    await sendMessage(page, 'Do you have a hostel?');
    await logOf(page).getByText('forty beds').waitFor();
    await sendMessage(page, 'How far away is the moon?');
    await eventually(() => messages(page)).toHaveLength(4);
    await named(logOf(page), 'link', 'Contact Us').waitFor();
    await sendMessage(page, 'And now?');
    await chatOf(page)
      .getByText(/^Not sent\. .* try again in a minute\.$/)
      .waitFor();
    expect(await fieldOf(page).inputValue()).toBe('And now?');
    await logOf(page).getByRole('link', { name: 'hostel' }).first().click();
    await page.waitForURL('**/faqs#*');
    await fieldOf(page).waitFor();
    expect(await messages(page)).toEqual([
      'You: Do you have a hostel?',
      expect.stringMatching(/^Assistant: .*forty beds/),
      'You: How far away is the moon?',
      expect.stringMatching(/^Assistant: .*Contact Us$/),
    ]);
    expect(await fieldOf(page).inputValue()).toBe('And now?');
    await eventually(async () => (await site.call('GET', '/api/chats')).list).toMatchObject([
      {
        conversation: [
          { user: 'Do you have a hostel?', bot: expect.stringContaining('forty beds') },
          { user: 'How far away is the moon?', bot: expect.stringContaining('[Contact Us](/contact-us)') },
        ],
      },
    ]);
  },
);
