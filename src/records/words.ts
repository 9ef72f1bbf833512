import type { Words } from '../languages/words.ts';

/** Error messages of changes to records. Many begin with a field's label. */
const english = {
  /** @param many records of a kind, such as 'semesters' */
  listChanged: (many: string) =>
    `Some ${many} were added or deleted meanwhile. Load the page again, then put them in order.`,
  orderChanged: 'Somebody else has changed the order meanwhile. Nothing was moved.',
  neighbourGone: 'The one after which it should stand is not there any more. Choose another place.',
  noImageThere: 'There is no image at this position any more.',
  otherImageThere: 'Another image stands at this position now. Load the page again.',
  imagesChanged: 'Images were added or deleted meanwhile. Load the page again, then put them in order.',
  /** @param max number of pictures */
  tooMany: (label: string, max: string) => `${label}: at most ${max} at once.`,
  noPicture: (label: string) => `${label}: choose at least one picture.`,
  animation: 'This picture moves. Its first frame was stored, as a still.',
  /** @param count of pictures */
  animations: (count: string) =>
    `Pictures that move: ${count}. The first frame of each was stored, as a still.`,
  tooManyFiles: (max: string) => `At most ${max} files can be sent at once.`,
  gone: (label: string) => `${label} does not exist any more. Choose another.`,
  foreignFile: (label: string) =>
    `${label}: a file belongs to the draft of another record. Upload it for this one.`,
  otherCall: 'Something else was sent under this key before. Load the page again.',
  noDraft: 'There is no draft to publish. Save a draft first.',
  expiresTooEarly: 'The day on which it is taken down has to come after the day on which it appears.',
  unpinsTooEarly: 'The day until which it is pinned has to come after the day on which it appears.',
  notChoosable: 'This picture cannot be chosen, or not any more. Choose another one, or upload it.',
  isInList: 'One of these pictures is in this list already.',
  noField: (name: string) => `There is no field ${name}.`,
  scheduled:
    'This draft is scheduled, so only a publisher changes it or throws it away. Ask one to cancel the schedule first.',
  /** Stored with a draft that was to appear by itself; the reason follows. */
  notPublished: (reason: string) => `It was to appear by itself, and could not be published. ${reason}`,
  notStored:
    'The site could not store the change; its log says what is wrong. It is tried again with every visit.',
  /** Told with an answer. */
  unscheduled: 'The draft is not scheduled any more. Publish it, or schedule it again.',
  /** @param path of a page */
  addressReserved: (path: string) => `${path} is a part of the site itself. Choose another address.`,
  addressTaken: (path: string, title: string) =>
    `${path} is the address of ‘${title}’ already. Choose another one, or change that page’s first.`,
  /** @param to where a redirect leads */
  addressLeads: (path: string, to: string) =>
    `A redirect leads from ${path} to ${to}. Choose another address, or delete the redirect first.`,
  /** Behind why an address cannot be had. */
  addressFree: (address: string) => `Free is ${address}, for example.`,
  noNote: 'Say what should be changed.',
  /** @param noun and title of a record that names this one */
  held: (noun: string, title: string) =>
    `The ${noun} ‘${title}’ still names this. Choose another there first, or take this down instead.`,
  inTrash: 'This lies in the Trash. Put it back first.',
  notLive: 'This is not shown to visitors, so it cannot be taken down.',
  menu: {
    noList: 'The menu has to be a list of entries.',
    tooMany: (max: string) =>
      `The menu has at most ${max} entries here. Take some out, or put them into a group.`,
    tooDeep: 'Only entries of the header have others below them, and those none.',
    noTarget: 'Every entry of the menu leads to a page, a record or an address. Choose one.',
    gone: 'An entry of the menu leads to something that does not exist any more. Take it out.',
  },
};

