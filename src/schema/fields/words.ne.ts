import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  missing: (label) => `${label} भर्नुहोस्।`,
  tooLong: (label, max) => `${label} धेरै लामो भयो। बढीमा ${max} अक्षर लेख्न मिल्छ।`,
  notText: (label) => `${label} अक्षरमा लेख्नुहोस्।`,
  notStorable: (label) => `${joined(label, 'मा')} राख्न नमिल्ने चिह्न छन्। ती हटाएर फेरि प्रयास गर्नुहोस्।`,
  unknownField: (name) => `‘${name}’ नाम भएको कुनै फिल्ड यहाँ छैन; त्यसमा लेखिएको कुरा राखिएन।`,
  inEnglish: (label) => `${label} (अङ्ग्रेजी)`,
  notDay: (label) => `${joined(label, 'मा')} दिन लेख्नुहोस्, जस्तै २०२६-११-२०।`,
  notTime: (label) => `${joined(label, 'मा')} समय लेख्नुहोस्, जस्तै ०९:३० वा १५:००।`,
  notLanguage: (label, one, other) => `${label} ${one} वा ${other} हुनुपर्छ।`,
  notFlag: (label) => `${label} हो वा होइन मध्ये एक हुनुपर्छ।`,
  notRecord: (label) => `${label} भएकामध्ये एक हुनुपर्छ।`,
  notPicture: (label) => `${joined(label, 'मा')} तस्बिरको ठेगाना चाहिन्छ।`,
  notPictures: (label) => `${joined(label, 'मा')} तस्बिरका ठेगानाको सूची चाहिन्छ।`,
  notDescriptions: (label) => `${joined(label, 'मा')} हरेक तस्बिरका लागि एक-एक पाठ चाहिन्छ।`,
  tooMany: (label, max) => `${label}: बढीमा ${max}।`,
  notDocuments: (label) => `${joined(label, 'मा')} पहिले नै अपलोड भएका कागजात चाहिन्छ।`,
  documentTwice: (label) => `${label}: एउटै कागजात दुई पटक परेको छ।`,
  notSubjects: (label) => `${joined(label, 'मा')} कोड, नाम र क्रेडिट भएका विषयको सूची चाहिन्छ।`,
  tooManySubjects: (label, max) => `${label}: एउटा सेमेस्टरमा बढीमा ${max}।`,
  subjectCode: (label) => `${label}को कोड`,
  subjectName: (label) => `${label}को नाम`,
  notConversation: (name) =>
    `${joined(name, 'मा')} { user, bot, timestamp } भएको कुराकानी वा त्यसको सूची चाहिन्छ।`,
  notTimestamp: (name) => `${name}: ISO 8601 अनुसारको समय चाहिन्छ, जस्तै 2026-11-21T09:30:00Z।`,
  tooManyEntries: (name, max) => `${name}: एक पटकमा बढीमा ${max} कुराकानी।`,
  documentGone: (label, name) => `${label}: ${name} अब राखिएको छैन। हटाएर फेरि अपलोड गर्नुहोस्।`,
  quoted: (name) => `‘${name}’`,
  someDocument: 'एउटा कागजात',
  tooManyDescriptions: 'तस्बिरभन्दा तिनका विवरण बढी छन्।',
  notCredits: (label, range) => `${label}: क्रेडिट ${range} हुनुपर्छ।`,
  creditsRange: (max) => `० देखि ${joined(max, 'सम्मको')} अङ्क, जस्तै ३ वा १.५, वा खाली`,
};
