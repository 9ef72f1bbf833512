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
});
