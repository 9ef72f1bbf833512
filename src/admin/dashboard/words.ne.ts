import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import { counted } from '../list/words.ne.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  failedMails: (count) => `पछिल्ला सात दिनमा ${digitsIn('ne', count)} इमेल पठाउन सकिएन।`,
  seeFailed: 'किन हो हेर्नुहोस्, र फेरि पठाउनुहोस्',
  howMuch: 'कति छ',
  atAGlance: 'एक नजरमा',
  toBeRead: 'पढ्न बाँकी',
  unviewed: (many) => `नहेरिएका ${many}`,
  chatsToday: 'आजका कुराकानी',
  unanswered: 'जवाफ नभएका प्रश्न',
  eventsUnreadable: 'पछिल्ला परिवर्तन पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  countsUnreadable: 'कति छ भन्ने पढ्न सकिएन। फेरि प्रयास गर्नुहोस्।',
};

export const changeWords: Words<typeof english.changeWords> = {
  title: 'पछिल्ला परिवर्तन',
  none: 'तपाईंले हेर्ने कुरामा अहिलेसम्म केही बदलिएको छैन।',
  in: '',
  inside: 'मा ',
  by: (name) => ` (${name})`,
  did: {
    created: 'थपियो',
    updated: 'बदलियो',
    illustrated: 'का तस्बिर बदलिए',
    replaced: 'को तस्बिर वा कागजात साटियो',
    moved: 'सूचीमा सारियो',
    deleted: 'मेटाइयो',
    published: 'प्रकाशित भयो',
    unpublished: 'सार्वजनिक पृष्ठबाट हटाइयो',
    ended: 'सकियो',
    'put-back': 'फिर्ता राखियो',
    erased: 'सधैँका लागि मेटाइयो',
  },
  changed: 'बदलियो',
  ordered: (listed) => `का ${listed} क्रममा राखिए`,
  settings: 'सेटिङ',
  settingsDid: 'बदलियो',
  menu: 'वेबसाइटको',
  redirect: 'पुनर्निर्देशन',
  picture: 'तस्बिर',
  document: 'कागजात',
  account: 'खाता',
  chat: 'कुराकानी, मिति',
};

export const waitingWords: Words<typeof english.waitingWords> = {
  title: 'तपाईंले हेर्नुपर्ने',
  overdue: {
    publish: (at, reason) => `${at} प्रकाशित हुनुपर्थ्यो, तर हुन सकेन। ${reason}`,
    expire: (at, reason) => `${at} हट्नुपर्थ्यो, तर हुन सकेन। ${reason}`,
    unpin: (at, reason) => `${joined(at, 'सम्म')} मात्र माथि रहनुपर्थ्यो, तर हुन सकेन। ${reason}`,
  },
  submitted: () => 'स्वीकृतिको पर्खाइमा',
  approved: () => 'स्वीकृत, प्रकाशित हुन बाँकी',
  unattended: {
    publish: (at, by) =>
      `${at} देखिनेछ। समय तोक्ने: ${by}, जसले अब प्रकाशित गर्न पाउनुहुन्न। समय फेरि तोक्नुहोस्, वा हटाउनुहोस्।`,
    expire: (at, by) =>
      `${at} हट्नेछ। समय तोक्ने: ${by}, जसले अब प्रकाशित गर्न पाउनुहुन्न। समय फेरि तोक्नुहोस्, वा हटाउनुहोस्।`,
    unpin: (at, by) =>
      `${joined(at, 'सम्म')} माथि रहनेछ। समय तोक्ने: ${by}, जसले अब प्रकाशित गर्न पाउनुहुन्न। समय फेरि तोक्नुहोस्, वा हटाउनुहोस्।`,
  },
  deletedAccount: 'मेटाइएको खाता',
  returned: (by, note) =>
    `${by === null ? 'तपाईंलाई फिर्ता गरिएको छ' : `${joined(by, 'ले')} तपाईंलाई फिर्ता गर्नुभएको छ`}${note === '' ? '।' : `: ‘${note}’`}`,
  conflict: 'मस्यौदा सुरु भएपछि आगन्तुकले देख्ने पाठ बदलिएको छ। दुवै दाँजेर हेर्नुहोस्, अनि फेरि प्रकाशित गर्नुहोस्।',
  outcomes: 'तपाईंका मस्यौदा कहाँ पुगे',
  outcome: {
    approved: (by) => `${joined(by, 'ले')} स्वीकृत गर्नुभएको छ, प्रकाशित हुन बाँकी छ।`,
    scheduled: (by, at) => `${at} प्रकाशित हुनेछ। समय तोक्ने: ${by}।`,
    published: (by, at) => `${joined(by, 'ले')} ${at} प्रकाशित गर्नुभएको छ।`,
  },
  somebody: 'कुनै कर्मचारी',
  kept: (versions, pictures, documents, size) =>
    `आगन्तुकले देख्ने कुराबाहेक इतिहास, मस्यौदा र रद्दीमा ${counted(versions, 'संस्करण')}, ` +
    `${counted(pictures, 'तस्बिर')} र ${counted(documents, 'कागजात')}${size} राखिएका छन्।`,
  size: (size) => ` (${size})`,
};

export const signInWords: Words<typeof english.signInWords> = {
  last: (time, place) => `यसअघि तपाईंको पछिल्लो लगइन: ${time}, ${place}।`,
  network: (network) => `नेटवर्क ${network}`,
  failed: (count, isMore, time) =>
    `तपाईंको खातामा ${digitsIn('ne', count)} ${isMore ? 'भन्दा बढी ' : ''}लगइन असफल भए, पछिल्लो ${time}।`,
  ask: 'तपाईं नै हुनुहुन्थ्यो?',
};

export const stepWords: Words<typeof english.stepWords> = {
  title: 'सुरुका काम',
  progress: (done, all) => `${digitsIn('ne', all)} मध्ये ${digitsIn('ne', done)} सकियो`,
  steps: {
    name: 'कलेजको नाम',
    phone: 'फोन र एक्सटेन्सन',
    address: 'ठेगाना',
    logo: 'लोगो',
    notice: 'पहिलो सूचना',
    colleagues: 'सहकर्मी',
    twoSteps: 'दुई चरणको लगइन',
    mail: 'इमेल',
    backup: 'जगेडा',
  },
  hints: {
    name: 'हरेक पृष्ठको सिरानमा।',
    phone: 'अभिभावकले जुनसुकै पृष्ठबाट फोन गर्छन्; एक्सटेन्सन नम्बरपछि देखिन्छ।',
    address: 'हरेक पृष्ठको सिरान र पुछारमा।',
    logo: 'कोरिएको रुखको सट्टा।',
    notice: 'आगन्तुक यसैका लागि आउँछन्।',
    colleagues: 'हरेकलाई आफ्नै खाता र चाहिने जिम्मेवारी।',
    twoSteps: 'पासवर्डले मात्र केही नखुलोस् भनेर।',
    mail: 'कार्यालयले निवेदनको खबर र अभिभावकले रसिद पाऊन् भनेर।',
    backup: 'हरेक रात, अर्को डिस्कमा।',
  },
  done: '(सकियो)',
  putAway: 'सधैँका लागि हटाउनुहोस्',
  isAway: 'हटाइयो। सेटिङबाट सुरुका काम फेरि देखाउन सकिन्छ।',
};
