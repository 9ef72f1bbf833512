import { joined } from '../languages/joined.ts';
import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Why a redirect is refused. */
const english = {
  fromStart: 'Write the old address from its first slash, such as /about.html.',
  fromReserved:
    'Addresses under /.well-known, /api, /admin, /password and /webhooks, and those of files here, cannot lead on.',
  /** @param max number of characters */
  tooLong: (max: string) => `An address has at most ${max} characters.`,
  oneLine: 'An address is one line of text.',
  toStart: 'Write a path of this site, such as /who-we-are, or a whole address that begins with https://.',
  toCredentials: 'An address with a name or password in it cannot be led to.',
  toStars: 'Each * of the address that is led to stands for one of the old address, which has fewer.',
  permanent: 'permanent is true or false.',
  covers: (from: string, page: string) =>
    `${from} also covers ${page}, which is a page of this site, and a page is never hidden by a redirect.`,
  nothingAt: (to: string) => `There is no page at ${to} at present.`,
  isPage: (from: string) => `${from} is a page of this site, and a page is never hidden by a redirect.`,
  isThere: (from: string, to: string) =>
    `There is a redirect from this address already: ${from} leads to ${to}.`,
  /** @param max number of redirects */
  tooMany: (max: string) => `There are ${max} redirects, and more are not kept. Delete some first.`,
  /** @param max number of redirects with `*` */
  tooManyPatterns: (max: string) =>
    `There are ${max} redirects with *, and more are not kept. Delete some first.`,
  toItself: 'This address would lead to itself.',
  /** @param way addresses with arrows between them */
  inCircle: (way: string, last: string) =>
    `This would lead in a circle: ${way}. The redirect from ${last} leads back.`,
};

const nepali: Words<typeof english> = {
  fromStart: 'पुरानो ठेगाना पहिलो / देखि लेख्नुहोस्, जस्तै /about.html।',
  fromReserved:
    '/.well-known, /api, /admin, /password र /webhooks मुनिका, र यहीँका फाइलका ठेगाना अर्कोतिर पुर्‍याउन मिल्दैन।',
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

export const words: InEach<typeof english> = { en: english, ne: nepali };

/** Errors in a file of redirects, or in one of its lines. */
const fileInEnglish = {
  empty: 'The file has no lines. Each line is an old address, a comma, and the address to which it leads.',
  /** @param max number of lines */
  tooMany: (max: string) => `A file has at most ${max} lines. Please split it.`,
  cutOff: 'A quotation mark begins here that does not end as one should.',
  permanent: 'The third column says true or false (301 or 302).',
  twice: (line: string) => `Line ${line} has this address already.`,
};

const fileInNepali: Words<typeof fileInEnglish> = {
  empty: 'फाइलमा कुनै हरफ छैन। हरेक हरफमा पुरानो ठेगाना, अल्पविराम र पुग्ने ठेगाना हुन्छ।',
  tooMany: (max) => `फाइलमा बढीमा ${max} हरफ हुन सक्छ। कृपया टुक्रा गर्नुहोस्।`,
  cutOff: 'यहाँ सुरु भएको उद्धरण चिह्न ठीकसँग टुङ्गिएको छैन।',
  permanent: 'तेस्रो स्तम्भमा true वा false (३०१ वा ३०२) हुन्छ।',
  twice: (line) => `हरफ ${joined(line, 'मा')} यही ठेगाना छ।`,
};

export const fileWords: InEach<typeof fileInEnglish> = { en: fileInEnglish, ne: fileInNepali };
