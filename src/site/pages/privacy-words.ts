import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

const english = {
  heading: 'Privacy',
  description: (college: string) =>
    `What the website of ${college} keeps about those who use it, why, for how long, and who sees it.`,
  summary: 'What this website keeps about you, why, for how long, and who sees it.',
  labels: { what: 'What', why: 'Why', until: 'How long', who: 'Who sees it' },
  aYear: 'a year',
  years: (years: string) => `${years} years`,
  days: (days: string) => `${days} days`,
  endless: 'Until the office deletes it.',
  form: {
    what: (fields: string) => `What you fill in (${fields}), when you sent it, and in which language.`,
    until: (period: string) => `For ${period}, then it is deleted with the mails about it.`,
  },
  chat: {
    heading: 'When you ask the assistant',
    what:
      'Your questions and the answers. A visit has a random number; your name and network address are not kept. ' +
      'For half an hour your last question helps to understand the next one. Please write no names or telephone numbers into a question.',
    outside: 'Your questions are also sent to a service outside this website, which words the answers.',
    why: 'To see what visitors ask, and what the website should say better.',
    until: (period: string) => `For ${period} after your last question.`,
    untilUnanswered: (period: string) =>
      `A question that nothing answered, or whose answer you rated, stays on a list for ${period} after that.`,
    unansweredEndless:
      'A question that nothing answered, or whose answer you rated, stays on a list until the office takes it off.',
    who: 'Staff of the college’s office.',
  },
  mail: {
    heading: 'When we send you a mail',
    what: 'The mail, with your address.',
    why: 'To confirm what you sent, and to see whether the mail arrived.',
    until: (period: string) =>
      `For ${period} after it was sent. If what it is about is deleted earlier, so is the mail.`,
    who: 'Staff who may see what it is about.',
  },
  spam: {
    heading: 'What looks like spam',
    what: 'Messages and applications that a check by the program took for spam, as they were sent.',
    why: 'So that staff can find what was taken for spam by mistake.',
    until: (period: string) =>
      `For ${period}. An application is not deleted before somebody of the staff has looked at it.`,
    who: 'The same staff as of other messages and applications.',
  },
  account: {
    heading: 'If you have an account here',
    what:
      'Your name, email address and role, and as a student your programme and semester. Your password only in a form ' +
      'from which nobody can read it, and for the second step what your app or passkey is checked with. Where you are signed in: browser and time. Of sign-ins and of changes that staff ' +
      'make, who did what and when, and of sign-ins the browser and part of the network address.',
    why: 'To let you in, to keep others out, and to see later who changed what.',
    until: (hours: string, days: string) =>
      `The account until it is deleted. A sign-in ends after ${hours} hours without use, and after ${days} days at the latest.`,
    cookie: (period: string) =>
      `A cookie, set when you sign in, lets the website know your browser again for ${period}.`,
    trail: (period: string) => `The record of sign-ins and changes: ${period}.`,
    trailEndless: 'The record of sign-ins and changes has no end.',
    who: 'Administrators who look after accounts. You see your own sign-ins yourself.',
  },
  visit: {
    heading: 'When you only read',
    what:
      'Nothing about you: no cookie, no profile, nothing loaded from other companies. Your network address is used to ' +
      'send you the page and, made unreadable, to limit how often something may be sent; the website’s log does not ' +
      'contain it. Addresses that are no page are counted, without anything about who asked.',
    device:
      'Your own device keeps pages that you have read, to show them without a connection, what you typed into a ' +
      'form until it is sent, and reference and day of what you sent for 180 days, or until you press Forget beside ' +
      'the form. You delete all of it with the data of this website in your browser.',
  },
  where: {
    heading: 'Where it is kept',
    text:
      'In the database and the file store of this website, which the college runs or has run for it. Backups are ' +
      'copies: what is deleted here stays in older backups until these are deleted.',
  },
  ask: {
    heading: 'Have it shown, corrected or deleted',
    text:
      'Tell the office your name, how you reached us, and the reference if you kept it. You are told what we have; it is ' +
      'corrected, or deleted with the mails about it.',
    form: 'Write to the office',
  },
};

