import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  title: 'आगन्तुकका प्रश्न',
  back: 'फर्कनुहोस्',
  removal: 'कुराकानी मेटाउन वा जवाफ सम्झाउन',
  views: 'दृश्य',
  history: 'इतिहास',
  unanswered: 'जवाफ नभएका',
  answered: 'काम लागेका जवाफ',
  taught: 'जोडिएका जवाफ',
  none: 'कुनै कुराकानी छैन।',
  purpose: 'आगन्तुकले सहायकलाई सोधेका प्रश्न र त्यसले दिएका जवाफ यहाँ देखिन्छन्।',
  chat: 'कुराकानी',
  question: 'प्रश्न',
  unreadable: 'कुराकानी पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  askedFirst: 'पहिलो प्रश्न',
  questions: 'प्रश्न',
  when: 'कहिले',
  withoutWords: 'शब्द नभएको',
  questionsAfter: () => ' प्रश्न',
  conversation: (question) => `कुराकानी: ${question}`,
  from: { Visitor: 'आगन्तुक', Assistant: 'सहायक' },
};

export const deletionWords: Words<typeof english.deletionWords> = {
  delete: 'मेटाउनुहोस्',
  question: 'यो कुराकानी साँच्चै मेटाउने हो?',
  done: 'कुराकानी मेटाइयो',
  explains: 'र यस भेटमा भनिएका सबै कुरा सधैँका लागि मेटिन्छन्, जस्तै आगन्तुकले नै मेटाउन भन्दा।',
};

export const unansweredWords: Words<typeof english.unansweredWords> = {
  purpose:
    'सहायकले वेबसाइटमा जवाफ नभेटेका प्रश्न यहाँ देखिन्छन्, उस्तै प्रश्न सँगै। धेरै सोधिने प्रश्नमा राखेपछि अर्को आगन्तुकले जवाफ पाउँछन्।',
  question: 'प्रश्न',
  asked: 'सोधिएको',
  withheld: 'भेटिएको तर नभनिएको:',
  lastAsked: 'पछिल्लो पटक सोधिएको',
  times: (count) => `${digitsIn('ne', count)} पटक`,
  makeFaq: 'धेरै सोधिने प्रश्न बनाउनुहोस्',
  tie: 'यसको जवाफ यही हो',
  remove: 'हटाउनुहोस्',
  removeTitle: 'यो प्रश्न साँच्चै मेटाउने हो?',
  removed: 'प्रश्न हटाइयो',
  removeExplains: 'यो सूचीबाट हट्छ, तर इतिहासमा रहन्छ। फेरि सोधिए यहाँ फर्कन्छ।',
};

export const answeredWords: Words<typeof english.answeredWords> = {
  purpose:
    'जवाफमुनि आगन्तुकले ‘मेरो प्रश्नको जवाफ पाएँ’ वा ‘पाइनँ’ थिचेका प्रश्न यहाँ देखिन्छन्, धेरैलाई काम नलागेका माथि। ‘यसको जवाफ यही हो’ थिचेर ठीक पृष्ठ जोड्न सकिन्छ।',
  question: 'प्रश्न',
  rated: 'काम लाग्यो?',
  counts: (helped, notHelped) => `काम लाग्यो ${helped}, लागेन ${notHelped}`,
  said: 'दिइएको जवाफ:',
  lastRated: 'पछिल्लो राय',
};

export const taughtWords: Words<typeof english.taughtWords> = {
  purpose:
    'जवाफ नभएका प्रश्नमा ‘यसको जवाफ यही हो’ थिचेर जोडिएका पृष्ठ यहाँ देखिन्छन्। उस्तै प्रश्न सोध्नेलाई सहायक र खोजले त्यही पृष्ठ देखाउँछन्।',
  question: 'प्रश्न',
  notLive: 'आगन्तुकलाई देखाइएको छैन',
  answer: 'जवाफ',
  since: 'कहिलेदेखि',
  remove: 'हटाउनुहोस्',
  removeTitle: 'यो जवाफ साँच्चै मेटाउने हो?',
  removed: 'जवाफ हटाइयो',
  removeExplains: 'को जवाफमा अब यो पृष्ठ जोडिँदैन; सहायकले आफैँ भेटे मात्र देखाउँछ। पृष्ठ जस्ताको तस्तै रहन्छ।',
};

export const faqWords: Words<typeof english.faqWords> = {
  add: (noun) => `${noun} थप्नुहोस्`,
  asked: 'आगन्तुकले यो सोधे, तर जवाफ पाएनन्। यहाँ जवाफ राखेपछि यो प्रश्न हट्ने ठाउँ:',
  list: 'जवाफ नभएका प्रश्न',
  end: '।',
};

export const answerWords: Words<typeof english.answerWords> = {
  title: 'यसको जवाफ कुन पृष्ठमा छ?',
  find: 'पृष्ठ खोज्नुहोस्',
  explains: 'यस्तै प्रश्न सोध्नेलाई सहायक र खोजले यही पृष्ठ देखाउँछन्।',
  nothing: 'केही भेटिएन।',
  tied: 'जवाफ जोडियो',
};
