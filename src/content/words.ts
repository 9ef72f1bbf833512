import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Sentences of the declarations that people read, beside labels and toasts. */
const english = {
  endWithoutStart: 'Say also when it starts, or leave ‘Ends at’ empty.',
  endAtStart: '‘Ends at’ cannot be the time at which it starts.',
  needsOwnSecondFactor:
    'Set up two-step sign-in for your own account first, under your name at the top. Then ask it of everybody.',
  pictureIsGone: 'This picture is no longer stored. Please choose it again.',
  facultyHints: {
    duration: 'How long it takes, such as 4 years. Empty: as many semesters or years as it has.',
    university: 'Which awards the degree. Empty: the one of the settings.',
    seats: 'How many students are taken a year, such as 48.',
    hours: 'When classes are held, such as 6:15 to 9:50, Sunday to Friday.',
    eligibility: 'Who may apply, in one sentence.',
    totalFee:
      'Of the whole programme, with what it covers: NPR 582,500: admission, eight semesters, deposit.',
    coordinator: 'Who answers questions about the programme.',
  },
  intakeHints: {
    title: 'In a few words, such as First intake 2027.',
    closesAt: 'Kathmandu time on the last day. Empty: the whole day.',
    note: 'In a sentence, such as where the test is. It stands beside the days.',
    neverOpen: 'This is before anybody can apply: choose a later one.',
    earlyTest: 'The test cannot be before applications open.',
  },
  personHints: {
    name: 'Without titles such as Dr., so that names sort.',
    honorific: 'Such as Dr., Prof. or Ms.',
    email: 'Of the office rather than a private one. Visitors see it only where the switch below is on.',
    phone: 'Visitors see it only where the switch below is on.',
    text: 'A few paragraphs. With them the person has a page of their own.',
  },
  pageSummary: 'Two sentences below the title; search engines show them, too.',
  albumDayHint: 'When the pictures were taken. Empty: the day on which it is added.',
  dateHint: 'Empty: the day on which it is added.',
  eventHints: {
    day: 'Leave it empty if this is no event.',
    start: 'Kathmandu time. Empty: the whole day.',
    end: 'A time before ‘Starts at’ is on the next day.',
  },
  testimonialWords: 'In the student’s own words. Without them visitors do not see the testimonial.',
  faqAnswer: 'The answer. Without it visitors see the question alone.',
  faqTopic: 'Questions with the same topic stand together under it on the page.',
  scholarshipHints: {
    recipients: 'In a few words, for the table at the top of the page.',
    amount: 'What is paid or remitted, such as half of the tuition.',
    deadline: 'By when to ask for it, such as the end of Mangsir.',
  },
  noWayToAnswer: 'Give an email address or a phone number, so that we can answer.',
  invalidEmail: 'Email has to look like name@example.org.',
  /** @param suggestion the address that was probably meant */
  suggestedEmail: (suggestion: string) =>
    `Did you mean ${suggestion}? Email has to look like name@example.org.`,
  invalidPhone:
    'Phone has to be a number such as 9841234567 or +977 1 5970123. Put a comma between several numbers.',
};

