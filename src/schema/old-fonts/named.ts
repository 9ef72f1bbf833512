import { isAddress, isEnglish, isKnownNepali, isWellFormed, weightOfWord } from './recognise.ts';
import { type OldFont, toUnicode } from './to-unicode.ts';

/**
 * English in a text whose font is named as an old one. Nearly every row of small letters can be read as Nepali there
 * ('date' is मबतभ), so words are known, or told by the letters that English has and Preeti hardly needs.
 */
/** Words of college notices that the letters do not tell, such as those with f, which is ा in Preeti. */
const LISTED = new Set(
  `if off office officer officers offices official officials officially fee fees for from form forms field fields file files
  final finally find first five fifth fifteen fifty fill filled follow following follows followed free friend friends full
  function functions future fair faculty faculties facility facilities fail failed family far fast father fax female festival
  few fine finance financial fit fitness fix fixed floor food foot football force foreign forty forward found foundation four
  fourteen fourth fresh freshers front fruit fund funds further before after self staff life safe safety left half brief chief
  certificate certificates certified confirm confirmed confirmation conference different difficult effect effective offer
  offers offered perfect performance perform platform prefer preferred prof professor professional profile proof refer
  reference refund refundable scientific specific specified transfer transferred traffic benefit benefits draft gift identify
  information inform informed itself myself notify notified qualification qualifications qualified satisfactory shift software
  sufficient uniform useful verify verified verification wife
  plus all and but can day days exam exams good had has him his how its job jobs key know law lab labs let lot low net old one
  our out own put red room rooms run say she six son sub sum ten top two use used using via was way web week weeks well won work
  works workshop yes yet song zoom add added any ask award awards back bank bill block blood blue board body book books born both
  boys bus call calls camp card cash cell club code cost costs could did done door down drop duty east easy gap gate girls goal
  gold gym hall hand hard help high hold holiday home host hot hours house human idea item join kind lady land leave link links
  list listed load loan local lock long look love lunch mail main man map mark marks mass mid mind month months much must note
  notes noon open oral own pack past pay plan plans play pool post quiz road role roll rule rules sale sports should show side
  sign size skill skills slip slow sold soon stop subject subjects such sure syllabus talk tall task tasks team told took tool
  tools tour town unit units upon walk wall who why wish would word words young youth you your in is it
  id set get give giving text texts build building take takes taking try too below often age deal break usually likely helpful
  successfully tell tells lost lead says bad big equal light less due able tag asked feedback double row log app apps`.split(
    /\s+/,
  ),
);
/** English only beside other English: each may be a word in Preeti, as 'to' is तय, 'an' बल and 'art' बचत. */
const DOUBTFUL = new Set(
  'to of an no do go as us so on or at by be he me my we up am ok pm art ago bag sun mon gas'.split(' '),
);

/** No word is longer, and the patterns below take their time with one. */
const MAX_WORD = 50;

/** Figures, and signs between words. */
const FIGURE = /^(?:[&+/–—|-]|[\d.,:;()%/-]*\d[\d.,:;()%/-]*)$/;

type Kind = 'english' | 'doubtful' | 'figure' | 'other';

/** Whether each word of a line is English, by itself and by the words around it. */
function englishAmong(words: readonly string[]): boolean[] {
  const kinds = words.map(kindOf);
  const count = (kind: Kind) => kinds.filter((each) => each === kind).length;
  const isMostlyEnglish = count('english') > count('other');
  const isAllEnglish = count('english') > 1 && count('other') === 0;
  return kinds.map(
    (kind, at) =>
      kind === 'english' ||
      (kind === 'figure' && isAllEnglish) ||
      (kind === 'doubtful' &&
        (isMostlyEnglish || (DOUBTFUL.has(bareOf(words[at] ?? '').toLowerCase()) && isBeside(kinds, at)))),
  );
}

const isBeside = (kinds: readonly Kind[], at: number) =>
  kinds[at - 1] === 'english' || kinds[at + 1] === 'english';

const bareOf = (word: string) =>
  word.replace(/^[("'‘“]+|[.,:!?)"'’”]+$/g, '').replace(/(?:n['’]t|['’](?:s|re|ll|ve))$/, '');

/** Both words of 'date/time' and of 'part-time' have to be English. */
function kindOf(word: string): Kind {
  if (word.length > MAX_WORD) return 'other';
  if (FIGURE.test(word)) return 'figure';
  // p.m., i.e.
  if (/^\(?(?:[a-z]\.){2,}[,)]*$/.test(word)) return 'doubtful';
  const [first = 'other', ...others] = bareOf(word).split(/[/-]/).map(kindOfPart);
  return others.length === 0
    ? first
    : [first, ...others].every((kind) => kind === 'english')
      ? 'english'
      : 'other';
}

function kindOfPart(part: string): Kind {
  const word = part.toLowerCase();
  if (DOUBTFUL.has(word)) return 'doubtful';
  if (!/^[A-Z]?[a-z]+$/.test(part) || isKnownNepali(part)) return 'other';
  if (LISTED.has(word) || isEnglish(word)) return 'english';
  if (/^[A-Z]?[a-eg-z]{3,}$/.test(part) && !isWellFormed(part)) return 'english';
  const weight = weightOfWord(word);
  if (word.length < 3 || weight > 0 || !isSpeakable(word)) return 'other';
  return word.length > 3 && weight <= -3 ? 'english' : 'doubtful';
}

/** Whether its vowels stand as in English; in Preeti they are letters like others. */
const isSpeakable = (word: string) =>
  /[aeiouy]/.test(word) &&
  !/[^aeiouy]{4}|[aeiou]{4}|j[^aeiou]|v[^aeiouy]|q[^u]|x[^aeioutpcy]|^([bcdfgjklmnpqtvwxz])\1/.test(word);

/** The old font that a list of families names first. */
export function oldFontIn(families: string): OldFont | null {
  const name = /^[\s"']*(preeti|kantipur)/i.exec(families)?.[1]?.toLowerCase();
  return name === 'preeti' || name === 'kantipur' ? name : null;
}

/** Parts of a text in an old font that nobody typed in it: letters of Unicode, addresses, times, abbreviations. */
const isKept = (word: string): boolean =>
  /[\u0900-\u097f]/.test(word) ||
  /^[A-Z]{2,}[,.:]?$/.test(word) ||
  // B.Ed., Ph.D.
  /^(?:[A-Z][a-z]{0,2}\.)+[A-Z][a-z]{0,2}[.,:]{0,2}$/.test(word) ||
  /^\d+(?:[:.,/-]\d+)+$/.test(word) ||
  isAddress(word);

/**
 * The words of a line whose font is named. Word puts typographic quotation marks where the keys of ु and ू were struck.
 * A figure in a line that has letters of Unicode stays: these need that font for no sign.
 */
export function namedWords(words: readonly string[], font: OldFont): string[] {
  const isMixed = words.some((word) => /[\u0900-\u097f]/.test(word));
  const isEnglish = englishAmong(words);
  return words.map((word, at) => {
    if (isKept(word) || isEnglish[at] || (isMixed && !/[a-z]/i.test(word))) return word;
    return toUnicode(word.replace(/(?<=\S)[‘’]/g, "'").replace(/(?<=\S)[“”]/g, '"'), font);
  });
}
