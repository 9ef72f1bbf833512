import { digitsIn } from '../../../languages/digits.ts';
import { joined } from '../../../languages/joined.ts';
import type { Words } from '../../../languages/words.ts';
import type * as english from './words.ts';

const digits = (of: number) => digitsIn('ne', of);

export const subjectWords: Words<typeof english.subjectWords> = {
  code: 'कोड',
  name: 'नाम',
  credits: 'क्रेडिट',
  add: 'विषय थप्नुहोस्',
  hint: 'Enter ले अर्को पङ्क्तिमा लैजान्छ। स्प्रेडसिटबाट टाँसेका हरेक लाइनको एउटा पङ्क्ति बन्छ।',
  nth: (place) => `विषय ${digits(place)}`,
  pasted: (count) => `${digits(count)} विषय टाँसिए।`,
  leftOut: (max, count) =>
    `एउटा सेमेस्टरमा बढीमा ${digits(max)} विषय हुन्छन्: टाँसेकामध्ये ${digits(count)} वटा राखिएनन्।`,
  inOneLine: ({ code, name, credits }) =>
    [code, name, /^[\d.]+$/.test(credits) ? `${credits} क्रेडिट` : credits].filter(Boolean).join(' · '),
};

export const dayWords: Words<typeof english.dayWords> = {
  shownInstead: 'थपिएको दिन। वेबसाइटमा अर्को दिन देखाउनुपर्ने भए छान्नुहोस्।',
};

export const fileWords: Words<typeof english.fileWords> = {
  chooseDocument: 'कागजात छान्नुहोस्',
  documentHint:
    'म्याक्रो नभएको PDF, वर्ड, एक्सेल, पावरपोइन्ट वा ओपनडकुमेन्ट, हरेक बढीमा २० एमबी। आगन्तुकले यहाँ देखिएकै नाममा डाउनलोड गर्छन्।',
  chooseImage: 'तस्बिर छान्नुहोस्',
  chosen: (count) => `${digits(count)} फाइल छानिए`,
  chosenPicture: (label) => `छानिएको ${label}`,
  imageHint: 'JPEG, PNG, WebP, AVIF वा GIF, बढीमा २० MB।',
  imagesHint: 'JPEG, PNG, WebP, AVIF वा GIF, हरेक बढीमा २० MB।',
  leftOut: (name, max) => `${name} छुट्यो: यहाँ एक पटकमा बढीमा ${digits(max)} वटा राख्न मिल्छ।`,
  uploading: 'अपलोड गर्दै…',
  storing: 'राख्दै…',
  uploadOf: (name) => `${name} अपलोड भएको भाग`,
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  remove: 'हटाउनुहोस्',
  about: (name, what) => `${name}: ${what}`,
  attached: (name) => `${name} थपियो।`,
  notFetched: (name) => `${name} ल्याउन सकिएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।`,
  previewOf: (name) => `${joined(name, 'को')} पूर्वावलोकन`,
};

export const addressWords: Words<typeof english.addressWords> = {
  hint: 'साइटको नामपछि आउने भाग, दुवै भाषामा एउटै: एक शब्द, वा योजक चिह्नले जोडिएका शब्द।',
  followsTitle: 'शीर्षकअनुसार हुन्छ',
  moves: (former) => `यो सार्वजनिक भएपछि ${joined(former, 'ले')} नयाँ ठेगानामा लैजान्छ।`,
  leadsNowhere: 'यो ठेगानामा अहिले केही छैन।',
};

export const fieldWords: Words<typeof english.fieldWords> = {
  required: 'अनिवार्य',
  join: '। ',
  pleaseSelect: 'कृपया छान्नुहोस्',
  altTextHint: 'देख्न नसक्नेका लागि तस्बिरमा के छ, लेख्नुहोस्। सजावटका लागि मात्र भए खाली छोड्नुहोस्।',
};
