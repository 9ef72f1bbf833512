import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const word = (label: string, text: string, style: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${style}'><![if !supportLists]><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

describe.each(sites)('Texts of word processors that are sent on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  async function stored(description: string) {
    const made = await site.call('POST', '/api/notice', { json: { title: 'From elsewhere', description } });
    expect(made.status).toBe(201);
    const { _id, warnings = [] } = made.json as { _id: string; warnings?: { kind: string; what: string }[] };
    const { json } = await site.call('GET', `/api/notice/${_id}`);
    return { html: (json as { description: string }).description.replaceAll('\n', ''), warnings };
  }

  test('keep the numbers of their lists [23.20, 23.21]', async () => {
    const { html, warnings } = await stored(
      word('7.', 'Fees', 'l3 level1 lfo2') +
        word('(क)', 'भर्ना', 'l3 level2 lfo2') +
        word('8.', 'Hostel', 'l3 level1 lfo2') +
        '<p class=MsoNormal>Besides:</p>' +
        word('9.', 'Bus', 'l3 level1 lfo2') +
        word('C)', 'Map', 'l5 level1 lfo4'),
    );
    expect(html).toBe(
      '<ol start="7"><li>Fees<p>(क) भर्ना</p></li><li>Hostel</li></ol><p>Besides:</p>' +
        '<ol start="9"><li>Bus</li></ol><ol start="3" type="A"><li>Map</li></ol>',
    );
    expect(warnings).toEqual([]);
  });

  test('are read as Unicode where they name an old font, which is told [23.23]', async () => {
    const { html, warnings } = await stored(
      `<p style='font-family:Preeti'>cfk\\mgf] <b>sfuhft</b> <span style='font-family:Arial'>10:30 g]t</span> ad]flhd</p><p>g]kfn</p>`,
    );
    expect(html).toBe('<p>आफ्नो <strong>कागजात</strong> 10:30 g]t बमोजिम</p><p>g]kfn</p>');
    expect(warnings).toEqual([
      { field: 'description', kind: 'old-font', what: expect.stringContaining('cfk\\mgf] sfuhft') },
    ]);
    expect((await stored(html)).warnings).toEqual([]);
  });
});
