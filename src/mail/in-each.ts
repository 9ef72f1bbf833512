import type { InEach } from '../languages/language.ts';
import * as ne from './words.ne.ts';
import * as en from './words.ts';

export const words: InEach<typeof en.words> = { en: en.words, ne: ne.words };
export const refusalWords: InEach<typeof en.refusalWords> = { en: en.refusalWords, ne: ne.refusalWords };
export const troubleWords: InEach<typeof en.troubleWords> = { en: en.troubleWords, ne: ne.troubleWords };
