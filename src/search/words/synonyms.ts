import { isDevanagari } from './devanagari.ts';
import { keysOf } from './keys.ts';

/** Synonyms in both languages, one meaning a line: a search for शुल्क finds 'fee'. */
const MEANINGS = [
  'fee cost price charge tuition pay payment paid शुल्क पैसा खर्च तिर्नु तिर्न',
  'admission enrol join joined intake भर्ना',
  'apply application applicant form आवेदन दरखास्त निवेदन फारम',
  'exam examination test परीक्षा जाँच',
  'entrance प्रवेश',
  'result marks score नतिजा रिजल्ट',
  'scholarship remission discount waiver छात्रवृत्ति मिनाहा',
  'hostel dormitory accommodation stay room छात्रावास होस्टल बस्ने',
  'library पुस्तकालय लाइब्रेरी',
  'book textbook किताब पुस्तक',
  'holiday vacation closed बिदा छुट्टी बन्द',
  'teacher lecturer शिक्षक',
  'vehicle motorbike motorcycle bike scooter car park parking गाडी बाइक',
  'wifi internet wireless network login इन्टरनेट वाइफाइ',
  'notice announcement सूचना',
  'time timing hour clock routine timetable schedule समय बजे तालिका',
  'deadline due last date म्याद मिति',
  'phone telephone mobile contact call ring number सम्पर्क फोन',
  'address location locate ठेगाना',
  'bus transport बस यातायात',
  'parent guardian mother father family अभिभावक बुबा आमा',
  'child children son daughter छोरा छोरी',
  'document paper certificate mark-sheet कागज कागजात प्रमाणपत्र',
  'job work career employment employed office कार्यालय जागिर रोजगार काम',
  'subject syllabus course विषय पाठ्यक्रम',
  'interview conversation meeting gathering भेला बैठक अन्तर्वार्ता',
  'attendance absent present हाजिरी उपस्थिति',
  'fine penalty late जरिबाना जरिवाना ढिलो',
  'return refund back फिर्ता',
  'instalment installment part किस्ता',
  'girl woman women female lady महिला छात्रा केटी',
  'poor need income money loan विपन्न गरिब कमाइ आर्थिक',
  'topper merit rank best highest first जेहेन्दार',
  'brother sister sibling दाजु भाइ दिदी बहिनी',
  'foreign abroad international country visa विदेश विदेशी',
  'begin start started open establish established स्थापना सुरु खुल्छ खुल्ने',
  'seat सिट',
  'university affiliated affiliation विश्वविद्यालय सम्बन्धन',
  'eligible eligibility योग्य योग्यता',
  'value aim goal objective mission vision purpose उद्देश्य लक्ष्य मूल्य',
  'help support assistance counsel counsellor advice सहयोग सहायता परामर्श',
  'picture photo photograph image gallery तस्बिर फोटो',
  'principal head chief प्रिन्सिपल प्राचार्य',
];

interface Meant {
  key: string;
  isNepali: boolean;
}

/** A synonym, and whether it is a translation into the other language. */
export interface Synonym {
  key: string;
  isTranslation: boolean;
}

type ByKey = Map<string, { own: Meant; others: readonly Meant[] }>;

function meaningsByKey(): ByKey {
  const byKey: ByKey = new Map();
  for (const meaning of MEANINGS) {
    const others = meaning.split(' ').flatMap((word) => {
      const isNepali = isDevanagari(word);
      return keysOf(word).map((key): Meant => ({ key, isNepali }));
    });
    for (const own of others) byKey.set(own.key, { own, others });
  }
  return byKey;
}

/** Built by the first search, to keep the start fast. */
let byKey: ByKey | undefined;

/** The keys of a word's synonyms; most words have none. */
export function synonymsOf(key: string): Synonym[] {
  byKey ??= meaningsByKey();
  const meaning = byKey.get(key);
  if (!meaning) return [];
  const { own, others } = meaning;
  return others
    .filter((other) => other.key !== key)
    .map((other) => ({ key: other.key, isTranslation: other.isNepali !== own.isNepali }));
}
