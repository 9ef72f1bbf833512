import { application } from '../../src/content/application.ts';
import { contact } from '../../src/content/contact.ts';
import type { SubmissionType } from '../../src/content/submission.ts';
import { addressIn } from '../../src/languages/address.ts';
import { errorWords } from '../../src/languages/error-words.ts';
import { type Language, languageNames, otherThan } from '../../src/languages/language.ts';
import { labelIn } from '../../src/schema/field.ts';
import { words as fieldWords } from '../../src/schema/fields/words.ts';
import { fillDays } from '../../src/seed/calendar.ts';
import { words as siteWords } from '../../src/site/components/words.ts';
import { words as nepaliChat } from '../../src/site/islands/chat/words.ne.ts';
import { words as englishChat } from '../../src/site/islands/chat/words.ts';
import { dashboardWords, loginWords } from '../../src/site/pages/account-words.ts';
import { loginWords as nepaliLogin } from '../../src/site/scripts/words.ne.ts';
import { loginWords as englishLogin } from '../../src/site/scripts/words.ts';

/** How many days ago the demonstration's notice of fees is published, whose title has the year. */
const NOTICE_DAYS_AGO = 4;

const ofNotice = (title: string) => fillDays(title, new Date(), NOTICE_DAYS_AGO);

/** What visitors look for on the pages of the demonstration college, and what they ask there. */
const ofCollege = {
  en: {
    college: 'Pipalchaur College',
    programme: 'BCA',
    notice: ofNotice('Fees of the coming semester ({{year}})'),
    question: 'What are the fees of BCA?',
    answer: 'Total fee',
    sender: 'Sita Gurung',
  },
  ne: {
    college: 'पिपलचौर कलेज',
    programme: 'बीसीए',
    notice: ofNotice('आगामी सेमेस्टरको शुल्क ({{year ne}})'),
    question: 'बीसीएको शुल्क कति हो?',
    // Not a word of the question, which stands in the log as well.
    answer: 'स्रोत',
    sender: 'सीता गुरुङ',
  },
};

/** What the program itself says there, by its own declarations: a better word breaks no journey. */
function ofProgram(language: Language) {
  const site = siteWords[language];
  const chat = { en: englishChat, ne: nepaliChat }[language];
  const labelOf = ({ form }: SubmissionType, name: string) =>
    labelIn(language, form.fields[name] ?? { label: name, nepaliLabel: name });
  return {
    home: addressIn(language, '/'),
    menu: site.menu,
    academics: site.academics,
    notices: site.links['/notices'],
    search: site.search,
    apply: site.applyNow,
    applyHeading: application.visitorWords[language].heading,
    sendApplication: application.visitorWords[language].send,
    contact: contact.visitorWords[language].heading,
    sendMessage: contact.visitorWords[language].send,
    name: labelOf(application, 'name'),
    phone: labelOf(application, 'phone'),
    program: labelOf(application, 'program'),
    message: labelOf(contact, 'message'),
    nameIsMissing: fieldWords[language].missing(labelOf(application, 'name')),
    gotApplication: application.visitorWords[language].receipt.heading,
    gotMessage: contact.visitorWords[language].receipt.heading,
    openChat: chat.open,
    closeChat: chat.close,
    sendChat: chat.send,
    otherLanguage: languageNames[otherThan(language)],
    otherNotices: siteWords[otherThan(language)].links['/notices'],
    loginPath: addressIn(language, '/login'),
    login: loginWords[language].heading,
    logIn: loginWords[language].login,
    email: loginWords[language].email,
    password: loginWords[language].password,
    wrongPassword: errorWords[language].wrongPassword,
    signedIn: { en: englishLogin, ne: nepaliLogin }[language].success,
    studentDashboard: dashboardWords[language].student.title,
  };
}

const wordsIn = (language: Language) => ({ ...ofCollege[language], ...ofProgram(language) });

export type VisitorWords = ReturnType<typeof wordsIn>;
export const visitorWords = { en: wordsIn('en'), ne: wordsIn('ne') };
