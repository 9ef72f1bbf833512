import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const counted: Words<typeof english.counted> = (count, noun) => `${digitsIn('ne', count)} ${noun}`;

export const findWords: Words<typeof english.findWords> = {
  everywhere: 'सबैतिर खोज्नुहोस्',
  nothing: 'केही भेटिएन',
  noMatch: (noun, q, where) => `${where} ‘${q}’ भएको कुनै ${noun} छैन।`,
  clear: 'छनोट हटाउनुहोस्',
  noneInState: (noun) => `यो अवस्थामा कुनै ${noun} छैन।`,
  allStates: 'सबै अवस्था देखाउनुहोस्',
  noneOfKind: 'यस प्रकारको केही छैन।',
  allKinds: 'सबै प्रकार देखाउनुहोस्',
  byKeyword: 'शब्दले छान्नुहोस्',
  filter: 'छान्नुहोस्',
};

export const emptyWords: Words<typeof english.emptyWords> = {
  title: 'अहिलेसम्म केही छैन',
  addFirst: (noun) => `पहिलो ${noun} थप्नुहोस्`,
};

export const searched: Words<typeof english.searched> = {
  title: { hint: 'शीर्षकले छान्नुहोस्', where: 'शीर्षकमा' },
  name: { hint: 'नामले छान्नुहोस्', where: 'नाममा' },
  semester: { hint: 'सेमेस्टर, संकाय वा विषयले छान्नुहोस्', where: 'शीर्षक, संकाय वा विषयमा' },
  sender: { hint: 'नाम, फोन, इमेल वा दर्ता नम्बर', where: 'नाम, फोन, इमेल वा दर्ता नम्बरमा' },
  account: { hint: 'नाम वा इमेलले छान्नुहोस्', where: 'नाम वा इमेलमा' },
  chat: { hint: 'पहिलो प्रश्नले छान्नुहोस्', where: 'पहिलो प्रश्नमा' },
  question: { hint: 'प्रश्नले छान्नुहोस्', where: 'प्रश्नमा' },
  mail: { hint: 'पाउने वा विषयले छान्नुहोस्', where: 'पाउने वा विषयमा' },
  library: { hint: 'शब्द लेखेर खोज्नुहोस्', where: 'यसका लेख वा प्रयोग भएका शीर्षकमा' },
};

export const columnWords: Words<typeof english.columnWords> = {
  menu: 'स्तम्भ',
  legend: 'देखाइने स्तम्भ',
  always: (titleLabel) => `${titleLabel} सधैँ देखाइन्छ।`,
  alwaysWithState: (titleLabel) => `${titleLabel} र अवस्था सधैँ देखाइन्छन्।`,
  usual: 'सामान्य स्तम्भ',
  nobody: 'थाहा छैन',
  number: 'क्र.सं',
  action: 'कार्य',
  image: 'तस्बिर',
  date: 'मिति',
  added: 'थपिएको',
  changed: 'पछिल्लो परिवर्तन',
  by: 'बदल्ने',
  ends: 'हट्ने समय',
};

export const rowWords: Words<typeof english.rowWords> = {
  addedOn: (day) => `थपिएको: ${day}`,
  edit: 'बदल्नुहोस्',
  read: 'पढ्नुहोस्',
  updateImage: 'तस्बिर बदल्नुहोस्',
  remove: 'मेटाउनुहोस्',
  add: 'थप्नुहोस्',
  noPicture: 'छैन',
  next: 'अर्को पङ्क्ति',
  previous: 'अघिल्लो पङ्क्ति',
};

export const downloadWords: Words<typeof english.downloadWords> = {
  notArrived: 'तालिका आएन। फेरि प्रयास गर्नुहोस्।',
};

export const pageWords: Words<typeof english.pageWords> = {
  pages: 'पृष्ठहरू',
  page: (number) => `पृष्ठ ${digitsIn('ne', number)}`,
  previous: 'अघिल्लो',
  next: 'अर्को',
  one: (number, total) => `${digitsIn('ne', total)} मध्ये ${digitsIn('ne', number)}`,
  range: (first, last, total) =>
    `${digitsIn('ne', total)} मध्ये ${joined(digitsIn('ne', first), 'देखि')} ${digitsIn('ne', last)}`,
};

export const choiceWords: Words<typeof english.choiceWords> = {
  state: 'अवस्था',
  allCategories: 'सबै वर्ग',
  order: 'क्रम',
  states: {
    all: 'सबै अवस्था',
    live: 'प्रकाशित',
    changed: 'प्रकाशित, मस्यौदासहित',
    draft: 'मस्यौदा',
    submitted: 'समीक्षामा',
    approved: 'स्वीकृत, प्रकाशित हुन बाँकी',
    scheduled: 'समय तोकिएको',
    ended: 'सकिएको',
    'taken-down': 'हटाइएको',
  },
  orders: {
    arranged: 'मिलाइएको',
    newest: 'नयाँ पहिले',
    titleUp: 'शीर्षक, ‘अ’देखि ‘ज्ञ’सम्म',
    titleDown: 'शीर्षक, ‘ज्ञ’देखि ‘अ’सम्म',
    dateDown: 'मिति, पछिल्लो पहिले',
    dateUp: 'मिति, पुरानो पहिले',
    state: 'अवस्था',
    faculty: 'संकाय, ‘अ’देखि ‘ज्ञ’सम्म',
    changedDown: 'भर्खरै बदलिएको पहिले',
    changedUp: 'धेरै अघि बदलिएको पहिले',
  },
};

