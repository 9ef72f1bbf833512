/**
 * Names of the screens by path, in Nepali, in Nepali with Latin letters, and in English. The palette searches them in
 * either language.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  dashboard: 'ड्यासबोर्ड गृह dashboard home start overview',
  banners: 'ब्यानर banner byanar home page slider',
  abouts: 'हाम्रो बारेमा परिचय hamro barema parichaya about content who we are vision mission',
  faculties: 'संकाय कार्यक्रम sankaya karyakram faculty faculties programmes academics courses',
  admission: 'भर्ना bharna admissions admission content',
  scholarship: 'छात्रवृत्ति chhatrabritti chatrabriti scholarships scholarship content',
  pmessages: 'प्राचार्यको सन्देश प्रधानाध्यापक pracharya sandesh principal message',
  'news-and-events': 'समाचार आयोजना कार्यक्रम samachar aayojana news events item',
  faqs: 'प्रश्न उत्तर जिज्ञासा prashna prasna faqs questions',
  semesters: 'सेमेस्टर वर्ष semester semesters barsa years',
  testimonials: 'विद्यार्थीको भनाइ अनुभव vidyarthi bhanai anubhav testimonials',
  gallery: 'ग्यालरी तस्बिर फोटो galary tasbir photo gallery album pictures photos albums',
  notices: 'सूचना suchana soochana notice notices',
  partners: 'साझेदार sajhedar partner partners',
  applications: 'आवेदन निवेदन aabedan nivedan nibedan applications inbox',
  contacts: 'सम्पर्क सन्देश samparka sandesh contacts messages inbox',
  chats: 'च्याट कुराकानी प्रश्न kurakani prashna chatbot chats questions assistant history',
  trash: 'रद्दी मेटाइएका raddi trash deleted bin restore undo put back',
  redirects: 'पुनर्निर्देशन पुरानो ठेगाना पठाउनुहोस् purano thegana redirects old addresses forward import csv 301',
  'missing-pages': 'नभेटिएका पृष्ठ हराएका nabhetieka missing pages not found 404 broken links',
  accounts: 'खाता प्रयोगकर्ता khata account accounts users people password',
  settings: 'सेटिङ कलेज seting settings college name phone address',
  audit: 'कार्य अभिलेख गतिविधि karya abhilekh audit who did what log history trail',
  mail: 'इमेल पत्र imel email mail',
};
