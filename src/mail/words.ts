import { digitsIn } from '../languages/digits.ts';
import { joined } from '../languages/joined.ts';
import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Sentences of mails. They contain names and addresses of people as given. */
const english = {
  greeting: 'Namaste,',
  greetingTo: (name: string) => `Namaste ${name},`,
  /** @param time day and time by Nepal’s clock */
  byNepalsClock: (time: string) => `${time} (Nepal time)`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  quoted: (title: string) => `'${title}'`,
  labels: {
    reference: 'Reference',
    received: 'Received',
    sent: 'Sent',
  },
  /** What acknowledgements say beside the words of their form. */
  acknowledgement: {
    /** @param reach telephone and address */
    questions: (reach: string) => `If you have a question in the meantime: ${reach}.`,
    or: ' or ',
    late: 'Your application came after the last day to apply. We have taken it all the same, and tell you whether there is still a place.',
    regards: 'With warm regards,',
  },
  notification: {
    subject: (noun: string, reference: string, title: string) => `New ${noun} ${reference}: ${title}`,
    arrived: (noun: string, reference: string) => `A new ${noun} has arrived, ${reference}.`,
    late: 'It came after the last day to apply for this programme. The sender was told so.',
    wrote: 'What they wrote:',
    read: (address: string) => `Read it whole, and answer: ${address}`,
    reply: 'A reply to this mail goes to the address that they gave.',
  },
  stopped: {
    subject: (title: string) => `Not published by itself any more: ${title}`,
    overtaken: 'Meanwhile somebody has changed what visitors see.',
    /** @param title in quotation marks @param reason a sentence or two */
    body: (title: string, reason: string) =>
      `the draft of ${title} was to appear by itself. ${reason} So it was not published. Nothing of it is lost.`,
    compare: (address: string) => `Compare the two, then publish or schedule it again: ${address}`,
    open: (address: string) => `Open it, publish or schedule it again: ${address}`,
  },
  overdue: {
    subjects: {
      publish: (title: string) => `Did not appear by itself: ${title}`,
      expire: (title: string) => `Was not taken down by itself: ${title}`,
      unpin: (title: string) => `Still pinned: ${title}`,
    },
    /** By the kind of change: a title in quotation marks, the time, and the reason of the failure. */
    bodies: {
      publish: (title: string, time: string, reason: string) =>
        `${title} was to appear ${time}, and that could not be done. ${reason}`,
      expire: (title: string, time: string, reason: string) =>
        `${title} was to be taken down ${time}, and that could not be done. ${reason}`,
      unpin: (title: string, time: string, reason: string) =>
        `${title} was to be pinned until ${time}, and is still pinned. ${reason}`,
    },
    look: (address: string) =>
      `The dashboard names it until it is done. To look at it, or to change its dates: ${address}`,
  },
  /** About what somebody has scheduled who may no longer publish. */
  unattended: {
    subject: (name: string) => `Still scheduled by ${name}, who may no longer publish`,
    body: (name: string) => `${name} may no longer publish, and has set what is still to happen by itself:`,
    /** A title in quotation marks, and the time. */
    lines: {
      publish: (title: string, time: string) => `${title} is to appear ${time}.`,
      expire: (title: string, time: string) => `${title} is to be taken down ${time}.`,
      unpin: (title: string, time: string) => `${title} is pinned until ${time}.`,
    },
    look: (address: string) =>
      `The dashboard names it until a publisher has set it again or cleared it: ${address}`,
  },
  /** By the step of a draft's review. */
  review: {
    somebody: 'Somebody',
    subjects: {
      submitted: (title: string) => `To be approved: ${title}`,
      approved: (title: string) => `Approved: ${title}`,
      returned: (title: string) => `Sent back: ${title}`,
    },
    /** A name, and a title in quotation marks. */
    bodies: {
      submitted: (name: string, title: string) =>
        `${name} has sent ${title} for review. Visitors do not see it before it is approved and published.`,
      approved: (name: string, title: string) =>
        `${name} has approved ${title}. It can be published as it stands; a change of it ends the approval.`,
      returned: (name: string, title: string) =>
        `${name} has sent ${title} back. Nothing of it is lost: change what is asked for, then send it for review again.`,
    },
    note: 'In their words',
    /** Each precedes an address. */
    open: {
      submitted: 'To read it, and approve it or send it back',
      approved: 'To open it',
      returned: 'To change it',
    },
  },
  newBrowser: {
    subject: (college: string) => `A new sign-in to your account at ${college}`,
    body: (college: string) =>
      `somebody has signed in to your account at ${college} with a browser that was not used for it before.`,
    when: 'When',
    browser: 'Browser',
    unknown: 'not known',
    network: 'Network',
    yours: 'It was you? Then there is nothing to do.',
    /** @param address of the dashboard */
    notYours: (address: string) =>
      `It was not you? Change your password at once, behind your name: ${address}. That signs out everybody else. If you cannot sign in any more, call whoever looks after accounts.`,
  },
  /** Mails with a link to set a password by. */
  links: {
    'password-link': {
      subject: (college: string) => `A new password for your account at ${college}`,
      body: (college: string) =>
        `somebody, most likely you, has asked for a new password for your account at ${college}.`,
      /** @param address of the page */
      link: (address: string) => `Choose it here, once, within an hour: ${address}`,
      /** @param _page where another link is asked for */
      otherwise: (_page: string) =>
        'It was not you? Then there is nothing to do: your password stays as it is.',
    },
    invitation: {
      subject: (college: string) => `Your account at ${college}`,
      body: (college: string) =>
        `there is an account for you at ${college}. Its email is the address of this mail.`,
      link: (address: string) => `Choose your password here, once, within seven days: ${address}`,
      otherwise: (page: string) => `After that, ask for a new link: ${page}`,
    },
  },
  test: {
    subject: (college: string) => `A test mail from ${college}`,
    body: (college: string) =>
      `this mail was sent from the back office of ${college}, to see whether mail works. It does.`,
    asked: (time: string) => `Asked for: ${time}`,
  },
};

