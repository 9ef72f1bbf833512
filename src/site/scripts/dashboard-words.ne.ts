import type { Words } from '../../languages/words.ts';
import type { dashboardWords as english } from './dashboard-words.ts';

export const dashboardWords: Words<typeof english> = {
  passwordChanged: 'पासवर्ड बदलियो। अरू सबै ठाउँबाट लगआउट भयो।',
  thisOne: 'यही हो',
  lastSeen: (when) => `पछिल्लो पटक ${when}`,
  unknownBrowser: 'थाहा नभएको ब्राउजर',
};
