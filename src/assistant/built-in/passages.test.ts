import { describe, expect, test } from 'vitest';
import { installations } from '../../../test/process/installations.ts';
import { searchedSites } from '../../search/search.fixture.ts';
import type { Site } from '../../whole-site.ts';

const table = (...rows: readonly string[][]) => {
  const cells = rows.map((row, at) =>
    row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)),
  );
  return `<table><tbody>${cells.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`;
};

const saying = (program: Site) => async (ask: string) =>
  (await program.builtInAssistant.find(ask)).reply.texts.join('\n');

describe.each(installations)('What the assistant says, on $name', ({ makeSite }) => {
  const { begin } = searchedSites(makeSite);

  test('is no row of another programme or group than the question names [25.68]', async () => {
    const { program, publish } = await begin();
    for (const title of ['LLB', 'BA LLB'])
      await publish('faculty', { title, description: '<p>Law is read and argued.</p>' });
    await publish('notice', {
      title: 'Examination forms',
      description: table(
        ['Programme', 'Form until', 'Fee'],
        ['BA LLB', '24 December', 'NPR 3,500'],
        ['LLB', '22 December', 'NPR 2,500'],
      ),
    });
    await publish('notice', {
      title: 'Wards of the second year',
      description: table(
        ['Group', 'Ward', 'Teacher'],
        ['A', 'Medical', 'Rama Tiwari'],
        ['B', 'Surgical', 'Sarala Magar'],
        ['C', 'Maternity', 'Binita Lama'],
      ),
    });
    const say = saying(program);
    for (const [ask, told, other] of [
      ['examination form fee of llb', '2,500', '3,500'],
      ['examination form fee of ba llb', '3,500', '2,500'],
      ['which ward is group c', 'Maternity', 'Medical'],
      ['ward of group B', 'Surgical', 'Medical'],
    ] as const) {
      const text = await say(ask);
      expect(text, ask).toContain(told);
      expect(text, ask).not.toContain(other);
    }
  });

  test('is found by the words of either language [25.70]', async () => {
    const { program, publish } = await begin();
    await publish('notice', {
      title: 'Wardens',
      title_ne: 'वार्डेन',
      description: '<p>The warden is Kamala Rai.</p><p>Kabita Rai stands in for her.</p>',
      description_ne: '<p>वार्डेन कमला राई हुनुहुन्छ।</p><p>सहायक वार्डेन कविता राई हुनुहुन्छ।</p>',
    });
    const say = saying(program);
    for (const ask of ['सहायक वार्डेन को हो', 'sahayak warden ko ho'])
      expect(await say(ask), ask).toContain('कविता राई');
  });

  test('goes on from the record of the question before, where it says what is asked [25.71, 25.72]', async () => {
    const { program, publish } = await begin();
    await publish('notice', {
      title: 'Rechecking of the results',
      description:
        '<p>Rechecking is asked for until 5 December at window 2.</p><p>It is NPR 500 for each paper. The window is open from 10:00 to 15:30. Marks are told within seven days.</p>',
    });
    const askAfter = async (before: string, ask: string) =>
      (await program.builtInAssistant.find(ask, { before })).reply;
    const first = await askAfter('until when can I apply for rechecking', 'how much for one paper');
    expect(first.texts[0]).toContain('NPR 500');
    const next = await askAfter(first.asked ?? '', 'until what time');
    expect(next.texts[0]).toContain('15:30');
    const days = await askAfter('until when can I apply for rechecking', 'how many days does it take');
    expect(days.texts[0]).toContain('seven days');
    expect(days.texts[0]).not.toContain('I am not sure');
  });

  test('is of the thing that was asked for, not of another [25.73]', async () => {
    const { program, publish } = await begin();
    await publish('faq', { title: 'Is there a hostel?', description: '<p>There are sixty beds.</p>' });
    await publish('news', {
      title: 'The library now closes at nine',
      description: '<p>It stays open until nine in the evening, also at night before an examination.</p>',
    });
    await publish('notice', {
      title: 'Evenings for the licence examination',
      description: '<p>Graduates prepare for it from 3 December at 17:15 in room 208.</p>',
    });
    await publish('notice', {
      title: 'Rechecking of the results',
      description: '<p>Those who doubt their marks ask for rechecking until 6 December.</p>',
    });
    const say = saying(program);
    expect(await say('library closing time')).toContain('until nine');
    expect(await say('rechecking last date')).toContain('6 December');
    for (const ask of [
      'what time does the hostel close at night',
      'is the library open on saturday',
      'when is the convocation',
      'result kahile aucha',
    ])
      expect(await say(ask), ask).not.toMatch(/until nine|17:15|6 December/);
  });

  test('is every row of a table whole, where the question names none of them [25.65]', async () => {
    const { program, publish } = await begin();
    await publish('notice', {
      title: 'Where students live',
      description: table(
        ['House', 'NPR a month', 'Meals'],
        ['Upper hostel', '7,500', 'two'],
        ['Lower hostel', '9,000', 'three'],
      ),
    });
    const text = await saying(program)('hostel for students');
    for (const one of ['Upper hostel – NPR a month: 7,500', 'Lower hostel – NPR a month: 9,000'])
      expect(text).toContain(one);
  });

  test('is no number that nobody asked for [25.65]', async () => {
    const { program, publish } = await begin();
    await publish('faculty', { title: 'BBS', total_fee: 'NPR 172,500: admission, four years and deposit' });
    const say = saying(program);
    expect(await say('how much is the total fee of BBS')).toContain('172,500');
    expect(await say('can i get bbs admission now')).not.toContain('172,500');
  });

  test('is neither the number of a telephone for a price, nor the head of another house for the college’s [25.65]', async () => {
    const { program, publish } = await begin();
    await publish('faq', {
      title: 'Whom do I call about what?',
      description: table(
        ['About', 'Person', 'Telephone'],
        ['Admission form', 'Tulasi Bista', '9800000681'],
        ['Examinations', 'Gita Khadka', '9800000682'],
      ),
    });
    await publish('notice', {
      title: 'Capping',
      description:
        '<p>The students receive their caps from Dr. Dambar Khadka, the chief of the hospital.</p>',
    });
    const say = saying(program);
    expect(await say('what is the price of the admission form')).not.toContain('9800000681');
    expect(await say('who is the principal')).not.toContain('Dambar Khadka');
  });

  test('is until when, also where Nepali writes it in one word with the day [25.66]', async () => {
    const { program, publish } = await begin();
    await publish('notice', {
      title: 'परीक्षा फारम',
      description: '<p>परीक्षार्थीहरूले मंसिर २९, मङ्गलबारसम्म आवेदन फारम भरिसक्नुपर्नेछ।</p>',
    });
    expect(await saying(program)('pariksha faram ko antim miti')).toContain('मङ्गलबारसम्म');
  });
});
