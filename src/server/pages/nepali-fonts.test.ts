import { expect, test } from 'vitest';
import { nepaliFontHeader } from './nepali-fonts.ts';

const fonts = { days: '/assets/days.woff2', text: '/assets/text.woff2', headings: '/assets/headings.woff2' };
const named = (html: string) =>
  [...String(nepaliFontHeader(html, fonts).link ?? '').matchAll(/<(.*?)>; rel=preload; as=font/g)].map(
    ([, path]) => path,
  );

test('a page that is in Nepali asks for both faces', () => {
  expect(named('<h1>सूचना</h1><p>परीक्षा</p>')).toEqual([fonts.headings, fonts.text]);
  expect(named('<h1 class="a" lang="ne">\n<span>सूचना</span></h1><p>Fees</p>')).toEqual([
    fonts.headings,
    fonts.text,
  ]);
});

test('a Latin page asks for none, also where days and some of its words are Nepali', () => {
  const day = '<span class="day-nepali" lang="ne">मंसिर ५</span>';
  expect(named(`<h1>Notices</h1>${day}<h2 lang="ne">सूचना</h2><p lang="ne">परीक्षा</p>`)).toEqual([]);
});

test('what nobody sees asks for none', () => {
  const data = '<head><title>सूचना</title><script type="application/ld+json">{"name":"सूचना"}</script></head>';
  expect(named(`${data}<h1><a href="#सूचना"><img alt="सूचना">Notices</a></h1>`)).toEqual([]);
});

test('nothing is asked for that was not built', () => {
  expect(nepaliFontHeader('<h1>सूचना</h1>', undefined)).toEqual({});
});
