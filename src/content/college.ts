import type { TranslatedNames } from '../languages/text-in.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { flag } from '../schema/fields/flag.ts';
import {
  emailAddress,
  extensions,
  linesOf,
  mapAddress,
  oneLine,
  telephone,
  webAddress,
} from '../schema/fields/formats.ts';
import { longText, text, wholeNumber } from '../schema/fields/index.ts';
import { several } from '../schema/fields/several.ts';
import { storedPicture } from '../schema/fields/stored-picture.ts';
import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';
import { defineSingleton } from './define-singleton.ts';
import { contentTypes } from './index.ts';

const MAX_DAYS = 3650;

const url = (label: string, ne: string, en: string, inNepali: string) =>
  text(label, { ne, hint: { en, ne: inNepali }, max: 2000, format: webAddress });

const network = (label: string, ne: string) =>
  url(label, ne, 'An icon at the foot of every page.', 'हरेक पृष्ठको पुछारमा एउटा चिह्न।');

const messenger = (label: string, ne: string) =>
  text(label, {
    ne,
    max: 50,
    format: telephone,
    hint: {
      en: 'The number there. Following it opens a message to the college.',
      ne: 'त्यहाँको नम्बर। थिच्दा कलेजलाई सन्देश लेख्न खुल्छ।',
    },
  });

const box = (label: string, ne: string) =>
  wholeNumber(label, { ne, least: 0, most: 1_000_000, always: true });

/** For how many days something is kept; null is for ever. */
const daysOrEver = (label: string, ne: string, least: number, en: string, inNepali: string) =>
  wholeNumber(label, { ne, hint: { en, ne: inNepali }, least, most: MAX_DAYS, counts: 'days' });

/** For how many days something is kept that is not kept for ever. */
const days = (label: string, ne: string, least: number, en: string, inNepali: string) =>
  wholeNumber(label, { ne, hint: { en, ne: inNepali }, least, most: MAX_DAYS, always: true });

