import type { InEach } from '../../languages/language.ts';
import { dashboardWords as dashboardInNepali, loginWords as loginInNepali } from './account-words.ne.ts';
import { dashboardWords as dashboardInEnglish, loginWords as loginInEnglish } from './account-words.ts';
import { applyWords as applyInNepali } from './apply-words.ne.ts';
import { applyWords as applyInEnglish } from './apply-words.ts';
import { contactWords as contactInNepali } from './contact-words.ne.ts';
import { contactWords as contactInEnglish } from './contact-words.ts';
import { facultyWords as facultyInNepali } from './faculty-words.ne.ts';
import { facultyWords as facultyInEnglish } from './faculty-words.ts';
import { galleryWords as galleryInNepali } from './gallery-words.ne.ts';
import { galleryWords as galleryInEnglish } from './gallery-words.ts';
import { newsWords as newsInNepali } from './news-words.ne.ts';
import { newsWords as newsInEnglish } from './news-words.ts';
import { noticeWords as noticeInNepali } from './notice-words.ne.ts';
import { noticeWords as noticeInEnglish } from './notice-words.ts';
import {
  aboutWords as aboutInNepali,
  admissionWords as admissionInNepali,
  faqWords as faqInNepali,
  messageWords as messageInNepali,
  scholarshipWords as scholarshipInNepali,
} from './passage-words.ne.ts';
import {
  aboutWords as aboutInEnglish,
  admissionWords as admissionInEnglish,
  faqWords as faqInEnglish,
  messageWords as messageInEnglish,
  scholarshipWords as scholarshipInEnglish,
} from './passage-words.ts';
import { privacyWords as privacyInNepali } from './privacy-words.ne.ts';
import { privacyWords as privacyInEnglish } from './privacy-words.ts';
import { searchWords as searchInNepali } from './search-words.ne.ts';
import { searchWords as searchInEnglish } from './search-words.ts';
import {
  endedWords as endedInNepali,
  errorWords as errorInNepali,
  previewEndedWords as previewEndedInNepali,
  studiesWords as studiesInNepali,
} from './words.ne.ts';
import {
  endedWords as endedInEnglish,
  errorWords as errorInEnglish,
  previewEndedWords as previewEndedInEnglish,
  studiesWords as studiesInEnglish,
} from './words.ts';

export const dashboardWords: InEach<typeof dashboardInEnglish> = {
  en: dashboardInEnglish,
  ne: dashboardInNepali,
};
export const loginWords: InEach<typeof loginInEnglish> = { en: loginInEnglish, ne: loginInNepali };
export const applyWords: InEach<typeof applyInEnglish> = { en: applyInEnglish, ne: applyInNepali };
export const contactWords: InEach<typeof contactInEnglish> = { en: contactInEnglish, ne: contactInNepali };
export const facultyWords: InEach<typeof facultyInEnglish> = { en: facultyInEnglish, ne: facultyInNepali };
export const galleryWords: InEach<typeof galleryInEnglish> = { en: galleryInEnglish, ne: galleryInNepali };
export const newsWords: InEach<typeof newsInEnglish> = { en: newsInEnglish, ne: newsInNepali };
export const noticeWords: InEach<typeof noticeInEnglish> = { en: noticeInEnglish, ne: noticeInNepali };
export const aboutWords: InEach<typeof aboutInEnglish> = { en: aboutInEnglish, ne: aboutInNepali };
export const admissionWords: InEach<typeof admissionInEnglish> = {
  en: admissionInEnglish,
  ne: admissionInNepali,
};
export const faqWords: InEach<typeof faqInEnglish> = { en: faqInEnglish, ne: faqInNepali };
export const messageWords: InEach<typeof messageInEnglish> = { en: messageInEnglish, ne: messageInNepali };
export const scholarshipWords: InEach<typeof scholarshipInEnglish> = {
  en: scholarshipInEnglish,
  ne: scholarshipInNepali,
};
export const privacyWords: InEach<typeof privacyInEnglish> = { en: privacyInEnglish, ne: privacyInNepali };
export const searchWords: InEach<typeof searchInEnglish> = { en: searchInEnglish, ne: searchInNepali };
export const endedWords: InEach<typeof endedInEnglish> = { en: endedInEnglish, ne: endedInNepali };
export const errorWords: InEach<typeof errorInEnglish> = { en: errorInEnglish, ne: errorInNepali };
export const previewEndedWords: InEach<typeof previewEndedInEnglish> = {
  en: previewEndedInEnglish,
  ne: previewEndedInNepali,
};
export const studiesWords: InEach<typeof studiesInEnglish> = { en: studiesInEnglish, ne: studiesInNepali };
