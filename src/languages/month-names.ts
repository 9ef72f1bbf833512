/** The Gregorian calendar, and Bikram Sambat. */
export type Calendar = 'ad' | 'bs';

/** The months of Bikram Sambat, as they are written in Nepali and with Latin letters. */
const nepali = [
  'वैशाख बैशाख वैसाख बैसाख baisakh vaishakh vaisakh baishakh baisak baishak vaisakha vaishakha',
  'जेठ जेष्ठ ज्येष्ठ जेस्ठ ज्येठ jeth jestha jyestha jesth jeshtha jeshth jyeshtha jyeth jyaistha jyeshta jyesth',
  'असार आषाढ अषाढ असाढ आसार आषाड अषाड asar ashar asaar asadh ashadh aashadh aashad asad ashad ashada ashadha aasar',
  'साउन श्रावण सावन श्रावन saun shrawan sawan shravan srawan sravan saaun shraavan shrawana sraawan',
  'भदौ भाद्र भादौ भाद्रपद bhadau bhadra bhado bhadou bhadaw bhadrapad bhadaau bhaadra bhadara',
  'असोज आश्विन अश्विन आसोज आस्विन asoj ashoj aswin ashwin ashvin aashwin asauj aaswin aasoj asvin',
  'कात्तिक कार्तिक कातिक कार्तीक kartik kattik kartick karthik katik kaartik karttik kartika',
  'मंसिर मङ्सिर मङसिर मार्ग मार्गशीर्ष मार्गशिर मंसीर मन्सिर मङ्शिर मंशिर mangsir mansir mangshir marga mangseer mangsheer mungsir margashirsha',
  'पुस पौष पूस पुष पौस poush pus paush poos push pous paus pousha pausha poosh',
  'माघ माग magh maagh mag magha',
  'फागुन फाल्गुन फाल्गुण फागुण falgun phalgun fagun phagun faagun phalgoon falgoon phaagun falguna phalguna',
  'चैत चैत्र चैत्त chait chaitra chaita caitra chaitr chet',
];

/** The months of the Gregorian calendar, in English with short forms, and in Nepali. */
const gregorian = [
  'january jan जनवरी जनवरि ज्यानुअरी जनुअरी',
  'february feb febuary फेब्रुअरी फेब्रुवरी फेब्रुअरि फेब्रवरी फरवरी',
  'march mar मार्च',
  'april apr अप्रिल एप्रिल अप्रील',
  'may मे मई',
  'june jun जुन जून',
  'july jul जुलाई जुलाइ',
  'august aug अगस्ट अगस्त अगष्ट',
  'september sep sept सेप्टेम्बर सेप्टेम्वर सेप्टेंबर सितम्बर',
  'october oct अक्टोबर अक्टुबर अक्टूबर अक्टोवर',
  'november nov नोभेम्बर नोवेम्बर नोभेम्वर नवम्बर',
  'december dec डिसेम्बर डिसेम्वर',
];

interface Month {
  calendar: Calendar;
  /** Counted from 1. */
  number: number;
}

const byName = new Map<string, Month>(
  (['bs', 'ad'] as const).flatMap((calendar) =>
    (calendar === 'bs' ? nepali : gregorian).flatMap((names, before) =>
      names.split(' ').map((name) => [name, { calendar, number: before + 1 }] as const),
    ),
  ),
);

/** A name with those letters alike that people write for one another: 'मार्गशिर्ष', 'आशोज', 'बैषाख'. */
const withLettersAlike = (name: string): string =>
  name
    .replace(/[शष]/g, 'स')
    .replaceAll('व', 'ब')
    .replaceAll('ण', 'न')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ऊ', 'उ')
    .replace(/[ङञन]्?(?=[क-ह])/g, 'ं')
    .replace(/([क-ह])्\1/g, '$1')
    .replace(/^आ/, 'अ');

const byLettersAlike = new Map([...byName].map(([name, month]) => [withLettersAlike(name), month]));

const found = (name: string) => byName.get(name) ?? byLettersAlike.get(withLettersAlike(name));

/** @param name in lower case, in NFC; Nepali may attach 'of' or 'in' to it */
export const monthNamed = (name: string): Month | undefined =>
  found(name) ?? found(name.replace(/(?:को|का|मा)$/, ''));
