import { describe, expect, test } from 'vitest';
import { installations } from '../../test/process/installations.ts';
import { notice } from '../content/notice.ts';
import { find } from './find.ts';
import { searchedSites } from './search.fixture.ts';

describe.each(installations)('Records in both languages on $name', ({ make }) => {
  const sites = searchedSites(make);

  test('are found once, by the words of either, also after a change of one of them [20.116]', async () => {
    const { publish, change, remove, titlesFor } = await sites.begin();
    const made = await publish('notice', {
      title: 'Library closed',
      title_ne: 'गोधूलि गोष्ठी',
      description: '<p>Because of stocktaking.</p>',
      description_ne: '<p>किताब गन्ने काम भएकाले।</p>',
    });
    for (const q of ['library', 'stocktaking', 'गोधूलि', 'किताब', 'library किताब'])
      expect([q, await titlesFor(q)]).toEqual([q, ['Library closed']]);
    await change('notice', made, { title_ne: 'झिसमिसे गोष्ठी' });
    expect(await titlesFor('गोधूलि')).toEqual([]);
    expect(await titlesFor('झिसमिसे')).toEqual(['Library closed']);
    await remove('notice', made);
    expect(await titlesFor('झिसमिसे')).toEqual([]);
  });

  test('are shown in the language of the page, with an excerpt in it where there is one [20.183, 20.218]', async () => {
    const { program, publish } = await sites.begin();
    await publish('notice', {
      title: 'Library closed',
      title_ne: 'पुस्तकालय बन्द',
      description: '<p>The library is closed because of stocktaking.</p>',
      description_ne: '<p>किताब गन्ने काम भएकाले पुस्तकालय बन्द रहन्छ।</p>',
    });
    await publish('notice', { title: 'Library fines', description: '<p>Two rupees a day.</p>' });
    const shown = async (q: string, language: 'en' | 'ne') =>
      (await find(program, q, 1, { language }))?.hits.map(({ title, snippet }) =>
        [title, snippet].map((runs) => runs.map(({ text }) => text).join('')),
      );
    const english = ['Library closed', 'The library is closed because of stocktaking.'];
    const nepali = ['पुस्तकालय बन्द', 'किताब गन्ने काम भएकाले पुस्तकालय बन्द रहन्छ।'];
    for (const q of ['library closed', 'पुस्तकालय बन्द']) {
      expect([q, await shown(q, 'en')]).toEqual([q, expect.arrayContaining([english])]);
      expect([q, await shown(q, 'ne')]).toEqual([q, expect.arrayContaining([nepali])]);
    }
    // Nor do these words stand in its Nepali text, or its English one.
    expect(await shown('stocktaking', 'ne')).toEqual([nepali]);
    expect(await shown('किताब', 'en')).toEqual([english]);
    expect(await shown('fines', 'ne')).toEqual([['Library fines', 'Two rupees a day.']]);
  });

  test('have their texts in the index each with its language, and both titles [20.116]', async () => {
    const { program, publish } = await sites.begin();
    await publish('notice', {
      title: 'Library closed',
      title_ne: 'पुस्तकालय बन्द',
      description: '<p>Because of stocktaking.</p>',
      description_ne: '<p>किताब गन्ने काम भएकाले।</p>',
    });
    await publish('notice', { title: 'पुस्तकालय खुल्ने दिन', description: '<p>आइतबार।</p>' });
    const { search } = program;
    const found = await search.matches(await search.parse('पुस्तकालय'), true, 10);
    const parts = await search.partsOf(found);
    const read = found.map((candidate) => ({
      titles: [candidate.title, candidate.nepaliTitle],
      parts: parts.get(candidate.id)?.map(({ text, lang }) => [lang, text]),
    }));
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set([notice.name]));
    expect(read).toContainEqual({
      titles: ['Library closed', 'पुस्तकालय बन्द'],
      parts: [
        ['en', 'Because of stocktaking.'],
        ['ne', 'किताब गन्ने काम भएकाले।'],
      ],
    });
    expect(read).toContainEqual({ titles: ['पुस्तकालय खुल्ने दिन', ''], parts: [['ne', 'आइतबार।']] });
  });
});