const nepali: Words<typeof english> = {
  endWithoutStart: 'सुरु हुने समय पनि लेख्नुहोस्, वा ‘सकिने समय’ खाली छोड्नुहोस्।',
  endAtStart: '‘सकिने समय’ र ‘सुरु हुने समय’ एउटै हुन सक्दैन।',
  needsOwnSecondFactor:
    'पहिले आफ्नै खातामा दुई चरणको लगइन राख्नुहोस्, माथि आफ्नो नाममा थिचेर। त्यसपछि सबैलाई अनिवार्य गर्नुहोस्।',
  pictureIsGone: 'यो तस्बिर अब राखिएको छैन। कृपया फेरि छान्नुहोस्।',
  facultyHints: {
    duration: 'कति समय लाग्छ, जस्तै ४ वर्ष। खाली छोडे जति सेमेस्टर वा वर्ष छन्, त्यति।',
    university: 'उपाधि दिने विश्वविद्यालय। खाली छोडेमा सेटिङमा भएकै हुन्छ।',
    seats: 'वर्षमा कति विद्यार्थी लिइन्छ, जस्तै ४८।',
    hours: 'कक्षा कहिले हुन्छ, जस्तै ६:१५ देखि ९:५०, आइतबारदेखि शुक्रबार।',
    eligibility: 'कसले निवेदन दिन पाउँछ, एक वाक्यमा।',
    totalFee: 'पूरै कोर्सको शुल्क, के के समेटिन्छ भनेर: रु. ५,८२,५००: भर्ना, आठ सेमेस्टर, धरौटी।',
    coordinator: 'कोर्सबारे प्रश्नको जवाफ कसले दिन्छ।',
  },
  intakeHints: {
    title: 'केही शब्दमा, जस्तै: पहिलो भर्ना २०८४।',
    closesAt: 'अन्तिम दिनको काठमाडौँको समय। खाली छोडेमा दिनभरि।',
    note: 'एक वाक्यमा, जस्तै: परीक्षा कहाँ हुन्छ। यो मितिसँगै देखिन्छ।',
    neverOpen: 'यति बेला कसैले निवेदन दिन पाएकै हुँदैन: पछिको छान्नुहोस्।',
    earlyTest: 'परीक्षा निवेदन खुल्ने दिनभन्दा अघि हुन सक्दैन।',
  },
  personHints: {
    name: 'डा. जस्ता उपाधि नराखी।',
    honorific: 'जस्तै डा., प्रा. वा सुश्री।',
    email: 'निजीभन्दा कार्यालयकै राम्रो। तलको स्विच खुला भए मात्र आगन्तुकले देख्छन्।',
    phone: 'तलको स्विच खुला भए मात्र आगन्तुकले देख्छन्।',
    text: 'केही अनुच्छेद। यो लेखे व्यक्तिको आफ्नै पृष्ठ हुन्छ।',
  },
  pageSummary: 'शीर्षकमुनि दुई वाक्य; खोजी इन्जिनले पनि यही देखाउँछ।',
  albumDayHint: 'तस्बिर खिचिएको दिन। खाली छोडे थपिएकै दिन।',
  dateHint: 'खाली छोडेमा थपिएकै दिन।',
  eventHints: {
    day: 'कार्यक्रम होइन भने खाली छोड्नुहोस्।',
    start: 'काठमाडौँको समय। खाली छोडेमा दिनभरि।',
    end: '‘सुरु हुने समय’भन्दा अघिको समय भए भोलिपल्ट सकिन्छ।',
  },
  testimonialWords: 'विद्यार्थीकै शब्दमा। खाली छोडेमा यो भनाइ आगन्तुकलाई देखिँदैन।',
  faqAnswer: 'प्रश्नको जवाफ। खाली छोडेमा प्रश्न मात्र देखिन्छ।',
  faqTopic: 'उही समूहका प्रश्न पृष्ठमा एकै ठाउँ देखिन्छन्।',
  scholarshipHints: {
    recipients: 'छोटकरीमा, पृष्ठको सिरानको तालिकाका लागि।',
    amount: 'के दिइन्छ वा छुट हुन्छ, जस्तै पढाइ शुल्कको आधा।',
    deadline: 'कहिलेसम्म माग्ने, जस्तै मंसिरको अन्त्यसम्म।',
  },
  noWayToAnswer: 'हामीले जवाफ दिन सकौँ भनेर इमेल वा फोन नम्बर लेख्नुहोस्।',
  invalidEmail: 'इमेल name@example.org जस्तो हुनुपर्छ।',
  suggestedEmail: (suggestion) => `${suggestion} भन्न खोज्नुभएको हो? इमेल name@example.org जस्तो हुनुपर्छ।`,
  invalidPhone: 'फोन ९८४१२३४५६७ वा +९७७ १ ५९७०१२३ जस्तो नम्बर हुनुपर्छ। धेरै नम्बर भए बीचमा अल्पविराम राख्नुहोस्।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
