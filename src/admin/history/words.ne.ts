import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

const digits = (of: number) => digitsIn('ne', of);

export const words: Words<typeof english.words> = {
  title: (noun) => `इतिहास: ${noun}`,
  link: 'इतिहास',
  back: 'फारममा फर्कनुहोस्',
  timeline: 'संस्करणहरू',
  noVersions: 'यसको कुनै कुरा अहिलेसम्म प्रकाशित भएको छैन। हरेक प्रकाशनको एउटा संस्करण राखिन्छ।',
  onlyOne: 'एउटै मात्र संस्करण छ, त्यसैले तुलना गर्ने केही छैन।',
  inTrash: (noun) => `यो ${noun} मेटाइएको छ। प्रकाशकले रद्दीबाट फिर्ता राख्न सक्छन्।`,
  gone: (noun) => `यस्तो ${noun} छैन, वा मेटाइएको छ। पछिल्ला ३० दिनमा मेटाइएका कुरा रद्दीमा छन्।`,
  trash: 'रद्दी खोल्नुहोस्',
  live: 'अहिले प्रकाशित',
  draft: 'मस्यौदा',
  isLive: 'अहिले प्रकाशित',
  version: (n) => `संस्करण ${digits(n)}`,
  by: (name) => ` · ${name}`,
  somebody: 'कसैले',
  changed: (labels) => `बदलिएका: ${labels}`,
  whatItChanged: 'यसले के बदल्यो',
  compareWithLive: 'अहिले प्रकाशितसँग तुलना गर्नुहोस्',
  compareDraft: 'मस्यौदा र अहिले प्रकाशित तुलना गर्नुहोस्',
  ofVersion: (n) => ` (संस्करण ${digits(n)})`,
  showAll: (count) => `सबै ${digits(count)} संस्करण देखाउनुहोस्`,

  compare: 'तुलना',
  from: 'यसबाट',
  to: 'यससम्म',
  differences: 'फरक कुरा',
  none: 'यी दुईमा मानिसले देख्ने केही फरक छैन।',
  onlyMarkup: 'खाली लाइन वा खाली ठाउँ मात्र फरक छ।',
  empty: 'खाली',
  yes: 'हो',
  no: 'होइन',
  removed: 'हटाइएको',
  added: 'थपिएको',
  moved: (from, to) => `${joined(digits(from), 'बाट')} ${digits(to)} नम्बरमा सारिएको`,
  changedThing: 'बदलिएको',
  endOf: (what) => ` (${what} यहाँसम्म)`,
  formatting: (text, former, present) => `‘${text}’: ${former} → ${present}`,
  formattingChanged: 'अक्षरको रूप बदलियो',
  plain: 'सादा',
  linkTo: (href) => `${joined(href, 'को')} लिङ्क`,
  became: (former, present) => `${former} → ${present}`,
  unchanged: (count) => `नबदलिएका ${digits(count)} भाग`,
  stayed: (count) => `नबदलिएका ${digits(count)} वटा देखाइएका छैनन्।`,
  more: (count) => `थप ${digits(count)} वटा देखाउनुहोस्`,
  pictureInText: (alt) => (alt ? `तस्बिर: ${alt}` : 'वर्णन नभएको तस्बिर'),
  noAltText: 'तस्बिरको वर्णन छैन',
  download: 'डाउनलोड',
  pictureLost: 'यो तस्बिर देखाउन सकिएन।',

  restore: (n) => `संस्करण ${digits(n)} फर्काउनुहोस्`,
  restoreField: (label, n) => `संस्करण ${joined(digits(n), 'को')} ${label} फर्काउनुहोस्`,
  restoreHint: 'यसको मस्यौदा बन्छ: प्रकाशित नगरेसम्म वेबसाइटमा केही बदलिँदैन, र सबै संस्करण यही सूचीमा रहन्छन्।',
  restored: 'मस्यौदा राखियो',
  replaceTitle: 'मस्यौदाको ठाउँमा राख्ने?',
  replaceDraft: (name, time) =>
    `${joined(name, 'ले')} ${time} राखेको एउटा मस्यौदा छ। पूरै संस्करण फर्काउँदा त्यो मेटिन्छ, र त्यसमा मात्र भएको कुरा हराउँछ। एउटा मात्र खण्ड फर्काउँदा मस्यौदा रहन्छ।`,
  replace: 'मस्यौदाको ठाउँमा राख्नुहोस्',
};

export const kindWords: Words<typeof english.kindWords> = {
  saved: 'राखियो',
  replaced: 'तस्बिर वा कागजात सबै ठाउँमा बदलियो',
  published: 'प्रकाशित',
  scheduled: 'तोकिएको समयमा प्रकाशित',
  unpublished: 'हटाइयो',
  ended: 'तोकिएको मितिमा हटाइयो',
  deleted: 'रद्दीमा सारियो',
  'put-back': 'फिर्ता राखियो',
};

export const markWords: Words<typeof english.markWords> = {
  strong: 'गाढा',
  em: 'छड्के',
  u: 'मुनि धर्को',
  s: 'बीचमा धर्को',
  sub: 'तलको सानो अक्षर',
  sup: 'माथिको सानो अक्षर',
  'ql-size-extra-small': 'धेरै सानो',
  'ql-size-small': 'सानो',
  'ql-size-medium': 'मझौला',
  'ql-size-large': 'ठूलो',
};

export const blockWords: Words<typeof english.blockWords> = {
  p: 'अनुच्छेद',
  h2: 'शीर्षक',
  h3: 'उपशीर्षक',
  h4: 'सानो शीर्षक',
  tr: 'तालिकाको पङ्क्ति',
  hr: 'धर्को',
  li: (isNumbered, depth) =>
    `${isNumbered ? 'क्रमाङ्क भएको बुँदा' : 'बुँदा'}${depth > 1 ? `, तह ${digits(depth)}` : ''}`,
  quoted: 'उद्धरण',
  center: 'बीचमा',
  right: 'दायाँ',
};
