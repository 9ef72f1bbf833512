import { describe, expect, test } from 'vitest';
import { LOOK_ALIKES } from './look-alikes.fixture.ts';
import { recogniseLine } from './mixed.ts';
import { recognise } from './recognise.ts';
import { toUnicode } from './to-unicode.ts';
import { TYPED_WORDS } from './words-typed.fixture.ts';

test('the tables are whole', () => {
  expect(new Set(TYPED_WORDS.map(([typed]) => typed)).size).toBe(300);
  expect(new Set(LOOK_ALIKES).size).toBeGreaterThanOrEqual(200);
});

describe('what is typed in Preeti or Kantipur [20.136]', () => {
  test.each(TYPED_WORDS)('%s is %s', (typed, unicode) => {
    expect(toUnicode(typed)).toBe(unicode.normalize('NFC'));
  });

  test.each([
    // The same in another order of keys.
    ['kf]mg', 'फोन'],
    ["k'|m", 'फ्रु'],
    ["k'|", 'प्रु'],
    ['xF"', 'हूँ'],
    ['x"F', 'हूँ'],
    ['ljkGg', 'विपन्न'],
    ['k/LIff =!@#', 'परीक्षा .१२३'],
    ['ldltM @)*#÷)*÷)%', 'मितिः २०८३/०८/०५'],
    ['-s_ sf] xf]<', '(क) को हो?'],
  ])('%s is %s', (typed, unicode) => {
    expect(toUnicode(typed)).toBe(unicode);
  });

  test.each([
    ["ljBfyL{x¿n] cfkmgf] k|j]zkq lng cfpg'k5{.", 'विद्यार्थीहरूले आफनो प्रवेशपत्र लिन आउनुपर्छ।'],
    [';"rgf', 'सूचना'],
    ['egf{ ;DaGwL ;"rgf', 'भर्ना सम्बन्धी सूचना'],
    ['@)*# d+l;/ * ut] ljxfg !) ah]', '२०८३ मंसिर ८ गते विहान १० बजे'],
    [
      'o; sn]hdf cWoog/t ;Dk"0f{ ljBfyL{x?nfO{ ;"lrt ul/G5 ls kl/Iff kmf/d eg]{ clGtd ldlt @)*# ;fn kf}if !% ut] ;Dd /x]sf] 5.',
      'यस कलेजमा अध्ययनरत सम्पूर्ण विद्यार्थीहरुलाई सूचित गरिन्छ कि परिक्षा फारम भर्ने अन्तिम मिति २०८३ साल पौष १५ गते सम्म रहेको छ।',
    ],
    ['sfo{qmd\nk|ltof]lutf', 'कार्यक्रम\nप्रतियोगिता'],
    ["z'Ns @%,))) k'¥ofpg'xf];\\", 'शुल्क २५,००० पुर्‍याउनुहोस्'],
  ])('%s is recognised', (typed, unicode) => {
    expect(recognise(typed)).toBe(unicode);
  });

  test('is recognised wherever several of these words stand together', () => {
    const missed = TYPED_WORDS.map((_, at) =>
      TYPED_WORDS.slice(at, at + 6)
        .map(([typed]) => typed)
        .join(' '),
    )
      .slice(0, -6)
      .filter((line) => recognise(line) === null);
    expect(missed).toEqual([]);
  });

  test('needs less to be recognised where the clipboard names the font', () => {
    expect(recognise('g}', true)).toBe('नै');
    expect(recognise('gfd', true)).toBe('नाम');
    expect(recognise('gfd')).toBeNull();
    expect(recognise('the name', true)).toBeNull();
  });
});

describe('a line that mixes it with English [20.197]', () => {
  test.each([
    ['BCA k|yd ;]d]:6/sf] glthf k|sflzt ul/Psf] 5 .', 'BCA प्रथम सेमेस्टरको नतिजा प्रकाशित गरिएको छ ।'],
    ['egf{ ;DaGwL ;"rgfM BBS, BCA sfo{qmddf', 'भर्ना सम्बन्धी सूचनाः BBS, BCA कार्यक्रममा'],
  ])('%s is changed but for the English', (line, changed) => {
    expect(recogniseLine(line)).toBe(changed);
  });

  test.each([
    'BCA students bring your admit card and k|j]zkq',
    'The word ;"rgf means notice',
    'egf{ ;DaGwL ;"rgf BBS tyf BCA',
    'BCA BBS CSIT',
    'Exam fee: Rs. 500/- (BCA), Rs. 700/- (CSIT)',
    'SELECT * FROM notice WHERE id=5;',
  ])('%s is left alone, where a run of it is not sure', (line) => {
    expect(recogniseLine(line)).toBeNull();
  });
});

describe('what only looks like it is left alone [20.137]', () => {
  test.each(LOOK_ALIKES)('%s', (text) => {
    expect(recogniseLine(text)).toBeNull();
  });
});
