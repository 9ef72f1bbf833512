import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  title: 'कुनचाहिँ राख्ने?',
  saved: (name, time, ago) =>
    `तपाईंले खोलेपछि ${joined(name ?? 'अरू कसै', 'ले')} ${time} (${ago}) यो राख्नुभयो। उहाँको केही मेटिएको छैन।`,
  savedByYou: (time, ago) =>
    `यहाँ खोलेपछि तपाईंले नै अर्को विन्डोमा ${time} (${ago}) यो राख्नुभयो। त्यसको केही मेटिएको छैन।`,
  savedUnknown: 'तपाईंले खोलेपछि अरू कसैले यो राख्नुभयो। उहाँको केही मेटिएको छैन।',
  draftChanged: (name) => `तपाईंले खोलेपछि ${joined(name ?? 'अरू कसै', 'ले')} यो मस्यौदा बदल्नुभएको छ। केही मेटिएको छैन।`,
  draftChangedByYou: 'तपाईंले अर्को विन्डोमा यो मस्यौदा बदल्नुभएको छ। केही मेटिएको छैन।',
  merged: (fields) => `दुवै परिवर्तन राखिए; अर्कोबाट: ${fields}।`,
  liveChanged:
    'यो मस्यौदा सुरु गरेपछि आगन्तुकले देख्ने कुरा बदलिएको छ। अहिलेसम्म केही प्रकाशित भएको छैन। मस्यौदामा कुन राख्ने, छान्नुहोस्।',
  before: 'पहिलेको',
  mine: 'मेरो',
  theirs: 'उहाँको',
  stored: 'राखिएको',
  live: 'आगन्तुकले देख्ने',
  onlyTheirs: 'उहाँले मात्र बदल्नुभएका, यी रहन्छन्:',
  nothingTwice: 'तपाईंहरूले फरक-फरक खण्ड बदल्नुभएको छ। दुवै रहन्छन्।',
  use: 'मैले छानेको राख्नुहोस्',
  keepEditing: 'लेख्दै जानुहोस्',
  end: '।',
};
