import type { SignIn } from './staff.ts';
import type { VisitorWords } from './visitor-words.ts';
import type { Walk } from './walk.ts';

/** A student mistypes the password, and signs in. */
export async function signInAsStudent(walk: Walk, words: VisitorWords, who: SignIn): Promise<void> {
  await walk.visit(words.loginPath);
  await walk.see('heading', words.login);
  await walk.type('textbox', words.email, who.email);
  await walk.type('password', words.password, 'mistyped and refused');
  await walk.press('button', words.logIn);
  await walk.hear('alert', words.wrongPassword);
  await walk.visit(words.loginPath);
  await walk.type('textbox', words.email, who.email);
  await walk.type('password', words.password, who.password);
  await walk.press('button', words.logIn);
  await walk.hear('status', words.signedIn);
  await walk.see('heading', words.studentDashboard);
}
