import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Error messages about values; most begin with the field's label. */
const english = {
  missing: (label: string) => `${label} is required.`,
  /** @param max number of characters */
  tooLong: (label: string, max: string) => `${label} is too long. The longest is ${max} characters.`,
  notText: (label: string) => `${label} has to be a text.`,
  notStorable: (label: string) =>
    `${label} contains characters that cannot be stored. Remove them and try again.`,
  /** @param name of a field that nothing knows */
  unknownField: (name: string) => `‘${name}’ is not a field here, and was ignored.`,
  /** The English one of two fields for one text. */
  inEnglish: (label: string) => `${label} (English)`,
  notDay: (label: string) => `${label} has to be a day, such as 2026-11-20.`,
  impossibleDay: (label: string) =>
    `${label}: there is no such day in that month. Check day, month and year, as in 2026-11-20 (AD) or 2083-08-04 (BS).`,
  dayBeyond: (label: string) =>
    `${label} is read as a day of Bikram Sambat, whose months are known from 1975 to 2086. Write a day in AD with AD behind it, such as 2040-05-01 AD.`,
  notTime: (label: string) => `${label} has to be a time of day, such as 09:30 or 15:00.`,
  notLanguage: (label: string, one: string, other: string) => `${label} has to be ${one} or ${other}.`,
  notFlag: (label: string) => `${label} has to be true or false.`,
  notOneLine: (label: string) => `${label} has to be one line.`,
  notWebAddress: (label: string) => `${label} has to be a web address that begins with https:// or http://.`,
  notMapAddress: (label: string) =>
    `${label} has to be a web address that begins with https:// or http://, or a position such as geo:27.7090,85.3250.`,
  notLinkAddress: (label: string) => `${label} has to begin with https://, http://, mailto: or tel:.`,
  notTelephone: (label: string) => `${label} has to be a number, such as +977-1-5550100.`,
  notEmail: (label: string) => `${label} has to look like name@example.org.`,
  notExtensions: (label: string, most: string) =>
    `${label} have to be numbers such as 23, 24: at most ${most}, of up to 6 digits.`,
  /** In place of a label: what is wrong is wrong with one of its lines. */
  eachLine: (label: string) => `Each line of ${label}`,
  atMostLines: (most: string) => `At most ${most} lines.`,
  notWholeNumber: (label: string, least: string, most: string) =>
    `${label} has to be a whole number from ${least} to ${most}.`,
  numberOrEmpty: (label: string, least: string, most: string) =>
    `${label} has to be a whole number from ${least} to ${most}, or empty.`,
  daysOrEmpty: (label: string, least: string, most: string) =>
    `${label} has to be a number of days from ${least} to ${most}, or empty.`,
  yearOrEmpty: (label: string, least: string, most: string) =>
    `${label} has to be a year from ${least} to ${most}, or empty.`,
  notStoredPicture: (label: string) => `${label} has to be the path of a stored picture, or empty.`,
  notAmong: (label: string, names: string) => `${label} has to be a list of kinds of content: ${names}.`,
  notRecord: (label: string) => `${label} has to be the id of one that exists.`,
  notPicture: (label: string) => `${label} has to be the path of a picture.`,
  notPictures: (label: string) => `${label} has to be a list of paths of pictures.`,
  notDescriptions: (label: string) => `${label} has to be a list of texts, one for each picture.`,
  tooMany: (label: string, max: string) => `${label}: at most ${max}.`,
  notDocuments: (label: string) => `${label} have to be a list of documents that were uploaded before.`,
  documentTwice: (label: string) => `${label}: the same document is named twice.`,
  notSubjects: (label: string) => `${label} have to be a list of subjects { code, name, credits }.`,
  tooManySubjects: (label: string, max: string) => `${label}: at most ${max} in one semester.`,
  subjectCode: (label: string) => `${label}: a code`,
  subjectName: (label: string) => `${label}: a name`,
  notConversation: (name: string) =>
    `${name} has to be an entry { user, bot, timestamp }, or a list of such entries.`,
  notTimestamp: (name: string) => `${name} has to be ISO 8601, such as 2026-11-21T09:30:00Z.`,
  tooManyEntries: (name: string, max: string) => `${name}: at most ${max} entries at once.`,
  /** @param name of a document; see `someDocument` */
  documentGone: (label: string, name: string) =>
    `${label}: ${name} is not stored, or not any more. Remove it and upload it again.`,
  quoted: (name: string) => `'${name}'`,
  someDocument: 'a document',
  tooManyDescriptions: 'There are more descriptions than pictures.',
  /** @param range what credits may be, in words */
  notCredits: (label: string, range: string) => `${label}: credits have to be ${range}.`,
  /** @param max the highest number @param longest how many characters a text may have */
  creditsRange: (max: string, longest: string) =>
    `a number from 0 to ${max}, such as 3 or 1.5, a text of at most ${longest} characters, such as 3 + 1, or empty`,
  /** @param row its number in a list, counted from 1 @param wrong what is wrong with it */
  inRow: (row: string, wrong: string) => `Row ${row}: ${wrong}`,
  notEntries: (label: string) => `${label} have to be a list of entries.`,
  notOneOf: (label: string, names: string) => `${label} has to be one of: ${names}.`,
  notSections: (label: string) =>
    `${label} have to be a list of { id, kind, … }, each with an id of its own.`,
  noSectionKind: (kinds: string) => `There is no such kind of section. The kinds are ${kinds}.`,
  /** @param heading of the section, or its kind */
  inSection: (number: string, heading: string, wrong: string) => `Section ${number} (${heading}): ${wrong}`,
  /** @param proposed what of it can be one */
  notAddress: (label: string, proposed: string) =>
    `${label} has to be one word or several with hyphens, without / \\ ? # % &. Write ${proposed}, for example.`,
  notLink: (label: string) =>
    `${label} has to be a path of this site, such as /admissions, or begin with https://, mailto: or tel:.`,
};

