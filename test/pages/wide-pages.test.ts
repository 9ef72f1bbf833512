import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each(sites)('Pages of whole records, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const page = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const add = async (type: string, json: object) => {
    const { status, text } = await site.call('POST', `/api/${type}`, { json });
    expect([status, text]).toEqual([201, expect.anything()]);
  };
  const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  const table = async (path: string) => partOf(await page(path), /<table class="facts-table".*?<\/table>/s);

  test('scholarships that say who, how much or until when stand in a table that leads to their texts [24.92]', async () => {
    await add('scholarship', { title: 'Silent fund', description: '<p>Ask us.</p>' });
    expect(await table('/scholarships')).toBe('');
    await add('scholarship', {
      title: 'Merit award',
      title_ne: 'योग्यता पुरस्कार',
      recipients: 'The first three',
      recipients_ne: 'पहिलो तीन',
      amount: 'Half of the tuition',
    });
    await add('scholarship', { title: 'Remote districts', recipients: 'Eight', deadline: 'End of Mangsir' });
    const html = await page('/scholarships');
    expect(textOf(await table('/scholarships')).trim()).toBe(
      'Scholarship Who How much Until when Remote districts Eight End of Mangsir Merit award The first three Half of the tuition',
    );
    expect(await table('/scholarships')).not.toContain('Silent fund');
    for (const [, anchor] of (await table('/scholarships')).matchAll(/href="#([^"]+)"/g))
      expect(html).toContain(`id="${anchor}"`);
    // One of them is not in the table, so the contents name all.
    expect(html).toContain('id="on-this-page"');
    expect(textOf(await table('/ne/scholarships'))).toContain('योग्यता पुरस्कार पहिलो तीन');
  });

  test('questions of a topic stand together, in the order in which the topics first come [24.93]', async () => {
    const questions = async (path: string) => {
      const list = partOf(await page(path), /<div class="questions">.*?<aside/s);
      return [...list.matchAll(/<(h[23])[^>]*>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`);
    };
    await add('faq', { title: 'Is there a hostel?' });
    expect(await questions('/faqs')).toEqual(['h2 Is there a hostel?']);
    await add('faq', { title: 'Which papers?', topic: 'Admission', topic_ne: 'भर्ना' });
    await add('faq', { title: 'How much?', topic: 'Fees', topic_ne: 'शुल्क' });
    await add('faq', { title: 'By when?', topic: 'Admission', topic_ne: 'भर्ना' });
    const [one, other] = [
      ['h2 Admission', 'h3 By when?', 'h3 Which papers?'],
      ['h2 Fees', 'h3 How much?'],
    ];
    expect(await questions('/faqs')).toEqual([
      ...one,
      ...other,
      'h2 Other questions',
      'h3 Is there a hostel?',
    ]);
    expect((await questions('/ne/faqs')).filter((words) => words.startsWith('h2'))).toEqual([
      'h2 भर्ना',
      'h2 शुल्क',
      'h2 अन्य प्रश्न',
    ]);
    expect(await page('/faqs')).toContain('id="which-papers"');
  });

  test('a message ends with name and post, unless its text does [24.94]', async () => {
    const signatures = async (path: string) =>
      [...(await page(path)).matchAll(/<p class="signature">.*?<\/p>/g)].map(([html]) => textOf(html).trim());
    await add('pmessage', { name: 'Hari Rai', description: '<p>Welcome.</p><p><em>Hari Rai</em></p>' });
    expect(await signatures('/message')).toEqual([]);
    await add('pmessage', {
      name: 'Dr. Sita Rai, Principal',
      name_ne: 'डा. सीता राई, प्राचार्य',
      description: '<p>Welcome.</p>',
      description_ne: '<p>स्वागत छ।</p>',
    });
    expect(await signatures('/message')).toEqual(['Dr. Sita Rai Principal']);
    expect(await signatures('/ne/message')).toEqual(['डा. सीता राई प्राचार्य']);
  });
});
