import { joined } from '../languages/joined.ts';
import type { Words } from '../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  fromStart: 'पुरानो ठेगाना पहिलो / देखि लेख्नुहोस्, जस्तै /about.html।',
  fromReserved: '/.well-known, /api, /admin र /webhooks मुनिका, र यहीँका फाइलका ठेगाना अर्कोतिर पुर्‍याउन मिल्दैन।',
  tooLong: (max) => `ठेगाना बढीमा ${max} अक्षरको हुन सक्छ।`,
  oneLine: 'ठेगाना एकै हरफको हुन्छ।',
  toStart: 'यो वेबसाइटको पृष्ठ, जस्तै /who-we-are, वा https:// बाट सुरु हुने पूरा ठेगाना लेख्नुहोस्।',
  toCredentials: 'नाम वा पासवर्ड भएको ठेगानामा पुर्‍याउन मिल्दैन।',
  toStars: 'पुग्ने ठेगानाको हरेक * पुरानो ठेगानाको एउटा * को ठाउँमा बस्छ, तर पुरानोमा त्यति * छैनन्।',
  permanent: 'सधैँका लागि हो वा होइन (true, false) लेख्नुहोस्।',
  covers: (from, page) =>
    `${joined(from, 'ले')} यही वेबसाइटको पृष्ठ ${joined(page, 'लाई')} पनि समेट्छ, र पृष्ठलाई पुनर्निर्देशनले कहिल्यै लुकाउँदैन।`,
  nothingAt: (to) => `${joined(to, 'मा')} अहिले कुनै पृष्ठ छैन।`,
  isPage: (from) => `${from} यही वेबसाइटको पृष्ठ हो, र पृष्ठलाई पुनर्निर्देशनले कहिल्यै लुकाउँदैन।`,
  isThere: (from, to) => `यो ठेगानाबाट पुनर्निर्देशन पहिले नै छ: ${joined(from, 'बाट')} ${joined(to, 'मा')} पुगिन्छ।`,
  tooMany: (max) => `${max} पुनर्निर्देशन भइसके, योभन्दा बढी राखिँदैन। पहिले केही मेटाउनुहोस्।`,
  tooManyPatterns: (max) => `* भएका ${max} पुनर्निर्देशन भइसके, योभन्दा बढी राखिँदैन। पहिले केही मेटाउनुहोस्।`,
  toItself: 'यो ठेगाना घुमेर आफैँमा पुग्छ।',
  inCircle: (way, last) => `यो घुमेर त्यहीँ पुग्छ: ${way}। ${joined(last, 'को')} पुनर्निर्देशनले फर्काउँछ।`,
};

export const fileWords: Words<typeof english.fileWords> = {
  empty: 'फाइलमा कुनै हरफ छैन। हरेक हरफमा पुरानो ठेगाना, अल्पविराम र पुग्ने ठेगाना हुन्छ।',
  tooMany: (max) => `फाइलमा बढीमा ${max} हरफ हुन सक्छ। कृपया टुक्रा गर्नुहोस्।`,
  cutOff: 'यहाँ सुरु भएको उद्धरण चिह्न ठीकसँग टुङ्गिएको छैन।',
  permanent: 'तेस्रो स्तम्भमा true वा false (३०१ वा ३०२) हुन्छ।',
  twice: (line) => `हरफ ${line} मा यही ठेगाना छ।`,
};
