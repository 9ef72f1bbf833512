import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

const number = (of: number) => digitsIn('ne', of);

export const words: Words<typeof english> = {
  kinds: 'तस्बिर वा कागजात',
  plurals: { picture: 'तस्बिरहरू', document: 'कागजातहरू' },
  nouns: { picture: 'तस्बिर', document: 'कागजात' },
  unreadable: 'सर्भरको जवाफ बुझ्न सकिएन।',
  purpose: {
    picture: 'वेबसाइटले देखाउने सबै तस्बिर, र पछिका लागि यहाँ राखिएका तस्बिर।',
    document: 'वेबसाइटले दिने सबै कागजात, र पछिका लागि यहाँ राखिएका कागजात।',
  },
  noneSuch: { picture: 'यस्तो कुनै तस्बिर छैन।', document: 'यस्तो कुनै कागजात छैन।' },
  filter: 'कुन',
  all: 'सबै',
  filters: { unused: 'प्रयोग नभएका', undescribed: 'वर्णन नभएका', 'draft-only': 'मस्यौदामा मात्र भएका' },
  month: 'महिना',
  everyMonth: 'सबै महिना',
  from: (day) => joined(day, 'को'),
  used: (count) => (count === 0 ? 'प्रयोग भएको छैन' : `${number(count)} ठाउँमा प्रयोग भएको`),
  undescribed: 'वर्णन छैन',
  uploadMany: { picture: 'तस्बिर अपलोड गर्नुहोस्', document: 'कागजात अपलोड गर्नुहोस्' },
  documentHint: 'म्याक्रो नभएको PDF, वर्ड, एक्सेल, पावरपोइन्ट वा ओपनडकुमेन्ट, हरेक बढीमा २० एमबी।',
  added: (count) => `${number(count)} फाइल थपियो।`,
  twins: 'पहिल्यै भएका',
  isThere: (file, there) => `${file}: यो पहिल्यै छ, ‘${there}’ नाममा।`,
  showIt: 'त्यो हेर्नुहोस्',
  allTheSame: 'तैपनि अपलोड गर्नुहोस्',
  leaveIt: 'छोड्नुहोस्',

  fromLibrary: 'सङ्ग्रहबाट छान्नुहोस्',
  choose: { picture: 'तस्बिर छान्नुहोस्', document: 'कागजात छान्नुहोस्' },
  upload: 'अपलोड गर्नुहोस्',
  nothingToChoose: 'छान्ने कुरा अहिलेसम्म छैन। पहिलो अपलोड गर्नुहोस्।',

  back: 'सङ्ग्रहमा फर्कनुहोस्',
  thePicture: 'तस्बिर',
  pixels: (width, height) => `${width} × ${height} पिक्सेल`,
  uploaded: (when) => `${joined(when, 'मा')} अपलोड गरिएको`,
  saved: 'राखियो',
  focus: 'के देखिइरहनुपर्छ',
  focusHint:
    'सूचीमा तस्बिरका छेउ काटिन्छन्। सबैभन्दा महत्त्वपूर्ण कुरामा, जस्तै अनुहारमा, थिच्नुहोस्; किबोर्डमा तीरका कुञ्जी चलाउनुहोस्।',
  columns: ['सबैभन्दा बायाँ', 'बायाँ', 'बीच', 'दायाँ', 'सबैभन्दा दायाँ'],
  rows: ['सबैभन्दा माथि', 'माथि', 'मध्य भाग', 'तल', 'सबैभन्दा तल'],
  focusAt: (column, row) => `${column}, ${row}`,

  usesTitle: 'कहाँ प्रयोग भएको छ',
  notUsed: 'कतै प्रयोग भएको छैन।',
  allUses: (count) => `सबै ${number(count)} देखाउनुहोस्`,
  settings: 'सेटिङ',
  states: {
    live: 'सार्वजनिक',
    draft: 'मस्यौदा',
    scheduled: 'समय तोकिएको',
    ended: 'समय सकिएको',
    trash: 'रद्दीमा',
    version: 'पुरानो संस्करण',
  },

  replace: 'बदल्नुहोस्',
  replacement: { picture: 'तस्बिर सबै ठाउँमा बदल्नुहोस्', document: 'कागजात सबै ठाउँमा बदल्नुहोस्' },
  replacing: (places) =>
    places === 0
      ? 'कतै प्रयोग भएको छैन। नयाँ फाइल यसका लेखहरूसहित सङ्ग्रहमा यसको ठाउँमा बस्छ।'
      : `${number(places)} ठाउँमा प्रयोग भएको छ। मस्यौदासहित सबै ठाउँमा तुरुन्तै नयाँ फाइल देखिन्छ; पुराना संस्करणमा यही रहन्छ। नाम र लेख उही रहन्छन्: मिल्छन् कि भनी पछि हेर्नुहोस्।`,
  replacingReview: 'समीक्षा चाहिने ठाउँमा यही स्वीकृति हो। मस्यौदाका तोकिएका समय र स्वीकृति यथावत् रहन्छन्।',
  newFile: { picture: 'नयाँ तस्बिर छान्नुहोस्', document: 'नयाँ कागजात छान्नुहोस्' },
  uploading: 'अपलोड हुँदै छ',
  replaced: (places) => `${number(places)} ठाउँमा बदलियो`,
  remove: 'मेटाउनुहोस्',
  removal: { picture: 'यो तस्बिर मेटाउने?', document: 'यो कागजात मेटाउने?' },
  gap: 'पुराना संस्करणमा छ, जहाँ खाली ठाउँ रहनेछ। यो फिर्ता ल्याउन मिल्दैन।',
  forGood: 'सधैँका लागि मेटिन्छ। यो फिर्ता ल्याउन मिल्दैन।',
  removed: 'मेटाइयो',
  noDeletion: 'कतै प्रयोग नभएपछि यो मेटाउन मिल्छ।',
};
