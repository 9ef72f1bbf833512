import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the home page, of entries, albums and what is found. */
const english = {
  /** Sentences of the home page. */
  home: {
    allNotices: 'All notices',
    allNews: 'All news & events',
    highlights: 'Highlights',
    shortcuts: 'Shortcuts',
    programmes: 'Programmes',
    contact: 'Contact',
    oneMore: '1 more programme',
    more: (number: string) => `${number} more programmes`,
    admitted: 'How to be admitted',
    fees: 'Help with the fees',
    principal: 'From the principal',
    readMessage: 'Read the message',
    partners: 'Our partners',
    invitation: 'Come and study with us',
    invitationText: 'Apply in five minutes, papers come later. Or ask us first.',
  },
  /** Sentences of the notices and their list. */
  notice: {
    latest: 'Latest Notices',
    neighbours: 'Neighbouring notices',
    none: 'Examinations, fees and holidays are announced here. There is no notice yet.',
    purpose: 'Examinations, fees, holidays: what students and parents must know.',
  },
  /** Sentences of news and their list. */
  news: {
    none: 'What happens at the college is told here. There is no news yet.',
    purpose: 'Celebrations, results, visits, workshops: what happens at the college.',
    /** The kinds in the list: items with an event day, and the others. */
    events: 'Events',
    news: 'News',
    latest: 'Latest News & Events',
    neighbours: 'Neighbouring news',
  },
  /** Sentences of the albums and their list. */
  gallery: {
    none: 'Days worth remembering are kept here in pictures. There is no album yet.',
    purpose: 'The college in pictures: its days, its people, its places.',
    description: (title: string, pictures: string, day: string) => `${title}: ${pictures}, ${day}.`,
    empty: 'The pictures of this album are not here yet. Please come back soon.',
    others: 'Other albums',
    more: 'More pictures',
    all: 'All albums',
  },
  /** Sentences of the search page. `q` is the query. */
  search: {
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
  },
};

const nepali: Words<typeof english> = {
  home: {
    allNotices: 'सबै सूचना',
    allNews: 'सबै समाचार र कार्यक्रम',
    highlights: 'मुख्य कुरा',
    shortcuts: 'छोटा बाटा',
    programmes: 'कोर्स',
    contact: 'सम्पर्क',
    oneMore: 'अर्को १ कोर्स',
    more: (number) => `अन्य ${number} कोर्स`,
    admitted: 'भर्ना कसरी हुने',
    fees: 'शुल्कमा सहयोग',
    principal: 'प्राचार्यको सन्देश',
    readMessage: 'पूरा सन्देश पढ्नुहोस्',
    partners: 'हाम्रा साझेदार',
    invitation: 'आउनुहोस्, हामीसँग पढ्नुहोस्',
    invitationText: 'पाँच मिनेटमा निवेदन दिनुहोस्, कागजात पछि ल्याए हुन्छ। वा पहिले हामीलाई सोध्नुहोस्।',
  },
  notice: {
    latest: 'पछिल्ला सूचना',
    neighbours: 'अघिपछिका सूचना',
    none: 'परीक्षा, शुल्क र बिदाको जानकारी यहाँ आउँछ। अहिलेसम्म कुनै सूचना छैन।',
    purpose: 'परीक्षा, शुल्क, बिदा: विद्यार्थी र अभिभावकले थाहा पाउनुपर्ने कुरा।',
  },
  news: {
    none: 'कलेजमा के भइरहेको छ, यहाँ भनिन्छ। अहिलेसम्म समाचार छैन।',
    purpose: 'उत्सव, नतिजा, भ्रमण, कार्यशाला: कलेजमा भइरहेका कुरा।',
    events: 'कार्यक्रम',
    news: 'समाचार',
    latest: 'पछिल्ला समाचार र कार्यक्रम',
    neighbours: 'अघिपछिका समाचार',
  },
  gallery: {
    none: 'सम्झनलायक दिन यहाँ तस्बिरमा राखिन्छन्। अहिलेसम्म एल्बम छैन।',
    purpose: 'तस्बिरमा कलेज: यसका दिन, मानिस र ठाउँ।',
    description: (title, pictures, day) => `${title}: ${pictures}, ${day}।`,
    empty: 'यो एल्बमका तस्बिर अझै राखिएका छैनन्। केही समयपछि फेरि आउनुहोस्।',
    others: 'अन्य एल्बम',
    more: 'थप तस्बिर',
    all: 'सबै एल्बम',
  },
  search: {
    heading: 'खोज',
    titled: (q) => `खोज: ${q}`,
    nearest: (total, q) => `‘${q}’सँग मिल्दाजुल्दा ${total}`,
    found: (total, q) => `‘${q}’का लागि ${total} भेटिए`,
    partial: (q) => `‘${q}’का सबै शब्द भएको केही छैन`,
    thisHasSome: 'यसमा केही शब्द छन्।',
    theseHaveSome: 'यिनमा केही शब्द छन्।',
    previous: 'अघिल्लो',
    next: 'अर्को',
    nothing: (q) => `‘${q}’का लागि केही भेटिएन`,
    spelling: 'हिज्जे जाँच्नुहोस्, थोरै शब्द राख्नुहोस्, वा उही अर्थका अरू शब्द प्रयास गर्नुहोस्।',
    letters: 'नेपाली शब्द देवनागरी र रोमन दुवै अक्षरमा भेटिन्छ।',
    assistant: 'सहायकलाई सोध्नुहोस्: ‘कुराकानी सुरु गर्नुहोस्’ पृष्ठको फेदको गोलो बटन हो।',
    office: 'कार्यालयलाई सोध्नुहोस्, फोनमा र भेटेर जवाफ पाइन्छ।',
    popular: 'धेरैले खोज्ने कुरा',
    shortened: 'एकै पटक खोज्न मिल्नेभन्दा लामो थियो: पहिला २०० अक्षर मात्र खोजियो।',
    hint: 'सूचना, समाचार, कोर्स, शुल्क, जवाफ: एक-दुई शब्द, अङ्ग्रेजी वा नेपालीमा।',
  },
};

export const entryWords: InEach<typeof english> = { en: english, ne: nepali };
