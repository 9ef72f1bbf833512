import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const words: Words<typeof english.words> = {
  title: 'मेनु',
  intro:
    'हरेक पृष्ठको सिरान र पुछारका लिङ्क। सिरानको लिङ्कमुनि अरू लिङ्क राख्न मिल्छ: → ले माथिको लिङ्कमुनि राख्छ, ← ले फेरि बाहिर निकाल्छ। सबै एकैपटक राखिन्छ।',
  header: 'सिरान',
  footer: 'पुछार',
  saved: 'मेनु राखियो',
  viewSite: 'वेबसाइट हेर्नुहोस्',
  unreadable: 'सर्भरबाट मेनु आएन। फेरि प्रयास गर्नुहोस्।',
  into: (group) => `‘${group}’ मुनि राख्नुहोस्`,
  intoNone: 'माथिको लिङ्कमुनि राख्नुहोस्',
  out: 'समूहबाट निकाल्नुहोस्',
  remove: 'हटाउनुहोस्',
  removed: (name) => `‘${name}’ राखेपछि मेनुबाट हट्छ`,
  removedWith: (name, count) => `‘${name}’ र त्यसमुनिका ${digitsIn('ne', count)} लिङ्क राखेपछि मेनुबाट हट्छन्`,
  movedInto: (name, group) => `${name} अब ${group} मुनि छ।`,
  movedOut: (name) => `${name} अब छुट्टै छ।`,
  addTo: { header: 'सिरानमा थप्नुहोस्', footer: 'पुछारमा थप्नुहोस्' },
  full: (max) => `यहाँ बढीमा ${digitsIn('ne', max)} लिङ्क अटाउँछन्।`,
  empty: 'कुनै लिङ्क छैन। आगन्तुकले पृष्ठहरू अरू लिङ्क र खोजबाट मात्र भेट्छन्।',
  hidden: {
    draft: 'मस्यौदा: आगन्तुकले यो लिङ्क देख्दैनन्',
    scheduled: 'समय तोकिएको: आगन्तुकले यो लिङ्क अझै देख्दैनन्',
    ended: 'सकिएको: आगन्तुकले यो लिङ्क देख्दैनन्',
    trash: 'रद्दीमा: आगन्तुकले यो लिङ्क देख्दैनन्',
    gone: 'अब छैन: आगन्तुकले यो लिङ्क देख्दैनन्',
  },
  appears: (when) => `${when} देखिन्छ: आगन्तुकले यो लिङ्क अझै देख्दैनन्`,
  group: 'यसको आफ्नै पृष्ठ यसमुनि सबैभन्दा पहिले आउँछ।',
  shown: 'आगन्तुकले देख्ने रूप',
  in: { en: 'अङ्ग्रेजीमा', ne: 'नेपालीमा' },
  nothing: 'केही छैन',
  builtIn: 'सुरुको मेनु',
  versions: 'पहिलेका मेनु',
  by: (name) => `, बदल्ने: ${name}`,
  take: 'यो फारममा ल्याउनुहोस्',
  taken: 'त्यो मेनु अब फारममा छ। देखाउन राख्नुहोस्।',
};

export const dialogWords: Words<typeof english.dialogWords> = {
  add: { header: 'सिरानमा लिङ्क थप्नुहोस्', footer: 'पुछारमा लिङ्क थप्नुहोस्' },
  change: 'यो लिङ्क बदल्नुहोस्',
  leadsTo: 'पुग्ने ठाउँ',
  choose: 'छान्नुहोस्',
  record: 'प्रकाशित कुनै सामग्री…',
  address: 'अर्को ठेगाना…',
  search: 'कुन',
  searchHint: 'शीर्षकको केही अंश।',
  found: 'भेटिएका',
  none: 'आफ्नै पृष्ठ भएको कुनै सामग्रीको शीर्षकमा यी शब्द छैनन्।',
  url: 'ठेगाना',
  urlHint: 'https://, mailto: वा tel: बाट सुरु हुन्छ।',
  label: 'अङ्ग्रेजी मेनुमा नाम',
  labelHint: 'खाली भए यसको शीर्षक।',
  labelNe: 'मेनुमा नाम',
  place: 'ठाउँ',
  atEnd: 'अन्त्यमा',
  below: (group) => `‘${group}’ मुनि`,
  addIt: 'थप्नुहोस्',
  take: 'राख्नुहोस्',
  noTarget: 'लिङ्क पुग्ने ठाउँ छान्नुहोस्।',
};

export const inMenuWords: Words<typeof english.inMenuWords> = {
  one: 'यो वेबसाइटको मेनुमा छ। फिर्ता नआएसम्म आगन्तुकले त्यो लिङ्क देख्दैनन्; मेनुमा भने रहन्छ।',
  some: 'यीमध्ये केही वेबसाइटको मेनुमा छन्। फिर्ता नआएसम्म आगन्तुकले ती लिङ्क देख्दैनन्; मेनुमा भने रहन्छन्।',
};

export const menuPlaceWords: Words<typeof english.menuPlaceWords> = {
  label: 'मेनुमा',
  hint: 'तुरुन्तै बदलिन्छ। पृष्ठ प्रकाशित भएपछि आगन्तुकले मेनुमा देख्छन्।',
  later: 'पहिले शीर्षक लेख्नुहोस्।',
  leads: 'यसमुनि अरू पनि छन्। मेनुको पर्दाबाट सार्नुहोस्।',
  nowhere: 'मेनुमा छैन',
  top: 'पहिलो तहमा',
  under: (name) => `‘${name}’ मुनि`,
  full: (place, most) => `${place} (भरियो: बढीमा ${digitsIn('ne', most)} वटा)`,
};
