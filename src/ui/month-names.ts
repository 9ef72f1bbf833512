/** The Gregorian calendar, and Bikram Sambat. */
export type Calendar = 'ad' | 'bs';

/** The months of Bikram Sambat, as they are written in Nepali and with Latin letters. */
const nepali = [
  'वैशाख बैशाख वैसाख बैसाख baisakh vaishakh vaisakh baishakh baisak',
  'जेठ जेष्ठ ज्येष्ठ जेस्ठ jeth jestha jyestha jesth jeshtha',
  'असार आषाढ अषाढ असाढ asar ashar asaar asadh ashadh aashadh asad',
  'साउन श्रावण सावन श्रावन saun shrawan sawan shravan srawan sravan saaun',
  'भदौ भाद्र भादौ भाद्रपद bhadau bhadra bhado bhadou bhadaw',
  'असोज आश्विन अश्विन आसोज asoj ashoj aswin ashwin ashvin aashwin asauj',
  'कात्तिक कार्तिक कातिक kartik kattik kartick karthik katik',
  'मंसिर मङ्सिर मङसिर मार्ग मार्गशीर्ष मंसीर mangsir mansir mangshir marga mangseer',
  'पुस पौष पूस पुष poush push pus paush poos',
  'माघ magh maagh',
  'फागुन फाल्गुन फाल्गुण falgun phalgun fagun phagun faagun',
  'चैत चैत्र chait chaitra chaita caitra',
];

/** The months of the Gregorian calendar, in English with short forms, and in Nepali. */
const gregorian = [
  'january jan जनवरी',
  'february feb फेब्रुअरी फेब्रुवरी फेब्रुअरि',
  'march mar मार्च',
  'april apr अप्रिल एप्रिल',
  'may मे मई',
  'june jun जुन',
  'july jul जुलाई जुलाइ',
  'august aug अगस्ट अगस्त',
  'september sep sept सेप्टेम्बर सेप्टेम्वर',
  'october oct अक्टोबर अक्टुबर',
  'november nov नोभेम्बर नोवेम्बर',
  'december dec डिसेम्बर',
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

/** @param name in lower case */
export const monthNamed = (name: string): Month | undefined => byName.get(name.normalize('NFC'));
