import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, save, toast } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type ScreenOptions, setUpScreens } from './open-screen.ts';

/** Stored markup without a tool in the editor. */
const KEPT =
  '<h2 class="ql-align-center" id="fees">Fees</h2>' +
  '<p>10<sup>-3</sup> CO<sub>2</sub> <a href="#fees">above</a> <a href="viber://chat?number=977">Viber</a></p>' +
  '<ol reversed="" start="5" type="a"><li value="9"><p>nine</p></li><li><p>next</p></li></ol>' +
  '<table><caption>Fees of <strong>2083</strong></caption><tbody><tr><td><p class="ql-align-right">5</p></td></tr></tbody></table><p>end</p>';

const FROM_ELSEWHERE =
  '<style>.xl66{font-weight:700;}</style>' +
  '<p style="text-align:center">Notice of 10<sup>th</sup> Magh</p>' +
  '<pre>6:15  Physics\n7:00  Maths</pre><p>He said <q>yes</q></p>' +
  '<table><caption>Fees</caption><tr><td class="xl66" align="right">5</td><td style="font-weight:bold">six</td></tr></table>' +
  '<iframe src="https://www.youtube.com/embed/abc" title="Annual day"></iframe>' +
  '<p style="color:#c00">late</p><marquee>now</marquee>';

/** Pasted → as it is stored, each alike when it is sent. */
const READ_ALIKE: readonly (readonly [string, string])[] = [
  [
    '<object data="/r.pdf"><p>Not shown: <a href="https://get.example/">get a reader</a></p></object>',
    '<p><a href="/r.pdf">Document: r.pdf</a></p><p>Not shown: <a href="https://get.example/">get a reader</a></p>',
  ],
  [
    '<object data="/s.pdf"><p><a href="/s.pdf">Syllabus</a></p></object>',
    '<p><a href="/s.pdf">Syllabus</a></p>',
  ],
  [
    '<noscript><iframe src="https://www.youtube.com/embed/ns"></iframe></noscript><div class="fb-post" data-href="https://www.facebook.com/c/posts/9"></div>',
    '<p><a href="https://www.youtube.com/watch?v=ns">Video on YouTube</a></p><p><a href="https://www.facebook.com/c/posts/9">Page on Facebook</a></p>',
  ],
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://vimeo.com/1</div></figure><iframe src="/pdfjs/viewer.html?file=%2Fuploads%2Fa.pdf"></iframe>',
    '<p><a href="https://vimeo.com/1">Video on Vimeo</a></p><p><a href="/uploads/a.pdf">Document: a.pdf</a></p>',
  ],
  [
    '<h2><a name="_Toc1"></a>Fees</h2><p>See <a href="#_Toc1">fees</a> and <a href="#fn1">1</a></p><p id="fn1">note</p>',
    '<h2 id="_Toc1">Fees</h2><p>See <a href="#_Toc1">fees</a> and 1</p><p>note</p>',
  ],
  [
    '<table><caption><p>Fees</p><p>of 2083</p></caption><tr><td><p>5</p></td></tr></table>',
    '<table><caption>Fees of 2083</caption><tbody><tr><td><p>5</p></td></tr></tbody></table>',
  ],
];

const setUp = setUpPages();
const openScreen = setUpScreens(setUp);

describe.each(onEmbeddedDatabase)('markup in formatted text, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const text = (page: Page) => named(page, 'textbox', 'Description');
  async function openForm(address: string, options: ScreenOptions = {}) {
    const page = await openScreen(site, address, options);
    await text(page).waitFor();
    return page;
  }

  async function paste(page: Page, markup: string) {
    await text(page).click();
    await text(page).evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, markup);
  }

  test('stays while the text around it is edited [23.9]', async () => {
    const made = await site.call('POST', '/api/notice', { json: { title: 'Kept', description: KEPT } });
    const { _id } = made.json as { _id: string };
    const page = await openForm(`update-notice/${_id}`);
    await text(page).getByText('end').click();
    await page.keyboard.press('End');
    await page.keyboard.type('ing');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    const { record } = await site.call('GET', `/api/notice/${_id}`);
    expect(record.description).toBe(KEPT.replace('<p>end', '<p>ending'));
  });

  test('stays as the server keeps it when it is pasted, and a line says what is lost [23.9, 23.12]', async () => {
    const page = await openForm('add-notice');
    await named(page, 'textbox', 'Title').fill('Pasted markup');
    await paste(page, FROM_ELSEWHERE);
    const line = page.getByText('What you pasted was not taken whole');
    await eventually(() => line.textContent()).toContain('Annual day (https://www.youtube.com/watch?v=abc)');
    expect(await line.textContent()).toContain('<marquee>');
    await press(page, 'Got it');
    await eventually(() => line.count()).toBe(0);
    await save(page);
    await toast(page, 'Notice added Successfully');
    const { list } = await site.call('GET', '/api/notices?q=Pasted+markup');
    expect(list[0]?.description).toBe(
      '<p class="ql-align-center">Notice of 10<sup>th</sup> Magh</p>' +
        '<p>6:15&nbsp; Physics<br>7:00&nbsp; Maths</p><p>He said “yes”</p>' +
        '<table><caption>Fees</caption><tbody><tr><td><p class="ql-align-right"><strong>5</strong></p></td><td><p><strong>six</strong></p></td></tr></tbody></table>' +
        '<p><a href="https://www.youtube.com/watch?v=abc">Annual day</a></p><p>late</p><p>now</p>',
    );
  });

  test('is stored alike when it is pasted and when it is sent [23.9]', async () => {
    const html = READ_ALIKE.map(([markup]) => markup).join('<p>and</p>');
    const stored = READ_ALIKE.map(([, markup]) => markup).join('<p>and</p>');
    const page = await openForm('add-notice');
    await named(page, 'textbox', 'Title').fill('Read alike');
    await paste(page, html);
    await save(page);
    await toast(page, 'Notice added Successfully');
    const { list } = await site.call('GET', '/api/notices?q=Read+alike');
    expect(list[0]?.description).toBe(stored);
    const sent = await site.call('POST', '/api/notice', { json: { title: 'Sent', description: html } });
    expect(sent.json).toMatchObject({ description: stored });
  });

  test('a picture that a paste leaves out is told once, below the text, also from another site’s editor [24.125]', async () => {
    const page = await openForm('add-notice');
    for (const more of ['', ' data-pm-slice="0 0 []"']) {
      await paste(page, `<p${more}>x <img src="https://other.example/a.jpg" style="color:#c00"></p>`);
      await page.getByText('other.example/a.jpg').first().waitFor();
      expect(await page.getByText('other.example/a.jpg').count()).toBe(1);
      expect(await page.locator('.toast').count()).toBe(0);
      await press(page, 'Got it');
    }
  });
});
