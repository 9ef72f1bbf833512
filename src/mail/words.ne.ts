import { digitsIn } from '../languages/digits.ts';
import { joined } from '../languages/joined.ts';
import type { Words } from '../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  greeting: 'नमस्ते,',
  greetingTo: (name) => `नमस्ते ${name},`,
  byNepalsClock: (time) => `${time} (नेपाली समय)`,
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (title) => `‘${title}’`,
  labels: {
    reference: 'दर्ता नम्बर',
    program: 'कार्यक्रम',
    received: 'पाइएको',
    name: 'नाम',
    phone: 'फोन',
    email: 'इमेल',
    address: 'ठेगाना',
    sent: 'पठाइएको',
  },
  acknowledgement: {
    subject: (reference) => `तपाईंको निवेदन पाइयो, ${reference}`,
    thanks: (college) =>
      `${joined(college, 'मा')} निवेदन दिनुभएकोमा धन्यवाद। तपाईंको निवेदन हामीकहाँ सुरक्षित आइपुग्यो।`,
    next: (day) =>
      `अब के हुन्छ: हाम्रो कार्यालयले पढेर ${day} सम्ममा जवाफ दिन्छ। त्यतिन्जेल तपाईंले केही गर्नु पर्दैन। दर्ता नम्बर राख्नुहोस्; त्यसैबाट हामी तपाईंको निवेदन तुरुन्तै भेट्टाउँछौँ।`,
    questions: (reach) => `त्यसअघि केही सोध्नु परे: ${reach}।`,
    or: ' वा ',
    regards: 'सादर,',
    notYou: 'निवेदन दिने तपाईं होइन? कसैले भुलले तपाईंको ठेगाना दिएको होला। यो इमेलको वास्ता नगरे हुन्छ।',
  },
  notification: {
    message: 'सन्देश',
    subject: (noun, reference, title) => `नयाँ ${noun} ${reference}: ${title}`,
    arrived: (noun, reference) => `नयाँ ${noun} आएको छ, ${reference}।`,
    wrote: 'लेखिएको कुरा:',
    read: (address) => `पूरै पढ्न र जवाफ दिन: ${address}`,
    reply: 'यो इमेलको जवाफ पठाउनेले दिएको ठेगानामा जान्छ।',
  },
  stopped: {
    subject: (title) => `अब आफैँ प्रकाशन हुँदैन: ${title}`,
    overtaken: 'यसै बीच अरू कसैले सार्वजनिक पृष्ठको कुरा बदल्नुभएको छ।',
    body: (title, reason) =>
      `मस्यौदा ${title} आफैँ देखिनुपर्ने थियो। ${reason} त्यसैले प्रकाशन भएन। मस्यौदाको केही हराएको छैन।`,
    compare: (address) => `दुवै तुलना गरेर प्रकाशन गर्न वा फेरि समय तोक्न: ${address}`,
    open: (address) => `खोलेर प्रकाशन गर्न वा फेरि समय तोक्न: ${address}`,
  },
  overdue: {
    subjects: {
      publish: (title) => `आफैँ देखिएन: ${title}`,
      expire: (title) => `आफैँ हटेन: ${title}`,
      unpin: (title) => `अझै माथि छ: ${title}`,
    },
    bodies: {
      publish: (title, time, reason) => `${title} देखिने समय ${time} थियो, तर देखाउन सकिएन। ${reason}`,
      expire: (title, time, reason) => `${title} हटाउने समय ${time} थियो, तर हटाउन सकिएन। ${reason}`,
      unpin: (title, time, reason) =>
        `${title} माथि रहने समय ${joined(time, 'सम्म')} थियो, तर सार्न सकिएन। ${reason}`,
    },
    look: (address) => `नभएसम्म यो ड्यासबोर्डमा देखिइरहन्छ। हेर्न वा दिन बदल्न: ${address}`,
  },
  unattended: {
    subject: (name) => `अब प्रकाशन गर्न नमिल्ने ${name} ले तोकेको समय बाँकी छ`,
    body: (name) => `${name} ले अब प्रकाशन गर्न मिल्दैन। उहाँले तोकेका यी कुरा अझै आफैँ हुनेछन्:`,
    lines: {
      publish: (title, time) => `${title} देखिने समय: ${time}`,
      expire: (title, time) => `${title} हट्ने समय: ${time}`,
      unpin: (title, time) => `${title} माथि रहने अन्तिम समय: ${time}`,
    },
    look: (address) => `प्रकाशकले फेरि नतोकेसम्म वा नहटाएसम्म यो ड्यासबोर्डमा देखिन्छ: ${address}`,
  },
  newBrowser: {
    subject: (college) => `${joined(college, 'मा')} रहेको तपाईंको खातामा नयाँ प्रवेश`,
    body: (college) => `${joined(college, 'मा')} रहेको तपाईंको खातामा पहिले नचलेको ब्राउजरबाट कसैले प्रवेश गर्‍यो।`,
    when: 'कहिले',
    browser: 'ब्राउजर',
    unknown: 'थाहा छैन',
    network: 'नेटवर्क',
    yours: 'तपाईं नै हुनुहुन्थ्यो? त्यसो भए केही गर्नु पर्दैन।',
    notYours: (address) =>
      `तपाईं हुनुहुन्नथ्यो? तुरुन्तै आफ्नो नामभित्रबाट पासवर्ड बदल्नुहोस्: ${address}। त्यसले अरू सबैलाई बाहिर निकाल्छ। प्रवेश नै गर्न नसके खाता हेर्ने प्रशासकलाई फोन गर्नुहोस्।`,
  },
  test: {
    subject: (college) => `${joined(college, 'बाट')} परीक्षण इमेल`,
    body: (college) => `इमेल चल्छ कि चल्दैन हेर्न यो इमेल ${joined(college, 'को')} कार्यकक्षबाट पठाइएको हो। चल्दो रहेछ।`,
    asked: (time) => `मागिएको: ${time}`,
  },
};