const nepali: Words<typeof english> = {
  greeting: 'नमस्ते,',
  greetingTo: (name) => `नमस्ते ${name},`,
  byNepalsClock: (time) => `${time} (नेपाली समय)`,
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (title) => `‘${title}’`,
  labels: {
    reference: 'दर्ता नम्बर',
    received: 'पाइएको',
    sent: 'पठाइएको',
  },
  acknowledgement: {
    questions: (reach) => `त्यसअघि केही सोध्नुपरे: ${reach}।`,
    or: ' वा ',
    late: 'तपाईंको निवेदन अन्तिम दिन बितेपछि आयो। तैपनि हामीले लिएका छौँ; सिट बाँकी छ कि छैन, भन्नेछौँ।',
    regards: 'सादर,',
  },
  notification: {
    subject: (noun, reference, title) => `नयाँ ${noun} ${reference}: ${title}`,
    arrived: (noun, reference) => `नयाँ ${noun} आएको छ, ${reference}।`,
    late: 'यो कोर्समा निवेदन दिने अन्तिम दिन बितेपछि आएको हो। पठाउनेलाई यो भनिएको छ।',
    wrote: 'लेखिएको कुरा:',
    read: (address) => `पूरै पढ्न र जवाफ दिन: ${address}`,
    reply: 'यो इमेलको जवाफ पठाउनेले दिएको ठेगानामा जान्छ।',
  },
  stopped: {
    subject: (title) => `अब आफैँ प्रकाशित हुँदैन: ${title}`,
    overtaken: 'यसैबीच अरू कसैले सार्वजनिक पृष्ठको कुरा बदल्नुभएको छ।',
    body: (title, reason) =>
      `मस्यौदा ${title} आफैँ देखिनुपर्ने थियो। ${reason} त्यसैले प्रकाशित भएन। मस्यौदाको केही हराएको छैन।`,
    compare: (address) => `दुवै तुलना गरेर प्रकाशित गर्न वा फेरि समय तोक्न: ${address}`,
    open: (address) => `खोलेर प्रकाशित गर्न वा फेरि समय तोक्न: ${address}`,
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
    subject: (name) => `अब प्रकाशित गर्न नपाउने ${joined(name, 'ले')} तोक्नुभएको समय बाँकी छ`,
    body: (name) => `${joined(name, 'ले')} अब प्रकाशित गर्न पाउनुहुन्न। उहाँले तोक्नुभएका यी कुरा अझै आफैँ हुनेछन्:`,
    lines: {
      publish: (title, time) => `${title} देखिने समय: ${time}`,
      expire: (title, time) => `${title} हट्ने समय: ${time}`,
      unpin: (title, time) => `${title} माथि रहने अन्तिम समय: ${time}`,
    },
    look: (address) => `प्रकाशकले फेरि नतोकेसम्म वा नहटाएसम्म यो ड्यासबोर्डमा देखिन्छ: ${address}`,
  },
  review: {
    somebody: 'कुनै कर्मचारी',
    subjects: {
      submitted: (title) => `स्वीकृत गर्न बाँकी: ${title}`,
      approved: (title) => `स्वीकृत भयो: ${title}`,
      returned: (title) => `फिर्ता गरियो: ${title}`,
    },
    bodies: {
      submitted: (name, title) =>
        `${joined(name, 'ले')} ${joined(title, 'लाई')} समीक्षाका लागि पठाउनुभएको छ। स्वीकृत भएर प्रकाशित नभएसम्म आगन्तुकले यो देख्दैनन्।`,
      approved: (name, title) =>
        `${joined(name, 'ले')} ${joined(title, 'लाई')} स्वीकृत गर्नुभएको छ। यसलाई जस्ताको तस्तै प्रकाशित गर्न मिल्छ; केही बदले स्वीकृति रद्द हुन्छ।`,
      returned: (name, title) =>
        `${joined(name, 'ले')} ${joined(title, 'लाई')} फिर्ता गर्नुभएको छ। केही हराएको छैन: भनिएको कुरा बदलेर फेरि समीक्षाका लागि पठाउनुहोस्।`,
    },
    note: 'उहाँको भनाइ',
    open: {
      submitted: 'पढेर स्वीकृत गर्न वा फिर्ता गर्न',
      approved: 'खोल्न',
      returned: 'बदल्न',
    },
  },
  newBrowser: {
    subject: (college) => `${joined(college, 'मा')} रहेको तपाईंको खातामा नयाँ लगइन`,
    body: (college) => `${joined(college, 'मा')} रहेको तपाईंको खातामा पहिले नचलेको ब्राउजरबाट कसैले लगइन गर्‍यो।`,
    when: 'कहिले',
    browser: 'ब्राउजर',
    unknown: 'थाहा छैन',
    network: 'नेटवर्क',
    yours: 'तपाईं नै हुनुहुन्थ्यो? त्यसो भए केही गर्नुपर्दैन।',
    notYours: (address) =>
      `तपाईं हुनुहुन्नथ्यो? तुरुन्तै आफ्नो नामभित्रबाट पासवर्ड बदल्नुहोस्: ${address}। त्यसले अरू सबैलाई बाहिर निकाल्छ। लगइन नै गर्न नसके खाता हेर्ने प्रशासकलाई फोन गर्नुहोस्।`,
  },
  links: {
    'password-link': {
      subject: (college) => `${joined(college, 'मा')} रहेको तपाईंको खाताको नयाँ पासवर्ड`,
      body: (college) =>
        `${joined(college, 'मा')} रहेको तपाईंको खाताका लागि कसैले नयाँ पासवर्ड मागेको छ, सायद तपाईंले नै।`,
      link: (address) => `एक घण्टाभित्र यहाँ छान्नुहोस्, एक पटक मात्र मिल्छ: ${address}`,
      otherwise: (_page) => 'तपाईंले माग्नुभएको होइन? त्यसो भए केही गर्नुपर्दैन: पासवर्ड पहिलेकै रहन्छ।',
    },
    invitation: {
      subject: (college) => `${joined(college, 'मा')} तपाईंको खाता`,
      body: (college) => `${joined(college, 'मा')} तपाईंको खाता बनेको छ। यो इमेल आएको ठेगाना नै खाताको इमेल हो।`,
      link: (address) => `सात दिनभित्र यहाँ आफ्नो पासवर्ड छान्नुहोस्, एक पटक मात्र मिल्छ: ${address}`,
      otherwise: (page) => `त्यसपछि नयाँ लिङ्क माग्न: ${page}`,
    },
  },
  test: {
    subject: (college) => `${joined(college, 'बाट')} परीक्षण इमेल`,
    body: (college) => `इमेल चल्छ कि चल्दैन हेर्न यो इमेल ${joined(college, 'को')} कार्यकक्षबाट पठाइएको हो। चल्दो रहेछ।`,
    asked: (time) => `मागिएको: ${time}`,
  },
};

