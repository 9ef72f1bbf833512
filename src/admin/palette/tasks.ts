import type { Duty } from '../../content/duties.ts';
import { ownDialog, shortcutSheet } from '../dialog/open-state.ts';
import type { choiceWords } from '../list/words.ts';
import { BACKUP, UNANSWERED } from '../paths.ts';
import type { words } from './words.ts';

/** What people come to do, where that is not the name of a screen. */
export interface Task {
  id: keyof typeof words.tasks;
  /** What else people call it: in Nepali, in Nepali with Latin letters, and in English. */
  also: string;
  /** Where it is done, or what opens the dialog for it. */
  at: string | (() => void);
  /** Any of these duties may do it; if there are none, everybody. */
  duties?: readonly Duty[];
}

export const TASKS: readonly Task[] = [
  {
    id: 'password',
    also: 'मेरो पासवर्ड बदल्ने mero pasward password badalne change my own new',
    at: () => ownDialog.set('password'),
  },
  {
    id: 'sessions',
    also: 'मेरो लगइन कहाँ सेसन उपकरण mero login kaha sessions devices sign out everywhere logout signed in',
    at: () => ownDialog.set('sessions'),
  },
  {
    id: 'twoStep',
    also: 'दुई चरणको लगइन पासकी कोड एप dui charan ko login two-step 2fa second factor authenticator app passkey security sign-in',
    at: '/admin/two-step',
  },
  {
    id: 'recoveryCodes',
    also: 'मेरो मेरा जगेडा कोड रिकभरी पुनःप्राप्ति फोन हरायो mero jageda kod rikabhari phone harayo recovery codes backup lost phone',
    at: '/admin/two-step',
  },
  {
    id: 'invite',
    also: 'सहकर्मी कर्मचारी निम्तो थप्ने प्रयोगकर्ता sahakarmi karmachari nimto thapne invite invitation colleague staff member user new account',
    at: '/admin/add-account#first-field',
    duties: ['accounts'],
  },
  {
    id: 'testMail',
    also: 'परीक्षण इमेल सर्भर imel jaanch parikshan email test mail server smtp notifications',
    at: '/admin/mail',
    duties: ['accounts'],
  },
  {
    id: 'backup',
    also: 'जगेडा ब्याकअप प्रतिलिपि jageda byakap backup copy restore',
    at: BACKUP,
    duties: ['accounts'],
  },
  {
    id: 'unanswered',
    also: 'सहायक जवाफ सिकाउने sahayak jawaf sikaune teach the assistant chatbot answers unanswered',
    at: UNANSWERED,
  },
  {
    id: 'shortcuts',
    also: 'किबोर्ड सर्टकट kibord sartakat keyboard shortcuts keys help',
    at: shortcutSheet.open,
  },
];

/** What people call the states by which a list is filtered, besides their label in the language of the screen. */
export const STATE_NAMES = {
  draft: 'मस्यौदा masyauda draft drafts unpublished',
  submitted: 'समीक्षा स्वीकृति samiksha swikriti in review waiting for approval',
  approved: 'स्वीकृत swikrit approved',
  scheduled: 'समय तोकिएको samaya tokieko scheduled planned later',
  ended: 'सकिएको sakieko ended over expired',
  'taken-down':
    'हटाइएको फिर्ता राख्ने hataieko phirta taken down removed unpublished hidden put bring back restore',
  trash: 'रद्दी मेटाइएको फिर्ता राख्ने raddi metaieko phirta trash deleted bin put bring back restore',
} satisfies Partial<Record<keyof typeof choiceWords.states | 'trash', string>>;

