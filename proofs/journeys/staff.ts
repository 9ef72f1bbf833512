import type { OfficeWords } from './office-words.ts';
import type { Walk } from './walk.ts';

export interface Written {
  title: string;
  text: string;
  alt: string;
  /** The path of a picture. */
  picture: string;
}

export interface OfficeWindow {
  /** Whether it is as narrow as a phone's, so that signing out is in the menu of the account. */
  isPhone: boolean;
}

export interface SignIn {
  email: string;
  password: string;
}

async function signIn(walk: Walk, words: OfficeWords, { email, password }: SignIn): Promise<void> {
  await walk.visit('/admin/login');
  await walk.type('textbox', words.email, email);
  await walk.type('password', words.password, password);
  await walk.press('button', words.login);
  await walk.see('heading', words.dashboard);
}

/** Somebody signs in, writes a notice with a picture, keeps it as a draft, publishes it, reads it on the site, and signs out. */
export async function publish(
  walk: Walk,
  words: OfficeWords,
  who: SignIn,
  notice: Written,
  { isPhone }: OfficeWindow = { isPhone: false },
): Promise<void> {
  await signIn(walk, words, who);
  await walk.visit('/admin/notices');
  await walk.see('heading', words.notices);
  await walk.press('link', words.add);
  await walk.see('heading', words.addNotice);
  await walk.type('textbox', words.titleField, notice.title);
  await walk.press('button', words.list);
  await walk.type('textbox', words.description, notice.text);
  await walk.upload('input[type=file][name=image]', notice.picture);
  await walk.type('textbox', words.altText, notice.alt);
  // A phone has one row of buttons, with the others in a menu.
  if (isPhone) await walk.press('button', words.moreActions);
  await walk.press('button', words.saveDraft);
  await walk.hear('status', words.draftSaved);
  await walk.see('heading', words.updateNotice);
  await walk.press('button', words.publish);
  await walk.hear('status', words.published);
  await walk.see('heading', words.notices);

  await walk.visit(words.noticesPath);
  await walk.press('link', notice.title);
  await walk.see('heading', notice.title);
  await walk.see('img', notice.alt);
  await walk.read(notice.text);

  await walk.visit('/admin/dashboard');
  await walk.see('heading', words.dashboard);
  if (isPhone) await walk.press('button', words.account);
  await walk.press('button', words.logout);
  await walk.see('heading', words.home);
  await walk.visit('/admin/notices');
  await walk.see('heading', words.home);
}

/** Somebody signs in, opens the newest application, finds the number to call, and leaves it for somebody else. */
export async function answer(walk: Walk, words: OfficeWords, who: SignIn, phone: string): Promise<void> {
  await signIn(walk, words, who);
  await walk.visit('/admin/applications');
  await walk.see('heading', words.applications);
  await walk.press('link', words.view);
  await walk.see('heading', words.application);
  await walk.see('link', phone);
  await walk.press('button', words.markUnviewed);
  await walk.hear('status', words.markedUnviewed);
  await walk.see('heading', words.applications);
}