export const refusalWords: Words<typeof english.refusalWords> = {
  noMail: 'इमेलको व्यवस्था मिलाइएको छैन। SMTP_URL राखेर वेबसाइट फेरि सुरु गर्नुहोस्।',
  sentAlready: 'यो इमेल पठाइसकिएको छ।',
  isBeingSent: 'यो इमेल अहिले पठाइँदै छ।',
  to: 'पाउनेको ठेगाना name@example.org जस्तो हुनुपर्छ।',
};

export const troubleWords: Words<typeof english.troubleWords> = {
  givenUp: (attempts, reason) => `${digitsIn('ne', attempts)} पटक कोसिस गरेर छोडियो। ${reason}`,
  inDoubt: 'इमेल बुझाएपछि सम्पर्क टुट्यो। पुगेको पनि हुन सक्छ, त्यसैले आफैँ फेरि पठाइँदैन।',
  refused: (answer) => `इमेल सर्भरले लिन मानेन: ${answer}`,
  putOff: (answer) => `इमेल सर्भरले पछि पठाउन भन्यो: ${answer}`,
  noAddress: 'यो ठेगानामा इमेल पठाउन मिल्दैन।',
  lost: 'इमेल बुझाउनुअघि नै सर्भरसँग सम्पर्क टुट्यो।',
  notFound: 'SMTP_URL मा लेखिएको इमेल सर्भर भेटिएन।',
  noAnswer: 'इमेल सर्भरले समयमा जवाफ दिएन।',
  notSafe: 'इमेल सर्भरसँग सुरक्षित सम्पर्क हुन सकेन।',
  certificate: (why) =>
    `इमेल सर्भरको प्रमाणपत्र विश्वासयोग्य छैन (${why})। आफ्नै रिले सर्भर भए SMTP_URL मा ?tls.rejectUnauthorized=false थप्नुहोस्, वा NODE_EXTRA_CA_CERTS मा त्यसको प्रमाणपत्र दिनुहोस्।`,
  notLetIn: (answer) => `इमेल सर्भरले SMTP_URL को नाम र पासवर्ड मानेन: ${answer}`,
  turnedAway: (answer) => `इमेल सर्भरले फर्काइदियो: ${answer}`,
  unreachable: (why) => `इमेल सर्भरमा पुग्न सकिएन (${why})।`,
  noConnection: 'सम्पर्क छैन',
  noForm: 'यसलाई इमेलको रूप दिन सकिएन।',
  heldBack: 'जगेडाबाट फर्काइएको: पहिले नै पठाइएको पनि हुन सक्छ। नपठाइएको भए फेरि पठाउनुहोस्।',
};