const nepali: Words<typeof english> = {
  listChanged: (many) => `यसैबीच केही ${many} थपिए वा मेटिए। पृष्ठ फेरि खोलेर क्रम मिलाउनुहोस्।`,
  orderChanged: 'यसैबीच अरू कसैले क्रम बदल्नुभएको छ। केही सारिएको छैन।',
  neighbourGone: 'जसपछि राख्न खोजिएको हो, त्यो अब छैन। अर्को ठाउँ छान्नुहोस्।',
  noImageThere: 'यो ठाउँमा अब तस्बिर छैन।',
  otherImageThere: 'यो ठाउँमा अहिले अर्कै तस्बिर छ। पृष्ठ फेरि खोल्नुहोस्।',
  imagesChanged: 'यसैबीच तस्बिर थपिए वा मेटिए। पृष्ठ फेरि खोलेर क्रम मिलाउनुहोस्।',
  tooMany: (label, max) => `${label}: एक पटकमा बढीमा ${max}।`,
  noPicture: (label) => `${label}: कम्तीमा एउटा तस्बिर छान्नुहोस्।`,
  animation: 'यो तस्बिर चल्ने खालको हो। यसको पहिलो फ्रेम मात्र स्थिर तस्बिरका रूपमा राखियो।',
  animations: (count) => `चल्ने खालका तस्बिर: ${count}। हरेकको पहिलो फ्रेम मात्र स्थिर तस्बिरका रूपमा राखियो।`,
  tooManyFiles: (max) => `एक पटकमा बढीमा ${max} फाइल पठाउन मिल्छ।`,
  gone: (label) => `${label}: छानिएको अब छैन। अर्को छान्नुहोस्।`,
  foreignFile: (label) => `${label}: एउटा फाइल अर्कै मस्यौदाको हो। यसका लागि छुट्टै अपलोड गर्नुहोस्।`,
  otherCall: 'यही कुञ्जीमा पहिले अर्कै कुरा पठाइएको थियो। पृष्ठ फेरि खोल्नुहोस्।',
  noDraft: 'प्रकाशित गर्न मस्यौदा छैन। पहिले मस्यौदा राख्नुहोस्।',
  expiresTooEarly: 'हटाउने दिन देखिने दिनभन्दा पछि हुनुपर्छ।',
  unpinsTooEarly: 'माथि राख्ने अन्तिम दिन देखिने दिनभन्दा पछि हुनुपर्छ।',
  notChoosable: 'यो तस्बिर छान्न मिल्दैन, वा अब मिल्दैन। अर्को छान्नुहोस्, वा अपलोड गर्नुहोस्।',
  isInList: 'यीमध्ये एउटा तस्बिर यो सूचीमा पहिल्यै छ।',
  noField: (name) => `${name} नामको खण्ड छैन।`,
  scheduled:
    'यो मस्यौदा प्रकाशित हुने समय तोकिएको छ, त्यसैले प्रकाशकले मात्र यसलाई बदल्न वा फाल्न सक्नुहुन्छ। पहिले समय हटाउन प्रकाशकलाई भन्नुहोस्।',
  notPublished: (reason) => `यो आफैँ देखिनुपर्ने थियो, तर प्रकाशित हुन सकेन। ${reason}`,
  notStored: 'वेबसाइटले परिवर्तन राख्न सकेन; के बिग्रियो, लगमा लेखिएको छ। हरेक पटक पृष्ठ खुल्दा फेरि प्रयास हुन्छ।',
  unscheduled: 'मस्यौदा अब तोकिएको समयमा प्रकाशित हुँदैन। प्रकाशित गर्नुहोस्, वा फेरि समय तोक्नुहोस्।',
  addressReserved: (path) => `${path} साइटकै भाग हो। अर्को ठेगाना छान्नुहोस्।`,
  addressTaken: (path, title) =>
    `${path} भन्ने ठेगाना ‘${title}’ शीर्षक भएको पृष्ठले लिइसकेको छ। अर्को ठेगाना छान्नुहोस्, वा पहिले त्यो पृष्ठको बदल्नुहोस्।`,
  addressLeads: (path, to) =>
    `यो ठेगानाबाट रिडाइरेक्ट हुन्छ: ${path} → ${to}। अर्को ठेगाना छान्नुहोस्, वा पहिले त्यो रिडाइरेक्ट मेटाउनुहोस्।`,
  addressFree: (address) => `जस्तै ${address} खाली छ।`,
  noNote: 'के बदल्नुपर्छ, लेख्नुहोस्।',
  held: (noun: string, title: string) =>
    `${noun} ‘${title}’ अझै यसैमा पर्छ। पहिले त्यहाँ अर्को छान्नुहोस्, वा मेटाउनुको सट्टा यसलाई हटाएर राख्नुहोस्।`,
  inTrash: 'यो रद्दीमा छ। पहिले फिर्ता राख्नुहोस्।',
  notLive: 'यो सार्वजनिक पृष्ठमा छैन, त्यसैले हटाउन मिल्दैन।',
  menu: {
    noList: 'मेनु लिङ्कहरूको सूची हुनुपर्छ।',
    tooMany: (max) => `मेनुमा यहाँ बढीमा ${max} लिङ्क राख्न मिल्छ। केही हटाउनुहोस्, वा समूहभित्र राख्नुहोस्।`,
    tooDeep: 'सिरानका लिङ्कमुनि मात्र अरू लिङ्क राख्न मिल्छ, एक तहसम्म।',
    noTarget: 'मेनुको हरेक लिङ्क कुनै पृष्ठ, सामग्री वा ठेगानामा पुग्नुपर्छ। एउटा छान्नुहोस्।',
    gone: 'मेनुको एउटा लिङ्क पुग्ने ठाउँ अब छैन। त्यो लिङ्क हटाउनुहोस्।',
  },
};

export const words = { en: english, ne: nepali };