/** What else people call a setting, by its name; its label in the language of the screen is found anyway. */
export const SETTING_NAMES: Readonly<Record<string, string>> = {
  name: 'कलेजको नाम kalej ko naam college name title',
  motto: 'आदर्श वाक्य नारा adarsha bakya nara motto slogan tagline',
  university: 'विश्वविद्यालय सम्बन्धन bishwabidyalaya university affiliation',
  established: 'स्थापना sthapana established founded year',
  copyrightYear: 'प्रतिलिपि अधिकार pratilipi adhikar copyright footer year',
  logo: 'लोगो चिह्न logo emblem crest brand',
  favicon: 'चिह्न आइकन chinha icon favicon browser tab',
  phone: 'फोन टेलिफोन नम्बर fon telephone phone number',
  extensions: 'एक्सटेन्सन फोन ekstensan extension phone',
  mobile: 'मोबाइल नम्बर mobail mobile cell phone number',
  viber: 'भाइबर नम्बर bhaibar viber messenger number',
  whatsapp: 'ह्वाट्सएप नम्बर hwatsap whatsapp messenger number',
  morePhones: 'थप फोन मोबाइल thap fon mobile more telephones numbers',
  email: 'इमेल imel email address office',
  moreEmails: 'थप इमेल thap imel more emails',
  address: 'ठेगाना स्थान thegana address place location',
  openingHours: 'कार्यालय खुल्ने समय karyalaya khulne samaya opening office hours time open',
  landmark: 'चिनारी नजिकको ठाउँ chinari najik landmark near',
  directions: 'आउने बाटो aune bato directions how to get there way bus',
  mapsUrl: 'नक्सा naksa map google maps directions location',
  helplines: 'सहयोग फोन आत्महत्या sahayog phon atmahatya helplines hotline suicide crisis despair',
  answerDays: 'जवाफ दिने दिन jawaf din answer days reply',
  plusTwoUrl: 'प्लस टु plus two school link',
  journalUrl: 'जर्नल journal link',
  facebook: 'फेसबुक सामाजिक सञ्जाल facebook social media',
  instagram: 'इन्स्टाग्राम सामाजिक सञ्जाल instagram social media',
  youtube: 'युट्युब सामाजिक सञ्जाल youtube social media video',
  linkedin: 'लिङ्क्डइन सामाजिक सञ्जाल linkedin social media',
  review: 'स्वीकृति समीक्षा swikriti samiksha review approval approve before publishing',
  approvedByOther: 'अरू कसैले स्वीकृत aru kasaile swikrit approved by somebody else four eyes review',
  adminsNeedSecondFactor: 'दुई चरणको लगइन सबै dui charan login two-step 2fa everybody staff must security',
  firstSteps: 'सुरुका काम पहिलो suruka kaam first steps getting started set up',
  keepChats: 'कुराकानी कति समय राख्ने kurakani rakhne keep chats retention days delete',
  keepMessages: 'सन्देश कति समय राख्ने sandesh rakhne keep contact messages retention days delete',
  keepSpam: 'स्प्याम कति समय राख्ने spam rakhne keep retention days delete',
  keepMails: 'इमेल कति समय राख्ने imel rakhne keep mails retention days delete',
  keepAudit: 'कार्य अभिलेख कति समय राख्ने abhilekh rakhne keep audit trail retention days delete',
  keepUnanswered: 'प्रश्न कति समय राख्ने prashna rakhne keep questions retention days delete',
  keepMissingPages: 'नभेटिएका पृष्ठ कति समय राख्ने rakhne keep missing pages retention days delete',
  boxUsers: 'प्रयोगकर्ता सङ्ख्या prayogkarta numbers at a glance users',
  boxSubjects: 'विषय सङ्ख्या bishaya numbers at a glance subjects',
  boxTeachers: 'शिक्षक सङ्ख्या shikshak numbers at a glance teachers',
  boxAcademics: 'कोर्स सङ्ख्या kors numbers at a glance academics',
  boxNotes: 'टिपोट सङ्ख्या tipot numbers at a glance notes',
  boxEvents: 'कार्यक्रम सङ्ख्या karyakram numbers at a glance events',
  boxQuestions: 'प्रश्न सङ्ख्या prashna numbers at a glance questions',
};
