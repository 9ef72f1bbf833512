import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  groups: { here: 'यो पृष्ठमा', everywhere: 'सबै ठाउँमा', goTo: 'पृष्ठमा जान' },
  singleKeys: 'Ctrl बिनाका सर्टकट',
  singleKeysHint: 'बोलेर लेख्दा वा झुक्किएर थिचिँदा झन्झट भए बन्द गर्नुहोस्। यो रोजाइ यही ब्राउजरमा राखिन्छ।',
  inEditor:
    'Esc ले संवाद बन्द गर्छ। लेख्ने ठाउँमा Ctrl र K ले लिङ्क बनाउँछ, Ctrl, Shift र F ले विन्डो पूरै भर्छ। तालिकामा Shift र बाण चिह्नले कोठा छान्छ, त्यसपछि Tab ले तिनका बटनमा पुर्‍याउँछ।',
};