export const words: InEach<typeof english> = { en: english, ne: nepali };

/** Why a mail is not sent again, or not tested. */
const refusalsInEnglish = {
  noMail: 'No mail is set up. Set SMTP_URL, and start the site again.',
  sentAlready: 'This mail was sent already.',
  isBeingSent: 'This mail is being sent just now.',
  linkErased:
    'The link in this mail was not kept. Mail an invitation from the account, or ask for a new link under ‘Forgotten password?’.',
  to: 'To has to look like name@example.org.',
};

const refusalsInNepali: Words<typeof refusalsInEnglish> = {
  noMail: 'इमेलको व्यवस्था मिलाइएको छैन। SMTP_URL राखेर वेबसाइट फेरि सुरु गर्नुहोस्।',
  sentAlready: 'यो इमेल पठाइसकिएको छ।',
  isBeingSent: 'यो इमेल अहिले पठाइँदै छ।',
  linkErased:
    'यो इमेलको लिङ्क राखिएको छैन। खाताबाट फेरि निम्तो पठाउनुहोस्, वा ‘पासवर्ड बिर्सनुभयो?’बाट नयाँ लिङ्क माग्नुहोस्।',
  to: 'पाउनेको ठेगाना name@example.org जस्तो हुनुपर्छ।',
};

