import { joined } from '../languages/joined.ts';
import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Error messages about accounts. */
const english = {
  labels: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    password: 'Password',
    current: 'Current password',
    faculty: 'Faculty',
    semester: 'Semester',
    disabled: 'Disabled',
    lang: 'Language',
    code: 'Code',
    passkey: 'Name of the passkey',
  },
  email: 'Email has to look like name@example.org.',
  /** @param min number of characters */
  shortPassword: (min: string) => `Password has to have at least ${min} characters.`,
  commonPassword:
    'Too many people use this password, so it is tried first. Take a few words that do not belong together.',
  personalPassword:
    'This password is made of the name or the email address. Take a few words that others cannot guess.',
  noChoice: (label: string) => `${label} is not one that can be chosen.`,
  role: 'Role has to be admin, student or teacher.',
  duties: (duties: string) => `Duties have to be a list of any of ${duties}.`,
  disabled: 'Disabled has to be true or false.',
  invite: 'Invite has to be true or false.',
  passwordOfInvited: 'Who is invited chooses the password: leave it out here.',
  /** Such as in 'This … does not exist, or not any more.' */
  link: 'link',
  tooManyLinksOfAccount:
    'Three links were mailed to this account within an hour. Please wait, then mail another one.',
  noLinks: 'This site sends no mail. For a new password, ask the college office or its administrator.',
  /** @param reach telephone and e-mail of the college */
  noLinksButOffice: (reach: string) =>
    `This site sends no mail. For a new password, ask the college: ${reach}.`,
  noInvitations:
    'This site sends no mail, so nobody can be invited. Give a password and hand it over, or ask whoever runs the site to set SMTP_URL.',
  disabledInvited: 'This account is disabled. Switch that off first.',
  lang: (languages: string) => `Language has to be ${languages}.`,
  or: ' or ',
  notCurrent: 'This is not your current password.',
  secondFactor: {
    /** As in 'This … does not exist'. */
    app: 'authenticator app',
    totpExists: 'Codes of an authenticator app are set up already. Remove them first to set up another app.',
    notOwn:
      'This is your own account: remove its second factors under your name at the top, with your password.',
    none: 'Recovery codes stand in for a second factor: set up an authenticator app or a passkey first.',
    noAnswer: 'The passkey was not accepted, or it took too long. Please try again.',
    passkeyExists: 'This passkey is there already.',
    tooManyPasskeys: 'There are 20 passkeys already. Remove one that is not used any more first.',
    totpExpired: 'This took too long, or was begun anew elsewhere. Please start again with a new QR code.',
    wrongCode:
      'This code is not right, or was used before. Type the one that the app shows now, and check that the phone’s clock is right.',
  },
  emailTaken: 'This email address already belongs to an account.',
  dutiesOfAdmins: 'Only administrators have duties.',
  lastAdmin: (action: string) => `This is the last administrator who can sign in, and cannot be ${action}.`,
  /** @param duty its label @param action what is refused */
  lastKeeper: (duty: string, action: string) =>
    `This is the last administrator with the duty ‘${duty}’ who can sign in, and cannot ${action}. Please give it to somebody else first.`,
  refusedActions: {
    removed: 'removed',
    disabled: 'disabled',
    role: 'given another role',
  },
  refusedKeeperActions: {
    removed: 'be removed',
    disabled: 'be disabled',
    role: 'be given another role',
    duty: 'lose it',
  },
  facultyGone: 'This faculty does not exist any more. Choose another.',
  noFaculty: 'Choose the faculty of this semester, too.',
  semesterGone: 'This semester does not exist any more. Choose another.',
  otherFaculty: 'This semester belongs to another faculty. Choose one of this faculty.',
  failedSignIns: (wait: string) => `Too many failed sign-ins. Please try again in ${wait}.`,
  manySignIns: (wait: string) =>
    `This account was signed in to too often just now. Please try again in ${wait}.`,
  /** @param wait such as 'a minute' */
  tooManyLinks: (wait: string) =>
    `So many links for new passwords were asked for from your connection that no more are mailed. Please try again in ${wait}.`,
  /** @param wait such as 'a minute' */
  tooManyForms: (wait: string) =>
    `Too much was sent from your connection. Nothing is lost: please send it again in ${wait}.`,
  tooMuchText:
    'So much was written from your connection today that no more is kept. Please come back tomorrow, or phone us.',
  tooMuchTextOfAll:
    'So much was written to us today that no more can be kept. Please come back tomorrow, or phone us.',
  tooManyMessages: (wait: string) =>
    `So many messages came from your connection that the chat needs a break. Please try again in ${wait}.`,
  tooManySearches: (wait: string) =>
    `So much was looked up from your connection that the site needs a break. Please try again in ${wait}.`,
  tooManyUploads:
    'Too many uploads of yours are under way. Please wait until some have arrived, then send this again.',
  aMinute: 'a minute',
  minutes: (n: string) => `${n} minutes`,
  seconds: (n: string) => `${n} seconds`,
};

