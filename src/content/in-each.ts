import type { InEach } from '../languages/language.ts';
import { dutyLabels as dutiesInNepali } from './duty-words.ne.ts';
import { dutyLabels as dutiesInEnglish } from './duty-words.ts';
import { helpWords as helpInNepali } from './help-words.ne.ts';
import { helpWords as helpInEnglish } from './help-words.ts';

export const helpWords: InEach<typeof helpInEnglish> = { en: helpInEnglish, ne: helpInNepali };
export const dutyLabels: InEach<typeof dutiesInEnglish> = { en: dutiesInEnglish, ne: dutiesInNepali };
