import type { InEach } from '../languages/language.ts';
import * as ne from './words.ne.ts';
import * as en from './words.ts';

export const words: InEach<typeof en.words> = { en: en.words, ne: ne.words };
export const fileWords: InEach<typeof en.fileWords> = { en: en.fileWords, ne: ne.fileWords };