const nepali: Words<typeof english> = {
  heading: 'गोपनीयता',
  description: (college) => `${joined(college, 'को')} वेबसाइटले प्रयोगकर्ताबारे के राख्छ, किन, कति समय, र कसले देख्छ।`,
  summary: 'यो वेबसाइटले तपाईंबारे के राख्छ, किन, कति समय, र कसले देख्छ।',
  labels: { what: 'के', why: 'किन', until: 'कति समय', who: 'कसले देख्छ' },
  aYear: 'एक वर्ष',
  years: (years) => `${years} वर्ष`,
  days: (days) => `${days} दिन`,
  endless: 'कार्यालयले नमेटाएसम्म।',
  form: {
    what: (fields) => `तपाईंले भर्नुभएको कुरा (${fields}), कहिले र कुन भाषामा पठाउनुभयो।`,
    until: (period) => `${period}। त्यसपछि त्यससम्बन्धी इमेलसहित मेटिन्छ।`,
  },
  chat: {
    heading: 'सहायकलाई सोध्दा',
    what:
      'तपाईंका प्रश्न र तिनका जवाफ। हरेक भेटलाई एउटा अनुमान गर्न नसकिने नम्बर दिइन्छ; तपाईंको नाम र नेटवर्क ठेगाना राखिँदैन। ' +
      'आधा घण्टासम्म तपाईंको अन्तिम प्रश्न अर्को प्रश्न बुझ्न काम लाग्छ। प्रश्नमा नाम वा फोन नम्बर नलेख्नुहोला।',
    outside: 'तपाईंका प्रश्न जवाफ तयार गर्ने बाहिरी सेवामा पनि पठाइन्छन्।',
    why: 'आगन्तुकले के सोध्छन् र वेबसाइटमा के अझ राम्ररी लेख्नुपर्छ भनी हेर्न।',
    until: (period) => `तपाईंको अन्तिम प्रश्नपछि ${period}।`,
    untilUnanswered: (period) =>
      `जवाफ नभेटिएको, वा जवाफ काम लाग्यो कि लागेन भनिएको प्रश्न त्यसपछि ${period} सूचीमा रहन्छ।`,
    unansweredEndless: 'जवाफ नभेटिएको, वा जवाफ काम लाग्यो कि लागेन भनिएको प्रश्न कार्यालयले नहटाएसम्म सूचीमा रहन्छ।',
    who: 'कलेज कार्यालयका कर्मचारी।',
  },
  mail: {
    heading: 'हामीले इमेल पठाउँदा',
    what: 'तपाईंको ठेगानासहितको इमेल।',
    why: 'तपाईंले पठाएको कुरा पाएको जनाउन, र इमेल पुग्यो कि पुगेन हेर्न।',
    until: (period) => `पठाएपछि ${period}। जेबारे हो, त्यो पहिल्यै मेटिए इमेल पनि मेटिन्छ।`,
    who: 'जेबारे हो, त्यो हेर्न पाउने कर्मचारी।',
  },
  spam: {
    heading: 'स्प्यामजस्तो देखिएका',
    what: 'प्रणालीले स्प्याम ठानेका सन्देश र निवेदन, पठाइएकै रूपमा।',
    why: 'भुलले स्प्याम ठानिएको कुरा कर्मचारीले भेट्न सकून् भनेर।',
    until: (period) => `${period}। कर्मचारीले नहेरेसम्म निवेदन मेटिँदैन।`,
    who: 'अरू सन्देश र निवेदन हेर्ने कर्मचारीले नै।',
  },
  account: {
    heading: 'यहाँ तपाईंको खाता छ भने',
    what:
      'तपाईंको नाम, इमेल र भूमिका; विद्यार्थीको हकमा कोर्स र सेमेस्टर पनि। पासवर्ड कसैले पढ्न नसक्ने रूपमा मात्र, र दोस्रो चरणका लागि एप वा पासकी जाँच्ने कुरा। ' +
      'तपाईंले कहाँ लगइन गर्नुभएको छ: ब्राउजर र समय। लगइन र कर्मचारीले गरेका परिवर्तनमा कसले कहिले के गर्‍यो, र ' +
      'लगइनमा ब्राउजर र नेटवर्क ठेगानाको अंश।',
    why: 'तपाईंलाई लगइन दिन, अरूलाई रोक्न, र पछि कसले के बदल्यो हेर्न।',
    until: (hours, days) =>
      `खाता नमेटाएसम्म रहन्छ। प्रयोग नगरेको ${hours} घण्टापछि, र बढीमा ${days} दिनमा लगइन टुङ्गिन्छ।`,
    cookie: (period) => `लगइन गर्दा राखिने कुकीले तपाईंको ब्राउजर ${period} चिन्छ।`,
    trail: (period) => `लगइन र परिवर्तनको अभिलेख: ${period}।`,
    trailEndless: 'लगइन र परिवर्तनको अभिलेख सधैँ रहन्छ।',
    who: 'खाता हेर्ने प्रशासक। आफ्ना लगइन तपाईं आफैँ पनि हेर्न सक्नुहुन्छ।',
  },
  visit: {
    heading: 'पढ्दा मात्र',
    what:
      'तपाईंबारे केही राखिँदैन: कुकी छैन, विवरण बनाइँदैन, अरू कम्पनीबाट केही लोड हुँदैन। तपाईंको नेटवर्क ठेगाना पृष्ठ पठाउन, र ' +
      'पढ्न नसकिने बनाएर, कति पटक पठाउन पाइने भन्ने सीमा राख्न मात्र चल्छ; वेबसाइटको लगमा त्यो हुँदैन। नभएका पृष्ठका ठेगाना ' +
      'गनिन्छन्, तर कसले खोज्यो भन्ने राखिँदैन।',
    device:
      'तपाईंले पढेका पृष्ठ जडान नहुँदा देखाउन, फारममा लेखेको कुरा नपठाएसम्म, र पठाउनुभएकोको दर्ता नम्बर र दिन १८० दिनसम्म, वा फारमको ' +
      'छेउमा ‘यन्त्रबाट मेटाउनुहोस्’ नथिचेसम्म, तपाईंकै यन्त्रमा रहन्छन्। ब्राउजरमा यो वेबसाइटको तथ्याङ्क मेटाउँदा सबै मेटिन्छन्।',
  },
  where: {
    heading: 'कहाँ राखिन्छ',
    text:
      'यो वेबसाइटको डेटाबेस र फाइल भण्डारमा, जुन कलेज आफैँ वा उसका लागि अरूले चलाउँछ। जगेडा भनेको प्रतिलिपि हो: यहाँ मेटाइएको ' +
      'कुरा पुराना जगेडा नमेटाएसम्म तिनमा रहन्छ।',
  },
  ask: {
    heading: 'हेर्न, सच्याउन वा मेटाउन',
    text:
      'कार्यालयलाई आफ्नो नाम, कसरी सम्पर्क गर्नुभएको थियो, र राख्नुभएको भए दर्ता नम्बर भन्नुहोस्। हामीसँग के छ भनिन्छ, सच्याइन्छ, ' +
      'वा त्यससम्बन्धी इमेलसहित मेटाइन्छ।',
    form: 'कार्यालयलाई लेख्नुहोस्',
  },
};

export const privacyWords: InEach<typeof english> = { en: english, ne: nepali };