export const stateWords: Words<typeof english.stateWords> = {
  trash: 'रद्दीमा',
  ended: 'सकिएको',
  live: 'प्रकाशित',
  scheduled: (when) => `प्रकाशित हुने समय: ${when}`,
  draft: {
    none: 'मस्यौदा',
    submitted: 'समीक्षामा',
    approved: 'मस्यौदा, स्वीकृत',
    returned: 'मस्यौदा, फिर्ता गरिएको',
  },
  takenDown: {
    none: 'हटाइएको',
    submitted: 'हटाइएको, समीक्षामा',
    approved: 'हटाइएको, स्वीकृत',
    returned: 'हटाइएको, फिर्ता गरिएको',
  },
  withDraft: {
    none: 'प्रकाशित, मस्यौदासहित',
    submitted: 'प्रकाशित, मस्यौदा समीक्षामा',
    approved: 'प्रकाशित, मस्यौदा स्वीकृत',
    returned: 'प्रकाशित, मस्यौदा फिर्ता गरिएको',
  },
  changeDue: (when) => `बदलिने समय: ${when}`,
  appearsAgain: (when) => `फेरि देखिने समय: ${when}`,
  pinnedUntil: (day) => `${joined(day, 'सम्म')} माथि राखिएको`,
  endsOn: (when) => `हट्ने समय: ${when}`,
};

export const placeWords: Words<typeof english.placeWords> = {
  to: 'सार्नुहोस्…',
  title: 'अर्को ठाउँमा सार्नुहोस्',
  move: 'सार्नुहोस्',
  drag: 'तान्नुहोस्',
  up: 'माथि सार्नुहोस्',
  down: 'तल सार्नुहोस्',
  standsAt: (number, count) => `अहिले ${digitsIn('ne', count)} मध्ये ${digitsIn('ne', number)} नम्बरमा छ।`,
  moved: (title, number, count) =>
    `${title} अब ${digitsIn('ne', count)} मध्ये ${digitsIn('ne', number)} नम्बरमा छ।`,
};

export const deletionWords: Words<typeof english.deletionWords> = {
  question: (what) => `यो ${what} साँच्चै मेटाउने हो?`,
  atOnce: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्, र फिर्ता राख्न मिल्दैन।',
  forGood: 'सधैँका लागि मेटिन्छ, र फिर्ता राख्न मिल्दैन।',
};

export const trashWords: Words<typeof english.trashWords> = {
  moved: 'रद्दीमा सारियो',
  undo: 'फर्काउनुहोस्',
  back: 'फिर्ता राखियो',
  ofLive: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्। प्रकाशकले ३० दिनभित्र रद्दीबाट फिर्ता राख्न सक्छन्।',
  ofOther: 'आगन्तुकलाई देखाइएको छैन। प्रकाशकले ३० दिनभित्र रद्दीबाट फिर्ता राख्न सक्छन्।',
};

export const bulkWords: Words<typeof english.bulkWords> = {
  select: (title) => `‘${title}’ छान्नुहोस्`,
  all: 'यो पृष्ठका सबै छान्नुहोस्',
  chosen: (count) => `${digitsIn('ne', count)} छानिए`,
  noneChosen: 'केही छानिएको छैन',
  bar: 'छानिएका बदल्नुहोस्',
  none: 'छनोट हटाउनुहोस्',
  until: 'कहिलेसम्म (काठमाडौँको मिति र समय)',
  endPin: 'माथि नराख्नुहोस्',
  noneDone: 'केही बदलिएन',
  refused: () => 'यी बदलिएनन्, र छानिएकै छन्:',
};

export const bulkChoiceWords: Words<typeof english.bulkChoiceWords> = {
  publish: {
    label: 'प्रकाशित गर्नुहोस्',
    question: (count, noun) => `${counted(count, noun)} प्रकाशित गर्ने हो?`,
    explains: 'मस्यौदा तुरुन्तै आगन्तुकलाई देखाइन्छन्, स्वीकृति बाँकी रहेकाबाहेक। मस्यौदा नभएका प्रकाशित जस्ताको तस्तै रहन्छन्।',
    done: (count, noun) => `${counted(count, noun)} प्रकाशित भए`,
  },
  unpublish: {
    label: 'हटाउनुहोस्',
    question: (count, noun) => `${counted(count, noun)} सार्वजनिक पृष्ठबाट हटाउने हो?`,
    explains: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्, र यहाँ ‘हटाइएको’ भनेर रहन्छन्।',
    done: (count, noun) => `${counted(count, noun)} हटाइए`,
  },
  pin: {
    label: 'माथि राख्नुहोस्…',
    question: (count, noun) => `${counted(count, noun)} माथि राख्ने हो?`,
    explains: 'सार्वजनिक पृष्ठमा त्यतिबेलासम्म अरूभन्दा पहिले आउँछन्।',
    confirm: 'माथि राख्नुहोस्',
    done: (count, noun) => `${counted(count, noun)} बदलिए`,
  },
  trash: {
    label: 'मेटाउनुहोस्',
    question: (count, noun) => `${counted(count, noun)} मेटाउने हो?`,
    explains: 'आगन्तुकले तुरुन्तै देख्न छाड्छन्। प्रकाशकले ३० दिनभित्र रद्दीबाट फिर्ता राख्न सक्छन्।',
    done: (count, noun) => `${counted(count, noun)} मेटाइए`,
  },
};
