import { errorWords as errorsInNepali, thingWords as thingsInNepali } from './error-words.ne.ts';
import { errorWords as errorsInEnglish, thingWords as thingsInEnglish } from './error-words.ts';
import type { InEach } from './language.ts';

export const errorWords: InEach<typeof errorsInEnglish> = { en: errorsInEnglish, ne: errorsInNepali };
export const thingWords: InEach<typeof thingsInEnglish> = { en: thingsInEnglish, ne: thingsInNepali };
