import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, paste, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const title = (page: Page) => named(page, 'textbox', 'Title');
const description = (page: Page) => named(page, 'textbox', 'Description');

async function openNotice(): Promise<Page> {
  const page = await openScreen(site, 'add-notice');
  await description(page).waitFor();
  return page;
}

async function saved(page: Page, name: string): Promise<string> {
  await title(page).fill(name);
  await save(page);
  await toast(page, 'Notice added Successfully');
  const { list } = await site.call('GET', `/api/notices?q=${encodeURIComponent(name)}`);
  return String(list[0]?.description);
}

const item = (label: string, text: string, style: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${style}'><![if !supportLists]><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

test('lists that are pasted from Word keep their numbers, and are stored with them [23.20, 23.21]', async () => {
  const page = await openNotice();
  await paste(
    description(page),
    'from Word',
    `<html><head><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment-->${item('4.', 'Papers', 'l0 level1 lfo1')}${item('b)', 'Photos', 'l0 level2 lfo1')}<p class=MsoNormal>and</p>${item('5.', 'Fees', 'l0 level1 lfo1')}${item('(ग)', 'भर्ना', 'l1 level1 lfo2')}${item('दफा ३.', 'नियम', 'l2 level1 lfo3')}<!--EndFragment--></body></html>`,
  );
  expect(await saved(page, 'Pasted lists')).toBe(
    '<ol start="4"><li><p>Papers</p><ol start="2" type="a"><li><p>Photos</p></li></ol></li></ol><p>and</p>' +
      '<ol start="5"><li><p>Fees</p></li></ol><p>(ग) भर्ना</p><p>दफा ३. नियम</p>',
  );
});

test('what names an old font is Unicode once it is pasted into rich text, and only that [23.23]', async () => {
  const page = await openNotice();
  await paste(
    description(page),
    'x',
    `<html><head><style>p.Nepali {font-family:Preeti;}</style></head><body><p class=Nepali>cfk\\mgf] <b>gfd</b> <span style='font-family:"Times New Roman"'>10:30 g]t</span></p></body></html>`,
  );
  await page
    .getByText('What was typed in Preeti or Kantipur was changed to Unicode', { exact: false })
    .waitFor();
  expect(await saved(page, 'In Preeti')).toBe('<p>आफ्नो <strong>नाम</strong> 10:30 g]t</p>');
});

test('in a plain field, the words whose font is named are offered in Unicode [23.24]', async () => {
  const page = await openNotice();
  const offer = named(page, 'dialog', 'This text is in an old font');
  await paste(
    title(page),
    'cf}iflw dfk{mt, 10:30 g]t',
    `<p style="font-family:Kantipur">cf}iflw dfk{mt, <font face="Arial">10:30 g]t</font></p>`,
  );
  await press(offer, 'Change it to Unicode');
  await eventually(() => title(page).inputValue()).toBe('औषधि मार्फत, 10:30 g]t');
});
