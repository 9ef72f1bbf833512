import { describe, expect, test } from 'vitest';
import { installations } from '../../test/process/installations.ts';
import { notice } from '../content/notice.ts';
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

  test('have their texts in the index each with its language, and both titles [20.116]', async () => {
    const { program, publish } = await sites.begin();
    await publish('notice', {
      title: 'Library closed',
      title_ne: 'पुस्तकालय बन्द',
      description: '<p>Because of stocktaking.</p>',
      description_ne: '<p>किताब गन्ने काम भएकाले।</p>',
    });
    await publish('notice', { title: 'पुस्तकालय खुल्ने दिन', description: '<p>आइतबार।</p>' });
    const { search } = program.actions;
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