export const refusalWords: InEach<typeof refusalsInEnglish> = { en: refusalsInEnglish, ne: refusalsInNepali };

/** Reasons why a mail was not sent, or not yet. @param answer the mail server's words */
const troublesInEnglish = {
  givenUp: (attempts: string, reason: string) => `Given up after ${attempts} attempts. ${reason}`,
  inDoubt:
    'The connection was lost after the mail was handed over. It may have arrived, so it is not sent again by itself.',
  refused: (answer: string) => `The mail server refused it: ${answer}`,
  putOff: (answer: string) => `The mail server put it off: ${answer}`,
  noAddress: 'The address is none that a mail can be sent to.',
  lost: 'The connection to the mail server was lost before the mail was handed over.',
  notFound: 'The mail server that SMTP_URL names was not found.',
  noAnswer: 'The mail server did not answer in time.',
  notSafe: 'No safe connection to the mail server could be made.',
  /** @param why a code of the system */
  certificate: (why: string) =>
    `The mail server’s certificate is not trusted (${why}). For a relay of your own: add ?tls.rejectUnauthorized=false to SMTP_URL, or name its certificate in NODE_EXTRA_CA_CERTS.`,
  notLetIn: (answer: string) =>
    `The mail server does not accept the user and password of SMTP_URL: ${answer}`,
  turnedAway: (answer: string) => `The mail server turned us away: ${answer}`,
  /** @param why a code of the system, or `noConnection` */
  unreachable: (why: string) => `The mail server could not be reached (${why}).`,
  noConnection: 'no connection',
  noForm: 'It cannot be put into the form of a mail.',
  heldBack: 'Restored from a backup: it may have been sent already. Send it again if it was not.',
};

const troublesInNepali: Words<typeof troublesInEnglish> = {
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

export const troubleWords: InEach<typeof troublesInEnglish> = { en: troublesInEnglish, ne: troublesInNepali };
