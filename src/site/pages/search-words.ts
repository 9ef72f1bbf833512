import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the search page. `q` is the query. */
const english = {
  heading: 'Search',
  titled: (q: string) => `Search: ${q}`,
  nearest: (total: string, q: string) => `The ${total} nearest to “${q}”`,
  found: (total: string, q: string) => `${total} found for “${q}”`,
  partial: (q: string) => `Nothing has all the words “${q}”`,
  thisHasSome: 'This has some of them.',
  theseHaveSome: 'These have some of them.',
  previous: 'Previous',
  next: 'Next',
  nothing: (q: string) => `Nothing found for “${q}”`,
  spelling: 'Check the spelling, or try fewer words, or others that mean the same.',
  letters: 'Nepali is found in its own letters and in Latin ones.',
  assistant: 'Ask the assistant: ‘Open chat’ is the round button at the foot of the page.',
  office: 'Ask the office, which answers by telephone and at the desk.',
  popular: 'What most people look for',
  shortened: 'That was more than can be searched for at once: only its first 200 letters were.',
  hint: 'Notices, news, programmes, fees, answers: a word or two, in English or Nepali.',
};

const nepali: Words<typeof english> = {
  heading: 'खोज',
  titled: (q) => `खोज: ${q}`,
  nearest: (total, q) => `‘${q}’ सँग मिल्दाजुल्दा ${total}`,
  found: (total, q) => `‘${q}’ का लागि ${total} भेटिए`,
  partial: (q) => `‘${q}’ का सबै शब्द भएको केही छैन`,
  thisHasSome: 'यसमा केही शब्द छन्।',
  theseHaveSome: 'यिनमा केही शब्द छन्।',
  previous: 'अघिल्लो',
  next: 'अर्को',
  nothing: (q) => `‘${q}’ का लागि केही भेटिएन`,
  spelling: 'हिज्जे जाँच्नुहोस्, थोरै शब्द राख्नुहोस्, वा उही अर्थका अरू शब्द प्रयास गर्नुहोस्।',
  letters: 'नेपाली शब्द देवनागरी र रोमन दुवै अक्षरमा भेटिन्छ।',
  assistant: 'सहायकलाई सोध्नुहोस्: ‘कुराकानी सुरु गर्नुहोस्’ पृष्ठको फेदको गोलो बटन हो।',
  office: 'कार्यालयलाई सोध्नुहोस्, फोनमा र भेटेर जवाफ पाइन्छ।',
  popular: 'धेरैले खोज्ने कुरा',
  shortened: 'एकै पटक खोज्न मिल्नेभन्दा लामो थियो: पहिला २०० अक्षर मात्र खोजियो।',
  hint: 'सूचना, समाचार, कार्यक्रम, शुल्क, जवाफ: एक-दुई शब्द, अङ्ग्रेजी वा नेपालीमा।',
};

export const searchWords: InEach<typeof english> = { en: english, ne: nepali };
