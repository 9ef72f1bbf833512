import { joined } from '../languages/joined.ts';
import type { Words } from '../languages/words.ts';
import type * as english from './college-words.ts';

export const collegeLabels: Words<typeof english.collegeLabels> = {
  name: 'कलेजको नाम (अङ्ग्रेजी)',
  name_ne: 'कलेजको नाम',
  motto: 'आदर्श वाक्य (अङ्ग्रेजी)',
  motto_ne: 'आदर्श वाक्य',
  university: 'उपाधि दिने विश्वविद्यालय',
  university_ne: 'उपाधि दिने विश्वविद्यालय',
  phone: 'फोन',
  extensions: 'एक्सटेन्सन',
  morePhones: 'थप फोन',
  email: 'इमेल',
  moreEmails: 'थप इमेल',
  address: 'ठेगाना (अङ्ग्रेजी)',
  address_ne: 'ठेगाना',
  openingHours: 'कार्यालय खुल्ने समय',
  openingHours_ne: 'कार्यालय खुल्ने समय',
  mapsUrl: 'नक्साको लिङ्क',
  plusTwoUrl: 'प्लस टुको वेबसाइट',
  journalUrl: 'जर्नलको वेबसाइट',
  established: 'स्थापना वर्ष',
  copyrightYear: 'प्रतिलिपि अधिकारको वर्ष',
  answerDays: 'जवाफ दिने दिन',
  logo: 'लोगो',
  favicon: 'ब्राउजर ट्याबको चिह्न',
  review: 'प्रकाशनअघि स्वीकृति चाहिने',
  adminsNeedSecondFactor: 'सबै कर्मचारीले दुई चरणमा प्रवेश गर्ने',
  keepChats: 'सहायकसँगका कुराकानी',
  keepMessages: 'सम्पर्क सन्देश',
  keepSpam: 'स्प्याम',
  keepMails: 'इमेल (पठाइएका)',
  keepAudit: 'कार्य अभिलेख',
  keepUnanswered: 'जवाफ नभएका प्रश्न',
  keepMissingPages: 'नभेटिएका पृष्ठ',
  facebook: 'फेसबुक',
  instagram: 'इन्स्टाग्राम',
  youtube: 'युट्युब',
  linkedin: 'लिङ्क्डइन',
  boxUsers: 'प्रयोगकर्ता',
  boxSubjects: 'विषय',
  boxTeachers: 'शिक्षक',
  boxAcademics: 'कार्यक्रम',
  boxNotes: 'टिपोट',
  boxEvents: 'आयोजना',
  boxQuestions: 'प्रश्न',
};

export const wrong: Words<typeof english.wrong> = {
  lines: (label) => `${label} एकै हरफमा लेख्नुहोस्।`,
  webAddress: (label) => `${joined(label, 'मा')} https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।`,
  phone: (label) => `${joined(label, 'मा')} नम्बर लेख्नुहोस्, जस्तै +९७७-१-५५५०१००।`,
  email: (label) => `${label} name@example.org जस्तो हुनुपर्छ।`,
  morePhones: (label, most) =>
    `${joined(label, 'मा')} +९७७-१-५५५०१०० जस्ता नम्बर लेख्नुहोस्: हरेक हरफमा एउटा, बढीमा ${most} वटा।`,
  moreEmails: (label, most) =>
    `${joined(label, 'मा')} name@example.org जस्ता ठेगाना लेख्नुहोस्: हरेक हरफमा एउटा, बढीमा ${most} वटा।`,
  extensions: (label, most) =>
    `${joined(label, 'मा')} २३, २४ जस्ता नम्बर लेख्नुहोस्: बढीमा ${most} वटा, ६ अङ्कसम्मका।`,
  number: (label, least, most) => `${label} ${least} देखि ${most} सम्मको पूर्ण सङ्ख्या हुनुपर्छ।`,
  period: (label, least, most) =>
    `${joined(label, 'मा')} ${least} देखि ${most} सम्मको दिन सङ्ख्या लेख्नुहोस्, वा खाली छोड्नुहोस्।`,
  established: (label) => `${label} १८०० देखि २१०० सम्मको वर्ष हुनुपर्छ, वा खाली।`,
  picture: (label) => `${label} राखिएको तस्बिर हुनुपर्छ, वा खाली।`,
  yesOrNo: (label) => `${label} हो वा होइन मध्ये एक हुनुपर्छ।`,
  review: (label, kinds) => `${joined(label, 'मा')} सामग्रीका प्रकार मात्र राख्न मिल्छ: ${kinds}।`,
};