/** What the college says of itself and how the site works, which staff change in the settings (requirement 1.24). */
export const settings = defineSingleton('settings', {
  groups: {
    college: {
      title: { en: 'The college', ne: 'कलेज' },
      duty: 'publisher',
      fields: {
        name: text('College name', {
          ne: 'कलेजको नाम',
          translated: true,
          required: true,
          max: 200,
          format: oneLine,
          hint: {
            en: 'At the top and the foot of every page, and in its title.',
            ne: 'हरेक पृष्ठको सिरान र पुछारमा, र पृष्ठको शीर्षकमा।',
          },
        }),
        motto: text('Motto', {
          ne: 'आदर्श वाक्य',
          translated: true,
          max: 300,
          format: oneLine,
          hint: {
            en: 'One sentence, on the home page and where the college is introduced.',
            ne: 'एउटा वाक्य, गृहपृष्ठमा र कलेजको परिचयमा।',
          },
        }),
        university: text('Awarding university', {
          ne: 'उपाधि दिने विश्वविद्यालय',
          translated: true,
          max: 200,
          format: oneLine,
          hint: {
            en: 'At the foot of every page, and on the page of each programme that names no other one.',
            ne: 'हरेक पृष्ठको पुछारमा, र अर्को विश्वविद्यालय नतोकिएका कोर्सको पृष्ठमा।',
          },
        }),
        established: wholeNumber('Established', {
          ne: 'स्थापना वर्ष',
          least: 1800,
          most: 2100,
          counts: 'year',
          hint: {
            en: 'The year in which the college was founded. May stay empty.',
            ne: 'कलेज स्थापना भएको वर्ष। खाली छोड्न मिल्छ।',
          },
        }),
        copyrightYear: wholeNumber('Copyright year', {
          ne: 'प्रतिलिपि अधिकारको वर्ष',
          least: 1900,
          most: 2100,
          always: true,
          hint: { en: 'In the last line of every page.', ne: 'हरेक पृष्ठको अन्तिम हरफमा।' },
        }),
      },
    },
    pictures: {
      title: { en: 'Logo and icon', ne: 'लोगो र चिह्न' },
      hint: {
        en: 'In place of the drawn tree. Both are used from the next Save on.',
        ne: 'कोरिएको रुखको सट्टा। राखेपछि दुवै देखिन्छन्।',
      },
      duty: 'publisher',
      fields: {
        logo: storedPicture('Logo', {
          ne: 'लोगो',
          hint: {
            en:
              'Beside the name at the top and the foot of every page, on paper, and in shared links. Best with a ' +
              'transparent ground, at least 200 pixels high; where a page is dark it stands on white.',
            ne:
              'हरेक पृष्ठको सिरान र पुछारमा नामसँगै, कागजमा, र सेयर गरिएका लिङ्कमा। पृष्ठभूमि पारदर्शी र कम्तीमा २०० पिक्सेल ' +
              'अग्लो भए राम्रो; पृष्ठ अँध्यारो भएको ठाउँमा सेतोमाथि देखिन्छ।',
          },
        }),
        favicon: storedPicture('Icon of the browser tab', {
          ne: 'ब्राउजर ट्याबको चिह्न',
          hint: {
            en:
              'In browser tabs and on the home screens of phones. Best square, 512 × 512 pixels. Without one, the logo ' +
              'is used.',
            ne: 'ब्राउजरको ट्याब र फोनको होम स्क्रिनमा। ५१२ × ५१२ पिक्सेलको वर्गाकार राम्रो। नभए लोगो देखिन्छ।',
          },
        }),
      },
    },
    contact: {
      title: { en: 'Contact', ne: 'सम्पर्क' },
      hint: { en: 'What stays empty is not shown.', ne: 'खाली छोडिएका देखाइँदैनन्।' },
      duty: 'publisher',
      fields: {
        phone: text('Phone', {
          ne: 'फोन',
          max: 50,
          format: telephone,
          hint: {
            en: 'At the top and the foot of every page. Following it calls.',
            ne: 'हरेक पृष्ठको सिरान र पुछारमा। थिच्दा फोन लाग्छ।',
          },
        }),
        extensions: text('Extensions', {
          ne: 'एक्सटेन्सन',
          max: 100,
          format: extensions,
          hint: {
            en: 'Behind the number. With commas between them: 23, 24.',
            ne: 'नम्बरपछि। बीचमा अल्पविराम राख्नुहोस्: २३, २४।',
          },
        }),
        mobile: text('Mobile', {
          ne: 'मोबाइल',
          max: 50,
          format: telephone,
          hint: {
            en: 'At the foot of every page, and on the page Contact Us.',
            ne: 'हरेक पृष्ठको पुछारमा र सम्पर्क पृष्ठमा।',
          },
        }),
        viber: messenger('Viber', 'भाइबर'),
        whatsapp: messenger('WhatsApp', 'ह्वाट्सएप'),
        morePhones: longText('Further telephones', {
          ne: 'थप फोन',
          max: 600,
          format: linesOf(telephone),
          hint: {
            en: 'One per line. At the foot of every page, and on the page Contact Us.',
            ne: 'हरेक हरफमा एउटा। हरेक पृष्ठको पुछारमा र सम्पर्क पृष्ठमा।',
          },
        }),
        email: text('Email', {
          ne: 'इमेल',
          max: 200,
          format: emailAddress,
          hint: {
            en: 'The address of the office, for people and for search engines.',
            ne: 'कार्यालयको इमेल, मानिस र खोज इन्जिन दुवैका लागि।',
          },
        }),
        moreEmails: longText('Further emails', {
          ne: 'थप इमेल',
          max: 2100,
          format: linesOf(emailAddress),
          hint: { en: 'One per line. On the page Contact Us.', ne: 'हरेक हरफमा एउटा। सम्पर्क पृष्ठमा।' },
        }),
        address: text('Address', {
          ne: 'ठेगाना',
          translated: true,
          max: 300,
          format: oneLine,
          hint: {
            en: 'At the top and the foot of every page, and on printed notices.',
            ne: 'हरेक पृष्ठको सिरान र पुछारमा, र छापिएका सूचनामा।',
          },
        }),
        openingHours: text('Opening hours of the office', {
          ne: 'कार्यालय खुल्ने समय',
          translated: true,
          max: 300,
          format: oneLine,
          hint: {
            en: 'Of the office, as you would say it: Sunday to Friday, 10:00 to 17:00. At the foot of every page.',
            ne: 'कार्यालय खुल्ने समय, बोलेजस्तै: आइतबारदेखि शुक्रबारसम्म, १०:०० देखि १७:०० सम्म। हरेक पृष्ठको पुछारमा।',
          },
        }),
        landmark: text('Landmark', {
          ne: 'चिनाउने ठाउँ',
          translated: true,
          max: 200,
          format: oneLine,
          hint: {
            en: 'What everybody there knows, as you would tell a driver: opposite the fire station.',
            ne: 'त्यहाँ सबैले चिन्ने ठाउँ, चालकलाई भनेजस्तै: दमकलको अगाडि।',
          },
        }),
        directions: longText('Directions', {
          ne: 'आउने बाटो',
          translated: true,
          max: 1000,
          hint: {
            en: 'How one gets there, as you would say it on the telephone. On the page Contact Us.',
            ne: 'कसरी आउने, फोनमा भनेजस्तै। सम्पर्क पृष्ठमा।',
          },
        }),
        mapsUrl: text('Map link', {
          ne: 'नक्साको लिङ्क',
          max: 2000,
          format: mapAddress,
          hint: {
            en: 'A web address, or geo:27.7090,85.3250. It opens when somebody follows the address.',
            ne: 'वेब ठेगाना, वा geo:27.7090,85.3250। कलेजको ठेगाना थिच्दा खुल्छ।',
          },
        }),
        helplines: longText('Helplines', {
          ne: 'हेल्पलाइन',
          translated: true,
          max: 600,
          hint: {
            en: 'One per line. The assistant names them, with your counsellor, to who writes to it of dying.',
            ne: 'हरेक हरफमा एउटा। मर्ने कुरा लेख्नेलाई सहायकले परामर्शदातासँगै यी बताउँछ।',
          },
        }),
        answerDays: wholeNumber('Days until an answer', {
          ne: 'जवाफ दिने दिन',
          least: 1,
          most: 60,
          always: true,
          hint: {
            en:
              'Who applies or writes is told the day by which the office answers: so many days later, never a ' +
              'Saturday.',
            ne: 'निवेदन दिने वा लेख्नेलाई कार्यालयले जवाफ दिने दिन बताइन्छ: यति दिनपछि, शनिबार कहिल्यै होइन।',
          },
        }),
      },
    },
    elsewhere: {
      title: { en: 'Elsewhere on the web', ne: 'इन्टरनेटमा अन्यत्र' },
      hint: {
        en: 'Web addresses, such as facebook.com/college. What stays empty is not shown.',
        ne: 'वेब ठेगाना, जस्तै facebook.com/college। खाली छोडिएका देखाइँदैनन्।',
      },
      duty: 'publisher',
      fields: {
        plusTwoUrl: url(
          'Plus-two site',
          'प्लस टुको वेबसाइट',
          "'Plus Two' at the top of every page.",
          'हरेक पृष्ठको सिरानमा ‘प्लस टु’।',
        ),
        journalUrl: url(
          'Journal site',
          'जर्नलको वेबसाइट',
          "'Journal' at the foot of every page.",
          'हरेक पृष्ठको पुछारमा ‘जर्नल’।',
        ),
        facebook: network('Facebook', 'फेसबुक'),
        instagram: network('Instagram', 'इन्स्टाग्राम'),
        youtube: network('YouTube', 'युट्युब'),
        linkedin: network('LinkedIn', 'लिङ्क्डइन'),
      },
    },
    review: {
      title: { en: 'Approval', ne: 'स्वीकृति' },
      duty: 'publisher',
      fields: {
        review: several('Approved before it is published', {
          ne: 'प्रकाशनअघि स्वीकृति चाहिने',
          of: contentTypes.filter(({ drafts }) => drafts).map(({ name }) => name),
          hint: {
            en:
              'Texts of these kinds are submitted for review and appear only once a publisher has approved them. ' +
              'Without any, everybody who publishes does so at once.',
            ne:
              'यस प्रकारका पाठ समीक्षाका लागि पठाइन्छन्, र प्रकाशकले स्वीकृत गरेपछि मात्र देखिन्छन्। कुनै नछाने प्रकाशित गर्ने सबैले ' +
              'तुरुन्तै गर्छन्।',
          },
        }),
        approvedByOther: flag('Approved by somebody else than the author', {
          ne: 'लेखकबाहेक अरू कसैले स्वीकृत गर्ने',
          hint: {
            en: 'Whoever has written in a draft cannot approve it. This takes two people who may publish.',
            ne: 'मस्यौदामा लेख्नेले त्यसलाई स्वीकृत गर्न मिल्दैन। यसका लागि प्रकाशित गर्न पाउने दुई जना चाहिन्छ।',
          },
        }),
      },
    },
    signIn: {
      title: { en: 'Sign-in of staff', ne: 'कर्मचारीको लगइन' },
      duty: 'accounts',
      fields: {
        adminsNeedSecondFactor: flag('Everybody who works here signs in in two steps', {
          ne: 'सबै कर्मचारीले दुई चरणमा लगइन गर्ने',
          hint: {
            en:
              'Begins as soon as it is saved, also for who is signed in: without an authenticator app or a passkey, ' +
              'nothing opens but the screen that sets one up. What was saved before stays. Set up your own first, and ' +
              'tell the others.',
            ne:
              'राख्नेबित्तिकै लागू हुन्छ, लगइन गरिसकेकालाई पनि: एप वा पासकी नराखेकालाई त्यो राख्ने पर्दाबाहेक केही खुल्दैन। ' +
              'पहिले राखिएको काम जस्ताको तस्तै रहन्छ। पहिले आफ्नो राख्नुहोस्, र अरूलाई भन्नुहोस्।',
          },
        }),
      },
    },
    /** Requirement 21.40. Applications are not among it: only staff delete them. */
    retention: {
      title: { en: 'How long data is kept', ne: 'तथ्याङ्क कति समय राख्ने' },
      hint: {
        en:
          'In days. Then it is deleted, but not from backups that exist. The page ‘Privacy’ says it to visitors. ' +
          'Applications stay until staff delete them.',
        ne:
          'दिनमा। त्यसपछि मेटाइन्छ, तर पहिल्यै राखिएका जगेडाबाट होइन। आगन्तुकलाई ‘गोपनीयता’ पृष्ठले यही भन्छ। ' +
          'निवेदन भने कर्मचारीले नमेटाएसम्म रहन्छन्।',
      },
      duty: 'accounts',
      fields: {
        keepChats: daysOrEver(
          'Chats',
          'सहायकसँगका कुराकानी',
          30,
          'After the last question. From 30 on; empty: for ever.',
          'अन्तिम प्रश्नपछि। कम्तीमा ३०; खाली छोडे सधैँ।',
        ),
        keepMessages: daysOrEver(
          'Contact messages',
          'सम्पर्क सन्देश',
          30,
          'With the mails about them. From 30 on; empty: for ever.',
          'तिनका इमेलसहित। कम्तीमा ३०; खाली छोडे सधैँ।',
        ),
        keepSpam: days(
          'Spam',
          'स्प्याम',
          7,
          'From 7 on. An application among it stays until somebody has viewed it.',
          'कम्तीमा ७। तीमध्येको निवेदन कसैले नहेरेसम्म रहन्छ।',
        ),
        keepMails: days(
          'Mails',
          'इमेल (पठाइएका)',
          7,
          'After they were sent or given up. From 7 on.',
          'पठाएपछि वा पठाउन छोडेपछि। कम्तीमा ७।',
        ),
        /** At least longer than any session, so that people cannot erase their own traces. */
        keepAudit: daysOrEver(
          'Audit trail',
          'कार्य अभिलेख',
          180,
          'From 180 on; empty: for ever.',
          'कम्तीमा १८०; खाली छोडे सधैँ।',
        ),
        keepUnanswered: daysOrEver(
          'Questions without an answer',
          'जवाफ नभएका प्रश्न',
          30,
          'After they were asked last, or their answer was rated. From 30 on; empty: for ever.',
          'अन्तिम पटक सोधिएपछि, वा जवाफबारे राय दिइएपछि। कम्तीमा ३०; खाली छोडे सधैँ।',
        ),
        keepMissingPages: days(
          'Missing pages',
          'नभेटिएका पृष्ठ',
          7,
          'With searches that found nothing: after they were asked for last. From 7 on.',
          'केही नभेटिएका खोजसहित, अन्तिम पटक खोजिएपछि। कम्तीमा ७।',
        ),
      },
    },
    firstSteps: {
      title: { en: 'First steps', ne: 'सुरुका काम' },
      duty: 'publisher',
      fields: {
        firstSteps: flag('First steps on the dashboard', {
          ne: 'ड्यासबोर्डमा सुरुका काम',
          hint: {
            en: 'What a new site still needs, until all of it is done.',
            ne: 'नयाँ साइटलाई अझै चाहिने काम, सबै नसकिएसम्म।',
          },
        }),
      },
    },
    dashboard: {
      title: { en: 'Dashboard', ne: 'ड्यासबोर्ड' },
      hint: {
        en: "The numbers under 'At a glance' on the dashboard. Only staff see them.",
        ne: 'ड्यासबोर्डको ‘एक नजरमा’मा देखिने सङ्ख्या। कर्मचारीले मात्र देख्छन्।',
      },
      duty: 'publisher',
      isDense: true,
      fields: {
        boxUsers: box('Users', 'प्रयोगकर्ता'),
        boxSubjects: box('Subjects', 'विषय'),
        boxTeachers: box('Teachers', 'शिक्षक'),
        boxAcademics: box('Academics', 'कोर्स'),
        boxNotes: box('Notes', 'टिपोट'),
        boxEvents: box('Events', 'कार्यक्रम'),
        boxQuestions: box('Questions', 'प्रश्न'),
      },
    },
  },
  initial: {
    name: 'Our College',
    motto: 'Welcome to our college in Kathmandu.',
    extensions: '23, 24',
    address: 'Kathmandu, Nepal',
    copyrightYear: 2023,
    answerDays: 3,
    keepChats: 365,
    keepMessages: 730,
    keepSpam: 90,
    keepMails: 90,
    keepAudit: 730,
    keepUnanswered: 365,
    keepMissingPages: 90,
    firstSteps: true,
    // Requirement 9.9.
    boxUsers: 100,
    boxSubjects: 20,
    boxTeachers: 4,
    boxAcademics: 10,
    boxNotes: 1000,
    boxEvents: 10,
    boxQuestions: 100,
  },
});

