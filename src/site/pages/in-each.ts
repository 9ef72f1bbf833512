import type { InEach } from '../../languages/language.ts';
import { contactWords as contactInNepali } from './contact-words.ne.ts';
import { contactWords as contactInEnglish } from './contact-words.ts';
import { noticeWords as noticeInNepali } from './notice-words.ne.ts';
import { noticeWords as noticeInEnglish } from './notice-words.ts';

export const noticeWords: InEach<typeof noticeInEnglish> = { en: noticeInEnglish, ne: noticeInNepali };
export const contactWords: InEach<typeof contactInEnglish> = { en: contactInEnglish, ne: contactInNepali };
