import { describe, expect, test } from 'vitest';
import { LOOK_ALIKES } from './look-alikes.fixture.ts';
import { recogniseLine } from './mixed.ts';
import { namedWords } from './named.ts';
import { OFFICE_LINES } from './office-lines.fixture.ts';
import { recognise } from './recognise.ts';
import { type OldFont, toUnicode } from './to-unicode.ts';
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

/** Each word in several orders of its keys. */
const ORDERS = String.raw`
  dfk{mt dfkm{t मार्फत | cfk\mgf] cfkm\gf] आफ्नो | ad]flhd adf]lhd बमोजिम | u]fkfn uf]kfn गोपाल
  hfcf}+ hfcf+} जाऔँ | tkfO{+ tkfO+{ तपाईं | sf}8L s}f8L कौडी | u'?s"n u'?s"n गुरुकूल | k"lt{ k"lt{ पूर्ति
  km|fG; k|mfG; फ्रान्स | em/L em/L झरी | a'lemof] a'lemof] बुझियो | k'mlt{ km'lt{ फुर्ति | kmn kmn फल
  3f}F8L 3F}f8L घौँडी | l;+x l;+x सिंह | cfF}nf cf}Fnf औँला | ;f}x|f ;}fx|f सौह्रा | 6«]lgª 6]«lgª ट्रेनिङ
  cGt/f{li6«o cGt/{fli6«o अन्तर्राष्ट्रिय | sfof{no sfo{fno कार्यालय | ;+/If0f ;+/If0f संरक्षण | If]qLo I]fqLo क्षेत्रीय
  lg0f{o lg0{fo निर्णय | k|lzIf0fx? k|lzIf0fx? प्रशिक्षणहरु | k/\of] k¥of] पर्‍यो | kmG;] kmG;] फन्से | xF" x"F हूँ
`;

describe('whatever the order of the keys [23.22]', () => {
  const words = ORDERS.split(/\n|\|(?=\s\S)/)
    .map((entry) => entry.trim().split(' '))
    .filter((entry) => entry.length > 2);

  test.each(words)('%s and %s are %s', (first, second, unicode) => {
    for (const typed of [first, second]) if (typed) expect(toUnicode(typed)).toBe(unicode?.normalize('NFC'));
  });

  test.each([
    ['!)M#)', '१०:३०'],
    ['ldltM @)*#÷)*÷!%', 'मितिः २०८३/०८/१५'],
    ['?= !,@%)=))', 'रु. १,२५०.००'],
    ['-s_ o; -v_ To;', '(क) यस (ख) त्यस'],
    ['bkmf !.', 'दफा १।'],
  ])('%s is %s', (typed, unicode) => {
    expect(toUnicode(typed)).toBe(unicode);
  });

  test('Kantipur has some keys of its own', () => {
    expect(['cfÎgf]', 'k|;‹', 'uFpm'].map((typed) => toUnicode(typed, 'kantipur'))).toEqual([
      'आफ्नो',
      'प्रसङ्ग',
      'गँऊ',
    ]);
    expect(toUnicode('cfÎgf]')).toBe('आङ्खनो');
  });
});

const namedWord = (word: string, font: OldFont) => namedWords([word], font)[0];

describe('a word whose font is named [23.23]', () => {
  test.each(TYPED_WORDS)('%s is believed and becomes %s', (typed, unicode) => {
    expect(namedWord(typed, 'preeti')).toBe(unicode.normalize('NFC'));
    expect(namedWord(typed, 'kantipur')).toBe(unicode.normalize('NFC'));
  });

  test.each([
    ['ug’{', 'गर्नु'],
    ['k’:ts', 'पुस्तक'],
    ['s”6', 'कूट'],
  ])('%s is %s where Word put typographic signs', (typed, unicode) => {
    expect(namedWord(typed, 'preeti')).toBe(unicode);
  });

  test.each(['BCA', 'the', '10:30', 'Management', 'www.example.edu.np', 'नेपाल'])('%s stays', (word) => {
    expect(namedWord(word, 'preeti')).toBe(word);
  });
});