/** The college's facts on every page; each is empty, or null, where the college does not say it. */
export type CollegeFacts = Readonly<typeof settings.initial>;

/** The facts until staff change the settings. */
export const neutralCollege: CollegeFacts = settings.initial;

/** The facts that are written in both languages (requirement 20.105). */
export const COLLEGE_TEXTS = fieldsOf(settings)
  .filter(([, { twin }]) => twin)
  .map(([name]) => name as TranslatedNames<CollegeFacts>);

/** Social networks, in the order in which they are shown. */
export const NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin'] as const;
export type Network = (typeof NETWORKS)[number];

export const networksOf = (facts: CollegeFacts): Network[] => NETWORKS.filter((network) => facts[network]);

/** All telephones of the college, the first one first. */
export const phonesOf = ({ phone, mobile, morePhones }: CollegeFacts): string[] => [
  ...new Set([phone, mobile, ...morePhones.split('\n')].filter(Boolean)),
];

/** Services by which the college takes messages, each a setting with a number. */
export const MESSENGERS = ['viber', 'whatsapp'] as const;

/** All e-mail addresses of the college, the first one first. */
export const emailsOf = ({ email, moreEmails }: CollegeFacts): string[] =>
  [email, ...moreEmails.split('\n')].filter(Boolean);

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/**
 * The day in Kathmandu (`YYYY-MM-DD`) by which the office answers a message of `instant`: `days` calendar days later,
 * or the Sunday if that is a Saturday, when the office is closed.
 */
export function answerDay(instant: string | number | Date, days: number): string {
  const ms = startOfDay(dayInKathmandu(instant)) + days * DAY_MS;
  const day = dayInKathmandu(ms);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY ? dayInKathmandu(ms + DAY_MS) : day;
}
