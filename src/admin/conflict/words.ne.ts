import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const byOther: Words<typeof english.byOther> = {
  title: 'अरू कसैले यो बदलेको छ',
  saved: (name, time, ago) =>
    `तपाईंले खोलेपछि ${joined(name ?? 'अरू कसै', 'ले')} ${time} (${ago}) यो राख्नुभयो। उहाँको केही मेटिएको छैन।`,
  savedUnknown: 'तपाईंले खोलेपछि अरू कसैले यो राख्नुभयो। उहाँको केही मेटिएको छैन।',
  mine: 'तपाईंको',
  theirs: 'राखिएको',
  onlyTheirs: 'उहाँले मात्र बदलेका, जे रोजे पनि यी रहन्छन्:',
  takeTheirs: 'उहाँको लिनुहोस्',
  overwrite: 'मेरो राख्नुहोस्',
};

export const byOneself: typeof byOther = {
  title: 'तपाईंले अर्को विन्डोमा यो बदल्नुभएको छ',
  saved: (_name, time, ago) =>
    `यहाँ खोलेपछि तपाईंले नै अर्को विन्डोमा ${time} (${ago}) यो राख्नुभयो। त्यसको केही मेटिएको छैन।`,
  savedUnknown: '',
  mine: 'यो विन्डोमा',
  theirs: 'राखिएको',
  onlyTheirs: 'अर्को विन्डोमा मात्र बदलिएका, जे रोजे पनि यी रहन्छन्:',
  takeTheirs: 'राखिएको लिनुहोस्',
  overwrite: 'यो विन्डोको राख्नुहोस्',
};

export const common: Words<typeof english.common> = {
  end: '।',
  same: 'तपाईंले लेखेको कुरा अहिले राखिएकै छ।',
  keepEditing: 'लेख्दै जानुहोस्',
};

export const choice: Words<typeof english.choice> = {
  title: 'कुन चाहिँ राख्ने?',
  draftChanged: (name) => `तपाईंले खोलेपछि ${joined(name ?? 'अरू कसै', 'ले')} यो मस्यौदा बदल्नुभएको छ। केही मेटिएको छैन।`,
  draftChangedByYou: 'तपाईंले अर्को झ्यालमा यो मस्यौदा बदल्नुभएको छ। केही मेटिएको छैन।',
  merged: (fields) => `दुवै परिवर्तन राखियो; अर्कोबाट: ${fields}।`,
  liveChanged:
    'यो मस्यौदा सुरु गरेपछि आगन्तुकले देख्ने कुरा बदलिएको छ। अहिलेसम्म केही प्रकाशित भएको छैन। मस्यौदामा कुन राख्ने, छान्नुहोस्।',
  before: 'पहिलेको',
  mine: 'मेरो',
  theirs: 'उहाँको',
  live: 'आगन्तुकले देख्ने',
  onlyTheirs: 'उहाँले मात्र बदलेका, यी रहन्छन्:',
  nothingTwice: 'तपाईंहरूले फरक-फरक खण्ड बदल्नुभएको छ। दुवै रहन्छन्।',
  use: 'मैले छानेको राख्नुहोस्',
  keepEditing: 'लेख्दै जानुहोस्',
};