const nepali: Words<typeof english> = {
  labels: {
    name: 'नाम',
    email: 'इमेल',
    role: 'भूमिका',
    password: 'पासवर्ड',
    current: 'हालको पासवर्ड',
    faculty: 'संकाय',
    semester: 'सेमेस्टर',
    disabled: 'बन्द',
    lang: 'भाषा',
    code: 'कोड',
    passkey: 'पासकीको नाम',
  },
  email: 'इमेल name@example.org जस्तो हुनुपर्छ।',
  shortPassword: (min) => `पासवर्डमा कम्तीमा ${min} अक्षर हुनुपर्छ।`,
  commonPassword: 'यो पासवर्ड धेरैले चलाउँछन्, त्यसैले अरूले पहिले यही प्रयास गर्छन्। आपसमा नमिल्ने केही शब्द लिनुहोस्।',
  personalPassword: 'यो पासवर्ड नाम वा इमेलबाट बनेको छ। अरूले अनुमान गर्न नसक्ने केही शब्द लिनुहोस्।',
  noChoice: (label) => `${label} छान्न मिल्नेमध्येको होइन।`,
  role: 'भूमिका admin, student वा teacher हुनुपर्छ।',
  duties: (duties) => `जिम्मेवारी ${joined(duties, 'मध्येको')} सूची हुनुपर्छ।`,
  disabled: 'बन्द हो वा होइनमध्ये एक हुनुपर्छ।',
  invite: 'निम्तो हो वा होइनमध्ये एक हुनुपर्छ।',
  passwordOfInvited: 'निम्तो पाउनेले पासवर्ड आफैँ छान्नुहुन्छ: यहाँ नलेख्नुहोस्।',
  link: 'लिङ्क',
  tooManyLinksOfAccount: 'एक घण्टाभित्र यो खातालाई तीन वटा लिङ्क पठाइसकियो। कृपया केही बेर पर्खेर अर्को पठाउनुहोस्।',
  noLinks: 'यो वेबसाइटले इमेल पठाउँदैन। नयाँ पासवर्डका लागि कलेज कार्यालय वा प्रशासकलाई भन्नुहोस्।',
  noLinksButOffice: (reach) => `यो वेबसाइटले इमेल पठाउँदैन। नयाँ पासवर्डका लागि कलेजमा सम्पर्क गर्नुहोस्: ${reach}।`,
  noInvitations:
    'यो वेबसाइटले इमेल पठाउँदैन, त्यसैले निम्तो पठाउन मिल्दैन। पासवर्ड राखेर सम्बन्धित व्यक्तिलाई दिनुहोस्, वा वेबसाइट चलाउनेलाई SMTP_URL राख्न भन्नुहोस्।',
  disabledInvited: 'यो खाता बन्द छ। पहिले खोल्नुहोस्।',
  lang: (languages) => `भाषा ${languages} हुनुपर्छ।`,
  or: ' वा ',
  notCurrent: 'यो तपाईंको हालको पासवर्ड होइन।',
  secondFactor: {
    app: 'कोड दिने एप',
    totpExists: 'एपबाट आउने कोड पहिले नै राखिएको छ। अर्को एप राख्न पहिले त्यो हटाउनुहोस्।',
    notOwn: 'यो तपाईंकै खाता हो: माथि आफ्नो नाममा थिचेर, पासवर्ड दिएर हटाउनुहोस्।',
    none: 'जगेडा कोड दोस्रो चरणको सट्टामा चल्छ: पहिले एप वा पासकी राख्नुहोस्।',
    noAnswer: 'पासकी मिलेन, वा धेरै समय बित्यो। कृपया फेरि प्रयास गर्नुहोस्।',
    passkeyExists: 'यो पासकी पहिले नै छ।',
    tooManyPasskeys: 'पासकी २० वटा भइसके। पहिले नचलेको एउटा हटाउनुहोस्।',
    totpExpired: 'धेरै समय बित्यो, वा अर्को ठाउँबाट फेरि सुरु गरियो। कृपया नयाँ QR कोडबाट फेरि सुरु गर्नुहोस्।',
    wrongCode:
      'यो कोड मिलेन, वा पहिले नै प्रयोग भइसक्यो। एपले अहिले देखाएको कोड लेख्नुहोस्, र फोनको समय मिलेको छ कि हेर्नुहोस्।',
  },
  emailTaken: 'यो इमेल ठेगाना अर्को खातामा चलिरहेको छ।',
  dutiesOfAdmins: 'जिम्मेवारी प्रशासकको मात्र हुन्छ।',
  lastAdmin: (action) => `लगइन गर्न सक्ने प्रशासक यही एक जना मात्र हुनुहुन्छ, त्यसैले ${action} मिल्दैन।`,
  lastKeeper: (duty, action) =>
    `‘${duty}’ जिम्मेवारी भएको र लगइन गर्न सक्ने प्रशासक यही एक जना मात्र हुनुहुन्छ, त्यसैले ${action} मिल्दैन। कृपया पहिले यो जिम्मेवारी अरू कसैलाई दिनुहोस्।`,
  refusedActions: {
    removed: 'हटाउन',
    disabled: 'बन्द गर्न',
    role: 'अर्को भूमिका दिन',
  },
  refusedKeeperActions: {
    removed: 'हटाउन',
    disabled: 'बन्द गर्न',
    role: 'अर्को भूमिका दिन',
    duty: 'यो जिम्मेवारी हटाउन',
  },
  facultyGone: 'यो संकाय अब छैन। अर्को छान्नुहोस्।',
  noFaculty: 'यो सेमेस्टरको संकाय पनि छान्नुहोस्।',
  semesterGone: 'यो सेमेस्टर अब छैन। अर्को छान्नुहोस्।',
  otherFaculty: 'यो सेमेस्टर अर्को संकायको हो। यही संकायको छान्नुहोस्।',
  manySignIns: (wait) => `यो खाताबाट भर्खरै धेरै पटक लगइन गरियो। कृपया ${wait}पछि फेरि प्रयास गर्नुहोस्।`,
  failedSignIns: (wait) => `धेरै पटक लगइन मिलेन। कृपया ${wait}पछि फेरि प्रयास गर्नुहोस्।`,
  tooManyLinks: (wait) =>
    `तपाईंको इन्टरनेटबाट नयाँ पासवर्डका धेरै लिङ्क मागिए, त्यसैले अरू पठाइँदैन। कृपया ${wait}पछि फेरि प्रयास गर्नुहोस्।`,
  tooManyForms: (wait) => `तपाईंको इन्टरनेटबाट धेरै पठाइयो। केही हराएको छैन: कृपया ${wait}पछि फेरि पठाउनुहोस्।`,
  tooMuchTextOfAll: 'आज हामीलाई धेरै लेखियो, त्यसैले थप राख्न सकिएन। कृपया भोलि फेरि आउनुहोस्, वा फोन गर्नुहोस्।',
  tooMuchText: 'तपाईंको इन्टरनेटबाट आज धेरै लेखियो, त्यसैले थप राखिएन। कृपया भोलि फेरि आउनुहोस्, वा फोन गर्नुहोस्।',
  tooManyMessages: (wait) =>
    `तपाईंको इन्टरनेटबाट यति धेरै सन्देश आए कि कुराकानीलाई विश्राम चाहियो। कृपया ${wait}पछि फेरि प्रयास गर्नुहोस्।`,
  tooManySearches: (wait) =>
    `तपाईंको इन्टरनेटबाट यति धेरै खोजियो कि साइटलाई विश्राम चाहियो। कृपया ${wait}पछि फेरि प्रयास गर्नुहोस्।`,
  tooManyUploads: 'तपाईंका धेरै अपलोड एकैचोटि चलिरहेका छन्। कृपया केही पुगेपछि यो फेरि पठाउनुहोस्।',
  aMinute: 'एक मिनेट',
  minutes: (n) => `${n} मिनेट`,
  seconds: (n) => `${n} सेकेन्ड`,
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
