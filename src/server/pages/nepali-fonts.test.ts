import { expect, test } from 'vitest';
import { nepaliFontHeader } from './nepali-fonts.ts';

const fonts = { text: '/assets/text.woff2', headings: '/assets/headings.woff2' };
const named = (html: string) =>
  [...String(nepaliFontHeader(html, fonts).link ?? '').matchAll(/<(.*?)>; rel=preload; as=font/g)].map(
    ([, path]) => path,
  );

test('a Latin page asks for no Nepali face', () => {
  expect(nepaliFontHeader('<h1>Notices</h1><p>Fees</p>', fonts)).toEqual({});
});

test('a page with Nepali days asks for the face of texts alone', () => {
  expect(named('<h2>Notices</h2><span>मंसिर ५</span><h2>News</h2>')).toEqual([fonts.text]);
});

test('a page with a Nepali heading asks for that of headings too', () => {
  expect(named('<h2>Notices</h2><h3 class="a"><a lang="ne">\nसूचना</a></h3>')).toEqual([
    fonts.headings,
    fonts.text,
  ]);
});

test('nothing is asked for that was not built', () => {
  expect(nepaliFontHeader('सूचना', undefined)).toEqual({});
});