const fromTo = (least: string, most: string) => `${joined(least, 'देखि')} ${joined(most, 'सम्मको')}`;

const nepali: Words<typeof english> = {
  missing: (label) => `${label} चाहिन्छ।`,
  tooLong: (label, max) => `${label} धेरै लामो भयो। बढीमा ${max} अक्षर लेख्न मिल्छ।`,
  notText: (label) => `${label} अक्षरमा लेख्नुहोस्।`,
  notStorable: (label) => `${joined(label, 'मा')} राख्न नमिल्ने चिह्न छन्। ती हटाएर फेरि प्रयास गर्नुहोस्।`,
  unknownField: (name) => `‘${name}’ नाम भएको कुनै खण्ड यहाँ छैन; त्यसमा लेखिएको कुरा राखिएन।`,
  inEnglish: (label) => `${label} (अङ्ग्रेजी)`,
  notDay: (label) => `${joined(label, 'मा')} दिन लेख्नुहोस्, जस्तै २०२६-११-२०।`,
  impossibleDay: (label) =>
    `${label}: त्यो महिनामा यस्तो दिन छैन। गते, महिना र साल फेरि हेर्नुहोस्, जस्तै २०८३-०८-०४ (वि.सं) वा २०२६-११-२० (ई.सं)।`,
  dayBeyond: (label) =>
    `${label} विक्रम संवत्‌को दिन मानियो, तर महिनाका दिन १९७५ देखि २०८६ सालसम्म मात्र थाहा छन्। इस्वी सन्‌को दिन भए पछाडि AD लेख्नुहोस्, जस्तै 2040-05-01 AD।`,
  notTime: (label) => `${joined(label, 'मा')} समय लेख्नुहोस्, जस्तै ०९:३० वा १५:००।`,
  notLanguage: (label, one, other) => `${label} ${one} वा ${other} हुनुपर्छ।`,
  notFlag: (label) => `${label} हो वा होइनमध्ये एक हुनुपर्छ।`,
  notOneLine: (label) => `${label} एकै हरफमा लेख्नुहोस्।`,
  notWebAddress: (label) => `${joined(label, 'मा')} https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।`,
  notMapAddress: (label) =>
    `${joined(label, 'मा')} https:// बाट सुरु हुने ठेगाना, वा geo:27.7090,85.3250 जस्तो स्थान लेख्नुहोस्।`,
  notLinkAddress: (label) => `${joined(label, 'को')} सुरुमा https://, mailto: वा tel: लेख्नुहोस्।`,
  notTelephone: (label) => `${joined(label, 'मा')} नम्बर लेख्नुहोस्, जस्तै +९७७-१-५५५०१००।`,
  notEmail: (label) => `${label} name@example.org जस्तो हुनुपर्छ।`,
  notExtensions: (label, most) =>
    `${joined(label, 'मा')} २३, २४ जस्ता नम्बर लेख्नुहोस्: बढीमा ${most} वटा, ६ अङ्कसम्मका।`,
  eachLine: (label) => `${joined(label, 'को')} हरेक हरफ`,
  atMostLines: (most) => `बढीमा ${most} हरफ।`,
  notWholeNumber: (label, least, most) => `${label} ${fromTo(least, most)} पूर्ण सङ्ख्या हुनुपर्छ।`,
  numberOrEmpty: (label, least, most) => `${label} ${fromTo(least, most)} पूर्ण सङ्ख्या हुनुपर्छ, वा खाली।`,
  daysOrEmpty: (label, least, most) =>
    `${joined(label, 'मा')} ${fromTo(least, most)} दिन सङ्ख्या लेख्नुहोस्, वा खाली छोड्नुहोस्।`,
  yearOrEmpty: (label, least, most) => `${label} ${fromTo(least, most)} वर्ष हुनुपर्छ, वा खाली।`,
  notStoredPicture: (label) => `${label} राखिएको तस्बिर हुनुपर्छ, वा खाली।`,
  notAmong: (label, names) => `${joined(label, 'मा')} सामग्रीका प्रकार मात्र राख्न मिल्छ: ${names}।`,
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
  tooManyDescriptions: 'तस्बिरभन्दा तिनका वर्णन बढी छन्।',
  notCredits: (label, range) => `${label}: क्रेडिट ${range} हुनुपर्छ।`,
  creditsRange: (max, longest) =>
    `० देखि ${joined(max, 'सम्मको')} अङ्क, जस्तै ३ वा १.५, बढीमा ${longest} अक्षरको पाठ, जस्तै ३ + १, वा खाली`,
  inRow: (row, wrong) => `पङ्क्ति ${row}: ${wrong}`,
  notEntries: (label) => `${label} सूची हुनुपर्छ।`,
  notOneOf: (label, names) => `${label} यीमध्ये एउटा हुनुपर्छ: ${names}।`,
  notSections: (label) => `${label} खण्डको सूची हुनुपर्छ, हरेकमा id र kind; एउटै id दुई पटक हुँदैन।`,
  noSectionKind: (kinds) => `यस्तो खण्डको प्रकार छैन। प्रकारहरू: ${kinds}।`,
  inSection: (number, heading, wrong) => `खण्ड ${number} (${heading}): ${wrong}`,
  notAddress: (label, proposed) =>
    `${label} एक शब्द, वा योजक चिह्नले जोडिएका शब्द हुनुपर्छ; / \\ ? # % & हुँदैनन्। जस्तै ${proposed} लेख्नुहोस्।`,
  notLink: (label) =>
    `${label} यही साइटको ठेगाना (जस्तै /admissions) हुनुपर्छ, वा https://, mailto: वा tel: बाट सुरु हुनुपर्छ।`,
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
