import type { InEach } from './language.ts';
import type { Words } from './words.ts';

/** The error messages of the API. */
const english = {
  /** Where a field is refused without a reason of its own. */
  unstorable: 'What was sent contains characters that cannot be stored. Remove them and try again.',
  someFields: 'Some of the fields are not right.',
  notSignedIn: 'Please sign in first.',
  wrongPassword: 'Invalid email or password',
  secondFactor: 'Now type the code of your authenticator app.',
  passkeyOnly: 'This account signs in with a passkey. Please use it, or type a recovery code.',
  needsSecondFactor:
    'The college asks everybody who works here for two-step sign-in. Please set it up first; then everything opens.',
  wrongPasskey:
    'This passkey is not known here, or it took too long. Please try again, or use your password.',
  wrongCode: 'This code is not right, or was used before. Please type the one that the app shows now.',
  notAllowed: 'Your account may not do this.',
  /** @param duties labels of duties, joined by `or` */
  noDuty: (duties: string) =>
    `This needs the duty ${duties}, which your account does not have. Please ask an administrator who looks after accounts.`,
  quoted: (text: string) => `‘${text}’`,
  or: ' or ',
  notFound: (what: string) => `This ${what} does not exist, or not any more.`,
  methodNotAllowed: (allowed: string) => `This address answers ${allowed} only.`,
  stale: 'Somebody else has changed this since you opened it. Nothing was overwritten.',
  movedOn:
    'What visitors see has changed since this draft was begun. Nothing was published. Compare the two, then publish again.',
  /** By the state of the draft's review. */
  needsReview: {
    none: 'Texts of this kind are approved before visitors see them. Save a draft and submit it for review.',
    submitted: 'This waits for approval. It can be published once somebody who may publish has approved it.',
    returned: 'This was sent back. Change what was asked for, and send it for review again.',
    /** Its approval is that of somebody who has written in it, or would be. */
    own: 'Somebody who may publish and has not written in this draft has to approve it.',
  },
  preconditionMissing:
    'Send the ETag of what you have seen as If-Match, so that nobody else’s work is overwritten.',
  beyondEnd: 'The file ends before the part that was asked for.',
  unexpected: 'Something went wrong on our side. Please try again.',
  chatFailed: 'The chat cannot answer just now. Please try again, or write to us on the page Contact Us.',
  chatSilent: 'The chat took too long to answer. Please try again, or write to us on the page Contact Us.',
  overloaded: 'The server is busy just now. Please try again in a moment.',
  unconfirmed:
    'The server could not make sure that this was stored, and it may have been. Please look, or send it again: a form that is sent again is stored once.',
  storageAway:
    'Pictures and documents cannot be reached just now. Nothing was changed; please try again in a moment.',
  databaseAway:
    'The server cannot store anything just now. Nothing was stored; please tell the administrator, whose log says what to do.',
  databaseDamaged:
    'The database of this site is damaged. Nothing was stored; please tell the administrator that the last backup has to be restored. The log says how.',
  noSpace: 'The server has no space left. Nothing was stored; please tell the administrator.',
};

