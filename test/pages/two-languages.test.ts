import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { anySite, type TestSite } from '../site.ts';

const NOW = Date.parse('2026-11-24T04:00:00Z');

describe.each(anySite)('Pages in two languages on $name', ({ start }) => {
  let site: TestSite;
  let path = '';
  beforeAll(async () => {
    site = await start({ now: () => new Date(NOW) });
    const body = multipart({
      title: 'Entrance results',
      description: '<p>Asha</p>',
      image: await smallPicture(),
    });
    const { record } = await site.call('POST', '/api/notice', { body });
    path = `/notice/entrance-results/${record._id}`;
  });
  afterAll(() => site.close());

  const page = (of: string) => site.call('GET', of, { as: 'nobody' });

  test('a list is Nepali, and says which titles are not [20.1]', async () => {
    const { text } = await page('/ne/notices');
    expect(text).toContain('<html lang="ne">');
    expect(text).toContain('<h1>सूचना</h1>');
    expect(text).toContain('>मंसिर २०८३</h2>');
    expect(text).toMatch(/day-number">८<.*day-nepali">नोभेम्बर २४</s);
    expect(text).toContain(`<a href="/ne${path}" lang="en">Entrance results</a>`);
    expect(text).not.toMatch(/>(?:Notices|Search|Apply Now|Contact Us|New)</);
  });

  test('twins name each other, and have one canonical address each [20.2]', async () => {
    const [english, nepali] = [(await page(path)).text, (await page(`/ne${path}`)).text];
    const hreflang = (html: string) => html.match(/<link rel="alternate" hrefLang="[^>]*>/g);
    expect(hreflang(english)).toHaveLength(3);
    expect(hreflang(nepali)).toEqual(hreflang(english));
    const canonical = (html: string) =>
      new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    expect([canonical(english), canonical(nepali)]).toEqual([path, `/ne${path}`]);
    expect(english.split(`<a class="language-link" href="/ne${path}" lang="ne"`)).toHaveLength(3);
    expect(nepali.split(`<a class="language-link" href="${path}" lang="en"`)).toHaveLength(3);
  });

  test('another slug leads to the right one in the same language [20.3]', async () => {
    const { status, headers } = await page(`/ne${path.replace('entrance', 'former')}`);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`/ne${path}`);
  });

  test('a refused call is Nepali only where it asks for that [20.4]', async () => {
    const send = async (headers: Record<string, string>) =>
      (await site.call('POST', '/api/contact', { json: { phone: '12' }, headers, as: 'nobody' })).refusal;
    const nepali = await send({ 'x-lang': 'ne' });
    expect(nepali).toMatchObject({ code: 'invalid', message: 'नाम चाहिन्छ।' });
    expect(nepali.fields.phone).toContain('जस्तो नम्बर हुनुपर्छ');
    expect(await send({ 'accept-language': 'ne' })).toMatchObject({ message: 'Name is required.' });
  });

  test('a form without script is answered in its language [20.5]', async () => {
    const send = (fields: Record<string, string>) =>
      site.call('POST', '/ne/contact-us', { body: new URLSearchParams(fields), as: 'nobody' });
    const refused = await send({ name: 'राम' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('<h2 id="refusal">अझै पठाइएको छैन</h2>');
    const sent = await send({ name: 'राम', phone: '९८४१२३४५६७', message: 'नमस्ते' });
    expect(sent.status).toBe(303);
    const receipt = await page(sent.headers.get('location') ?? '');
    expect(receipt.text).toContain('तपाईंको सन्देश पाइयो');
    expect(receipt.text).toContain('२०८३ मंसिर ८');
  });
});
