import type { VisitorWords } from './visitor-words.ts';
import type { Walk } from './walk.ts';

export interface Window {
  /** What is typed as the telephone number, since the same application is stored once a day (requirement 23.60). */
  phone?: string;
  /** Whether it is so narrow that the links of the header are in a menu. */
  isNarrow: boolean;
}

/** The telephone number that visitors type into the forms. */
export const PHONE = '9841234567';

/** A visitor reads a notice by the menu, finds it by searching, and asks the chat. */
export async function read(walk: Walk, words: VisitorWords, { isNarrow }: Window): Promise<void> {
  await walk.visit(words.home);
  await walk.see('heading', words.college);
  if (isNarrow) await walk.press('button', words.menu);
  else {
    await walk.press('button', words.academics);
    await walk.see('navigation', words.academics);
    await walk.press('link', words.programme);
    await walk.see('heading', words.programme);
  }
  await walk.press('link', words.notices);
  await walk.see('heading', words.notices);
  await walk.press('link', words.notice);
  await walk.see('heading', words.notice);
  if (isNarrow) await walk.press('link', words.search);
  await walk.type('searchbox', words.search, words.notice);
  await walk.press('button', words.search);
  await walk.press('link', words.notice);
  await walk.see('heading', words.notice);
  await walk.press('button', words.openChat);
  await walk.type('textbox', words.message, words.question);
  await walk.press('button', words.sendChat);
  await walk.hear('log', words.answer);
  await walk.press('button', words.closeChat);
  await walk.see('button', words.openChat);
}

/** A visitor goes over to the other language and back. */
export async function changeLanguage(walk: Walk, words: VisitorWords, other: VisitorWords): Promise<void> {
  await walk.visit(words.notices === 'Notices' ? '/notices' : '/ne/notices');
  await walk.see('heading', words.notices);
  await walk.press('link', words.otherLanguage);
  await walk.see('heading', other.notices);
  await walk.press('link', other.otherLanguage);
  await walk.see('heading', words.notices);
}

/** A visitor sends the forms empty, is told what is missing, and sends them filled in. */
export async function write(
  walk: Walk,
  words: VisitorWords,
  { isNarrow, phone = PHONE }: Window,
): Promise<void> {
  await walk.visit(words.home);
  await walk.press('link', words.apply);
  await walk.see('heading', words.applyHeading);
  await walk.press('button', words.sendApplication);
  await walk.told(words.nameIsMissing);
  await walk.type('textbox', words.name, words.sender);
  await walk.type('textbox', words.phone, phone);
  await walk.choose(words.program, words.programme);
  await walk.press('button', words.sendApplication);
  await walk.see('region', words.gotApplication);

  await walk.visit(words.home);
  if (isNarrow) await walk.press('button', words.menu);
  await walk.press('link', words.contact);
  await walk.see('heading', words.contact);
  await walk.press('button', words.sendMessage);
  await walk.told(words.nameIsMissing);
  await walk.type('textbox', words.name, words.sender);
  await walk.type('textbox', words.phone, phone);
  await walk.type('textbox', words.message, words.question);
  await walk.press('button', words.sendMessage);
  await walk.see('region', words.gotMessage);
}