const nepali: Words<typeof english> = {
  unstorable: 'पठाइएकोमा राख्न नमिल्ने अक्षर छन्। ती हटाएर फेरि प्रयास गर्नुहोस्।',
  someFields: 'केही कुरा मिलेको छैन।',
  notSignedIn: 'कृपया पहिले लगइन गर्नुहोस्।',
  wrongPassword: 'इमेल वा पासवर्ड मिलेन',
  secondFactor: 'अब एपले देखाएको कोड लेख्नुहोस्।',
  passkeyOnly: 'यो खाता पासकीबाट खुल्छ। कृपया पासकी चलाउनुहोस्, वा जगेडा कोड लेख्नुहोस्।',
  needsSecondFactor: 'यहाँ काम गर्ने सबैले दुई चरणमा लगइन गर्नुपर्छ। कृपया पहिले त्यो राख्नुहोस्; त्यसपछि सबै खुल्छ।',
  wrongPasskey: 'यो पासकी यहाँ चिनिएन, वा धेरै समय बित्यो। कृपया फेरि प्रयास गर्नुहोस्, वा पासवर्ड चलाउनुहोस्।',
  wrongCode: 'यो कोड मिलेन, वा पहिले नै प्रयोग भइसक्यो। कृपया एपले अहिले देखाएको कोड लेख्नुहोस्।',
  notAllowed: 'तपाईंको खाताबाट यो काम गर्न मिल्दैन।',
  noDuty: (duties) =>
    `यसका लागि ${duties} जिम्मेवारी चाहिन्छ, जुन तपाईंको खातामा छैन। कृपया खाता हेर्ने प्रशासकलाई भन्नुहोस्।`,
  quoted: (text) => `‘${text}’`,
  or: ' वा ',
  notFound: (what) => `यो ${what} भेटिएन, वा हटाइसकिएको छ।`,
  methodNotAllowed: (allowed) => `यो ठेगानाले ${allowed} मात्र लिन्छ।`,
  stale: 'तपाईंले खोलेपछि अरू कसैले यो बदल्नुभएको छ। केही पनि मेटिएको छैन।',
  movedOn:
    'यो मस्यौदा सुरु भएपछि सार्वजनिक पृष्ठमा देखिने कुरा बदलिएको छ। केही प्रकाशित भएको छैन। दुवै तुलना गरेर फेरि प्रकाशित गर्नुहोस्।',
  needsReview: {
    none: 'यस्ता कुरा सार्वजनिक हुनुअघि स्वीकृत हुनुपर्छ। मस्यौदा राखेर समीक्षाका लागि पठाउनुहोस्।',
    submitted: 'यो स्वीकृतिको पर्खाइमा छ। प्रकाशकले स्वीकृत गरेपछि प्रकाशित गर्न मिल्छ।',
    returned: 'यो फिर्ता गरिएको छ। भनिएको कुरा बदलेर फेरि समीक्षाका लागि पठाउनुहोस्।',
    own: 'यो मस्यौदा यसमा नलेखेको अर्को प्रकाशकले स्वीकृत गर्नुपर्छ।',
  },
  preconditionMissing: 'अरूको काम नमेटियोस् भनेर, आफूले देखेको संस्करणको ETag लाई If-Match मा पठाउनुहोस्।',
  beyondEnd: 'मागिएको भागभन्दा अगाडि नै फाइल सकिन्छ।',
  unexpected: 'हाम्रो तर्फबाट केही गडबड भयो। कृपया फेरि प्रयास गर्नुहोस्।',
  chatFailed: 'कुराकानीमा अहिले जवाफ दिन सकिएन। कृपया फेरि प्रयास गर्नुहोस्, वा सम्पर्क पृष्ठबाट हामीलाई लेख्नुहोस्।',
  chatSilent: 'कुराकानीमा जवाफ आउन धेरै बेर लाग्यो। कृपया फेरि प्रयास गर्नुहोस्, वा सम्पर्क पृष्ठबाट हामीलाई लेख्नुहोस्।',
  overloaded: 'सर्भर अहिले व्यस्त छ। कृपया एकछिनमा फेरि प्रयास गर्नुहोस्।',
  unconfirmed:
    'यो राखियो कि राखिएन, सर्भरले यकिन गर्न सकेन; राखिएको हुन सक्छ। कृपया हेर्नुहोस्, वा फेरि पठाउनुहोस्: फेरि पठाएको फारम एक पटक मात्र राखिन्छ।',
  storageAway: 'तस्बिर र कागजात अहिले खुल्न सकेनन्। केही बदलिएको छैन; कृपया एकछिनमा फेरि प्रयास गर्नुहोस्।',
  databaseAway:
    'सर्भरले अहिले केही पनि राख्न सक्दैन। केही राखिएको छैन; कृपया प्रशासकलाई भन्नुहोस्, के गर्ने भनेर लगमा लेखिएको छ।',
  databaseDamaged:
    'यो साइटको डेटाबेस बिग्रिएको छ। केही राखिएको छैन; पछिल्लो जगेडा फर्काउनुपर्छ भनेर कृपया प्रशासकलाई भन्नुहोस्। कसरी गर्ने भनेर लगमा लेखिएको छ।',
  noSpace: 'सर्भरमा ठाउँ बाँकी छैन। केही राखिएको छैन; कृपया प्रशासकलाई भन्नुहोस्।',
};

export const errorWords: InEach<typeof english> = { en: english, ne: nepali };

/** The nouns of things that may be missing, by their English noun. */
const thingsInEnglish = {
  page: 'page',
  address: 'address',
  file: 'file',
  picture: 'picture',
  document: 'document',
  record: 'record',
  account: 'account',
  session: 'session',
  student: 'student',
  mail: 'mail',
  question: 'question',
  passkey: 'passkey',
  redirect: 'redirect',
  'missing page': 'missing page',
  search: 'search',
  version: 'version',
  draft: 'draft',
};

const thingsInNepali: Words<typeof thingsInEnglish> = {
  page: 'पृष्ठ',
  address: 'ठेगाना',
  file: 'फाइल',
  picture: 'तस्बिर',
  document: 'कागजात',
  record: 'अभिलेख',
  account: 'खाता',
  session: 'लगइन',
  student: 'विद्यार्थी',
  mail: 'इमेल',
  question: 'प्रश्न',
  passkey: 'पासकी',
  redirect: 'पुनर्निर्देशन',
  'missing page': 'नभेटिएको पृष्ठ',
  search: 'खोज',
  version: 'संस्करण',
  draft: 'मस्यौदा',
};

export const thingWords: InEach<typeof thingsInEnglish> = { en: thingsInEnglish, ne: thingsInNepali };
