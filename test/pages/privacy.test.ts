import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anySite, type TestSite } from '../site.ts';

describe.each(anySite)('The page Privacy on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { CHATBOT_URL: 'http://127.0.0.1:5005/webhook' } });
  });
  afterAll(() => site.close());

  const page = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const say = (json: object) => site.call('PUT', '/api/settings', { json });

  test('says the periods of the settings, from the next request on, in both languages [21.46]', async () => {
    const before = await page('/privacy');
    expect(before).toContain('For a year after your last question.');
    expect(before).toContain('For 2 years, then it is deleted with the mails about it.');
    await say({ keepChats: 45, keepMessages: null, phone: '+977-1-5550100' });
    const after = await page('/privacy');
    expect(after).toContain('For 45 days after your last question.');
    expect(after).toContain('Until the office deletes it.');
    expect(after).toContain('href="tel:+97715550100"');
    const nepali = await page('/ne/privacy');
    expect(nepali).toContain('तपाईंको अन्तिम प्रश्नपछि ४५ दिन।');
    expect(nepali).toContain('<html lang="ne">');
  });

  test('names what the forms ask for, and a service that gets the questions [21.46]', async () => {
    const text = await page('/privacy');
    expect(text).toContain('Name, Address, Phone, Email, Program, Previous College, Message');
    expect(text).toContain('sent to a service outside this website');
  });

  test('is linked from the forms and from no other page [21.47]', async () => {
    for (const path of ['/contact-us', '/apply-online'])
      expect(await page(path)).toContain('<a href="/privacy">Privacy</a>');
    expect(await page('/ne/apply-online')).toContain('<a href="/ne/privacy">गोपनीयता</a>');
    // In the footer it is plain text, as specified.
    expect(await page('/')).not.toContain('/privacy');
  });
});
