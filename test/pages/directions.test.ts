import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('How to reach the college, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const page = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const change = (json: object) => site.call('PUT', '/api/settings', { json });
  const facts = {
    address: 'New Baneshwor',
    landmark: 'Opposite the fire station',
    landmark_ne: 'दमकलको अगाडि',
    directions: 'Take the lane beside the bakery.\nThe gate is red.',
    directions_ne: 'बेकरीछेउको गल्ली समात्नुहोस्।',
    mobile: '९८४१२३४५६७',
    viber: '+977 9841234568',
    whatsapp: '9841234569/9841234560',
    mapsUrl: 'geo:27.7090,85.3250',
  };

  test('stands on the contact page and at the foot of every page, and leaves nothing where it is empty [24.85, 24.86, 24.88]', async () => {
    await change(Object.fromEntries(Object.keys(facts).map((name) => [name, ''])));
    const before = await page('/contact-us');
    for (const one of ['Getting here', 'Viber', 'WhatsApp', 'geo:'])
      expect(before.includes(one), one).toBe(false);
    expect((await change(facts)).record).toMatchObject({ ...facts, mobile: '9841234567' });
    const contact = await page('/contact-us');
    const main = contact.slice(contact.indexOf('<main'), contact.indexOf('</main>'));
    const footer = contact.slice(contact.indexOf('<footer'));
    for (const one of [
      'href="tel:9841234567"',
      'href="viber://chat?number=%2B9779841234568"',
      'href="https://wa.me/9779841234569"',
      'href="https://wa.me/9779841234560"',
      'href="geo:27.7090,85.3250"',
    ])
      for (const part of [main, footer]) expect(part).toContain(one);
    expect(main).toContain(facts.landmark);
    expect(main).toContain(facts.directions);
    expect(main).not.toContain(facts.directions_ne);
    const inNepali = await page('/ne/contact-us');
    for (const one of [facts.landmark_ne, facts.directions_ne, 'भाइबर', 'ह्वाट्सएप', '९८४१२३४५६८'])
      expect(inNepali).toContain(one);
    const home = await page('/');
    expect(home).toContain('"geo":{"@type":"GeoCoordinates","latitude":"27.7090","longitude":"85.3250"}');
    expect(home).toContain('{"@type":"ContactPoint","contactType":"Viber","telephone":"+977 9841234568"}');
    expect(home).not.toContain('hasMap');
  });

  test.each([
    ['mapsUrl', 'geo:here'],
    ['mapsUrl', 'geo:27.7,85.3;javascript:x y'],
    ['mobile', 'call us'],
    ['viber', 'me'],
    ['whatsapp', '+'],
    ['landmark', 'two\nlines'],
    ['directions', 'x'.repeat(1001)],
  ])('is refused where it does not hold: %s %j [24.85]', async (name, value) => {
    const { status, refusal } = await change({ [name]: value });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [name]]);
  });

  test.each([
    ['how do I get there', facts.directions],
    ['where is the college', facts.directions],
    ['कलेज कहाँ छ', facts.directions_ne],
    ['kasari pugne', facts.directions_ne],
  ])('is found by who asks %j, by search and assistant [24.87]', async (message, told) => {
    await change(facts);
    const found = await page(`/search?q=${encodeURIComponent(message)}`);
    expect(found).toContain('href="/contact-us"');
    const json = { sender: 'father', message };
    const [answer] = (await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json })).list;
    expect(answer?.text).toContain(told.split('\n')[0]);
  });
});
