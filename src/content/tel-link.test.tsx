import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Telephones } from '../ui/telephones.tsx';
import { messageLinks, telLink } from './tel-link.ts';

test.each([
  ['9841234567', '<a href="tel:9841234567">9841234567</a>'],
  ['01/5970123', '<a href="tel:015970123">01/5970123</a>'],
  [
    '9841234567/९८५१०००४२०',
    '<a href="tel:9841234567">9841234567</a>/<a href="tel:9851000420">९८५१०००४२०</a>',
  ],
  ['01/5970123,98412', '<a href="tel:015970123">01/5970123</a>,98412'],
  ['call <me>', 'call &lt;me&gt;'],
])('the numbers in %j are linked one by one [17.130]', (typed, html) => {
  expect(renderToStaticMarkup(<Telephones typed={typed} linkOf={telLink} />)).toBe(html);
});

test.each([
  ['9841234567', 'tel:9841234567'],
  ['+977 1-5970123', 'tel:+97715970123'],
  ['०९८४-१२३४५६', 'tel:0984123456'],
  ['＋९७७ (१) ५९७०१२३', 'tel:+97715970123'],
  ['call me', undefined],
  ['12', undefined],
  ['98412345;ext=1', undefined],
])('the number %j gets the link %j', (typed, link) => {
  expect(telLink(typed)).toBe(link);
});

test.each([
  ['9841234567', '9779841234567'],
  ['०९८४१२३४५६७', '9779841234567'],
  ['+977 984-1234567', '9779841234567'],
  ['00977 9841234567', '9779841234567'],
  ['call me', undefined],
])('a message to the number %j names its country: %j [24.86]', (typed, digits) => {
  expect(messageLinks.viber(typed)).toBe(digits && `viber://chat?number=%2B${digits}`);
  expect(messageLinks.whatsapp(typed)).toBe(digits && `https://wa.me/${digits}`);
});