const namedLine = (line: string, font: OldFont = 'preeti') => namedWords(line.split(' '), font).join(' ');

describe('English in a line whose font is named stays [23.23]', () => {
  test.each([
    'Total plus date: send email to office',
    'Please come to the college office with fee',
    'email: info@college.edu.np',
    'Please send date',
    'Admission is open for all students.',
    'Last date of form: Friday, 5 p.m.',
    'Terms & conditions / rules (12)',
    'Date',
    'Time:',
    'Fee',
    'Total (with fee)',
    'Terms and conditions',
    "Don't be late",
    "Students' names, roll and remarks",
    'date/time and part-time staff',
    'We are to do so as an example',
    'no art on the wall',
    'Four of five files are final',
    'B.Ed. and Ph.D. by research',
    'MBA: two years',
    'Contact Bhandari sir at reception',
    'Gold medal, first prize!',
    'email',
    'place',
    'plus',
    'office',
    'online',
  ])('%s', (line) => {
    expect(namedLine(line)).toBe(line);
    expect(namedLine(line, 'kantipur')).toBe(line);
  });

  test.each([
    ['Science ljifodf plus two', 'Science विषयमा plus two'],
    ['cfhsf] date time and place', 'आजको date time and place'],
    ['k|j]z email af6 k7fpg]', 'प्रवेश email बाट पठाउने'],
    ["Total z'Ns tyf fee", 'Total शुल्क तथा fee'],
    ['ldltM last date / time', 'मितिः last date र time'],
    ['Office ;do !) ah]', 'Office समय १० बजे'],
    ['Office time !) ah] 5', 'Office time १० बजे छ'],
    ['5 Office date ;Dd', 'छ Office date सम्म'],
    ['plus two sf] egf{', 'plus two को भर्ना'],
  ])('%s is %s', (line, read) => {
    expect(namedLine(line)).toBe(read);
  });
});

describe('Words in it that look like English do not stay [23.23]', () => {
  test.each([
    ['to', 'तय'],
    ['no', 'लय'],
    ['an', 'बल'],
    ['of', 'या'],
    ['art', 'बचत'],
    ['ha', 'जब'],
    ['ca', 'अब'],
    ['unt', 'गलत'],
    ['cem', 'अझ'],
    ['tna', 'तलब'],
    ['elnan', 'भलिबल'],
    ['nueu', 'लगभग'],
    ['olt', 'यति'],
    ['lan', 'बिल'],
    ['eft', 'भात'],
    ['uon', 'गयल'],
    ['Sna', 'क्लब'],
    ['eljio', 'भविष्य'],
    ['cltly', 'अतिथि'],
    ['g]kfn', 'नेपाल'],
    ['of]', 'यो'],
    ['xf]', 'हो'],
    ['u/L', 'गरी'],
    ['b]lv', 'देखि'],
    ['lsg', 'किन'],
    ['lbg', 'दिन'],
    ['gfd', 'नाम'],
    ['sfd', 'काम'],
    ['dg', 'मन'],
    ['jg', 'वन'],
    ['ldlt:', 'मितिस्'],
    ['Ps.', 'एक।'],
    ['art of]hgf', 'बचत योजना'],
    ['an k|of]u', 'बल प्रयोग'],
    ['olt of] to eof]', 'यति यो तय भयो'],
    ['cfh tna / art sf] ljj/0f', 'आज तलब र बचत को विवरण'],
    ['BCA sf] art', 'BCA को बचत'],
  ])('%s is %s', (line, read) => {
    expect(namedLine(line)).toBe(read);
  });

  test('nor those of a whole text', () => {
    const words = TYPED_WORDS.map(([typed]) => typed);
    expect(namedWords(words, 'preeti')).toEqual(TYPED_WORDS.map(([, unicode]) => unicode.normalize('NFC')));
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

describe('what only looks like it is left alone [20.137, 23.24]', () => {
  test.each([...LOOK_ALIKES, ...OFFICE_LINES])('%s', (text) => {
    expect(recogniseLine(text)).toBeNull();
  });
});
