import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const redirectWords: Words<typeof english.redirectWords> = {
  title: 'पुनर्निर्देशन',
  noun: 'पुनर्निर्देशन',
  searched: { hint: 'ठेगानाले छान्नुहोस्', where: 'दुईमध्ये कुनै ठेगानामा' },
  from: 'पुरानो ठेगाना',
  fromHint:
    'पहिले जस्तो थियो, जस्तै /about.html वा /index.php?page=notice&id=5; * ले जेसुकैलाई जनाउँछ, जस्तै /2021/05/*',
  to: 'पुग्ने ठेगाना',
  toHint: 'यो वेबसाइटको पृष्ठ, जस्तै /who-we-are, वा https:// बाट सुरु हुने पूरा ठेगाना',
  permanent: 'सधैँका लागि',
  permanentHint: 'खोज इन्जिनले नयाँ ठेगाना लिन्छन्। पुरानो ठेगाना फेरि चल्ने भए यो बन्द गर्नुहोस्।',
  kind: 'प्रकार',
  forNow: 'अहिलेका लागि',
  add: 'पुनर्निर्देशन थप्नुहोस्',
  update: 'पुनर्निर्देशन बदल्नुहोस्',
  added: 'पुनर्निर्देशन थपियो',
  updated: 'पुनर्निर्देशन बदलियो',
  deleted: 'पुनर्निर्देशन मेटाइयो',
  deleteTitle: 'यो पुनर्निर्देशन साँच्चै मेटाउने हो?',
  deleteText: (from) => `${from} खोल्नेलाई त्यस्तो पृष्ठ छैन भनिन्छ।`,
  empty: 'बदलिएको ठेगाना खोल्नेलाई यहाँबाट नयाँमा पुर्‍याइन्छ: नाम बदलिएको पृष्ठको, वा यसअघिको वेबसाइटको।',
  back: 'पुनर्निर्देशनको सूचीमा फर्कनुहोस्',
  unreadable: 'पुनर्निर्देशन पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};

export const importWords: Words<typeof english.importWords> = {
  open: 'CSV बाट थप्नुहोस्',
  title: 'पुनर्निर्देशन ल्याउनुहोस्',
  file: 'CSV फाइल',
  hint: 'हरेक हरफमा पुरानो ठेगाना, अल्पविराम र पुग्ने ठेगाना; चाहे अर्को अल्पविराम र true (सधैँका लागि) वा false। बढीमा ५,००० हरफ र १ MB।',
  start: 'ल्याउनुहोस्',
  busy: 'ल्याउँदै…',
  noFile: 'पहिले फाइल छान्नुहोस्।',
  close: 'बन्द गर्नुहोस्',
  done: (added, changed) =>
    added + changed === 0
      ? 'नयाँ केही थिएन।'
      : `${digitsIn('ne', added)} थपिए, ${digitsIn('ne', changed)} बदलिए।`,
  refused: (count) => `${digitsIn('ne', count)} हरफ लिइएनन्:`,
  warned: (count) => `${digitsIn('ne', count)} हरफ यसो हुँदा पनि लिइए:`,
  line: (line, message) => `हरफ ${digitsIn('ne', line)}: ${message}`,
  more: (count) => `… र अरू ${digitsIn('ne', count)}।`,
};

export const missingWords: Words<typeof english.missingWords> = {
  title: 'नभेटिएका पृष्ठ',
  noun: 'ठेगाना',
  searched: { hint: 'ठेगानाले छान्नुहोस्', where: 'ठेगानामा' },
  path: 'ठेगाना',
  count: 'खोजिएको',
  times: (count) => `${digitsIn('ne', count)} पटक`,
  last: 'पछिल्लो पटक',
  order: 'क्रम',
  orders: { often: 'धेरै खोजिएको पहिले', latest: 'भर्खरै खोजिएको पहिले' },
  redirect: 'पुनर्निर्देशन गर्नुहोस्',
  dismiss: 'हटाउनुहोस्',
  dismissed: 'सूचीबाट हटाइयो',
  empty: 'आगन्तुकले खोलेका तर नभएका पृष्ठका ठेगाना, कति पटक खोजिए भन्नेसहित, यहाँ देखिन्छन्। आगन्तुकबारे केही राखिँदैन।',
  unreadable: 'नभेटिएका पृष्ठ पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};

export const vainWords: Words<typeof english.vainWords> = {
  title: 'खोज्दा केही नभेटिएका शब्द',
  purpose:
    'आगन्तुकले साइटमा खोजेका तर केही नभेटिएका शब्द, धेरै खोजिएका पहिले। कसैको ठेगाना वा नम्बरजस्तो देखिने कुरा राखिँदैन, कसले खोज्यो भन्ने पनि।',
  none: 'हालसालै केही नभेटिएको खोज छैन।',
  dismissOf: (words) => `हटाउनुहोस्: ‘${words}’`,
  more: (count) => `र अरू ${digitsIn('ne', count)} वटा`,
  unreadable: 'खोज पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};
