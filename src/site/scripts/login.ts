/** The login form of students and teachers, which calls both logins at once (requirement 2.34). */
import { type Answer, call, isSuccess } from './call.ts';
import { element } from './dom.ts';
import { loginWords as words } from './login-words.ts';
import { keepProfile, logout, signedIn, signedInBy } from './profile.ts';
import { dismissToast, toast, toastOnNextPage } from './toast.ts';

const form = element<HTMLFormElement>('login');
const password = element<HTMLInputElement>('password');
const button = element<HTMLButtonElement>('login-button');
let isSending = false;

function setSending(sending: boolean): void {
  isSending = sending;
  button.ariaDisabled = String(sending);
}

/** The message of two failed logins: a rate limit or an unreachable server takes precedence over wrong credentials. */
function refusalOf(answers: readonly Answer[]): string {
  const first = [429, 503].map((wanted) => answers.find(({ status }) => status === wanted)).find(Boolean);
  return (first ?? answers.find(({ status }) => status !== 401) ?? answers[0])?.message ?? '';
}

/** Calls both logins and follows the first success. Reports an error only when both have failed. */
async function signIn(json: object): Promise<void> {
  const calls = ['student', 'teacher'].map((role) => call('POST', `/${role}/login`, { json }));
  const successes = calls.map(async (one) => {
    const answer = await one;
    const person = isSuccess(answer) && signedInBy(answer.body);
    return person ? { answer, person } : Promise.reject();
  });
  const success = await Promise.any(successes).catch(() => null);
  if (!success) {
    toast(refusalOf(await Promise.all(calls)), 'error');
    setSending(false);
    return password.select();
  }
  keepProfile(success.answer.body);
  toastOnNextPage(words.success);
  location.assign(success.person.dashboard);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (isSending) return;
  setSending(true);
  dismissToast();
  void signIn(Object.fromEntries(new FormData(form)));
});

form.addEventListener('input', () => dismissToast());

/** Shows who is signed in already, with links to go on. */
function greet(): void {
  const person = signedIn();
  element('signed-in').hidden = !person;
  if (!person) return;
  element('signed-in-name').textContent = person.name;
  element('signed-in-role').textContent = words.roles[person.role];
  element<HTMLAnchorElement>('signed-in-dashboard').href = person.dashboard;
}

element('signed-in-logout').addEventListener('click', () => void logout());
greet();
// The back/forward cache restores the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  setSending(false);
  greet();
});
