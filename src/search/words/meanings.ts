import { keysOf } from './key.ts';

/**
 * What a college is asked for, in the words of both languages: who asks for शुल्क finds the fee. Each line is one
 * meaning.
 */
const MEANINGS = [
  'fee cost price charge tuition pay payment paid शुल्क पैसा खर्च',
  'admission enrol join भर्ना',
  'apply application applicant form आवेदन दरखास्त निवेदन फारम',
  'exam examination test परीक्षा जाँच',
  'entrance प्रवेश',
  'result नतिजा रिजल्ट',
  'scholarship remission discount छात्रवृत्ति',
  'hostel dormitory accommodation छात्रावास होस्टल',
  'library पुस्तकालय लाइब्रेरी',
  'book textbook किताब पुस्तक',
  'holiday vacation बिदा छुट्टी',
  'teacher lecturer शिक्षक',
  'student विद्यार्थी',
  'college campus कलेज क्याम्पस',
  'notice सूचना',
  'time hour routine timetable schedule समय तालिका',
  'deadline due date म्याद मिति',
  'phone telephone contact call number सम्पर्क फोन',
  'address location ठेगाना',
  'bus transport बस यातायात',
  'parent guardian अभिभावक',
  'document paper certificate कागज कागजात प्रमाणपत्र',
  'job work career employment employed जागिर रोजगार',
  'subject syllabus course विषय पाठ्यक्रम',
  'seat quota सिट कोटा',
  'interview conversation अन्तर्वार्ता',
  'attendance हाजिरी उपस्थिति',
  'fine penalty जरिबाना जरिवाना',
  'return refund फिर्ता',
  'instalment installment किस्ता',
  'girl woman women female महिला छात्रा',
  'canteen meal food खाजा खाना',
  'computer computing कम्प्युटर',
  'sport game खेल खेलकुद',
  'semester सेमेस्टर',
  'wifi internet wireless इन्टरनेट',
  'establish स्थापना',
  'motorbike motorcycle bike vehicle गाडी',
  'class lecture कक्षा',
  'principal प्रिन्सिपल प्राचार्य',
];

const byKey = new Map<string, Set<string>>();
for (const meaning of MEANINGS) {
  const keys = new Set(meaning.split(' ').flatMap((word) => keysOf(word)));
  for (const key of keys) byKey.set(key, keys);
}

/** Keys of other words that mean the same; none for most. */
export function sameMeaning(key: string): string[] {
  return [...(byKey.get(key) ?? [])].filter((other) => other !== key);
}
