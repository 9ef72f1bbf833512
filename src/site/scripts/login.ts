/**
 * The login form of students and teachers. What signs in (signing-in/signing-in.ts) is loaded when the visitor first
 * touches the form.
 */
import { element } from './dom.ts';
import { lateScript } from './late-script.ts';
import { leave, signedIn } from './profile.ts';
import { loginWords as words } from './words.ts';

const form = element<HTMLFormElement>('login');
const password = element<HTMLInputElement>('password');
const button = element<HTMLButtonElement>('login-button');
const load = lateScript<typeof import('./signing-in/signing-in.ts')>(form.dataset.signingIn ?? '');
let isSending = false;

function setSending(sending: boolean): void {
  isSending = sending;
  button.ariaDisabled = String(sending);
}

const dismissToast = () => document.querySelector('.toast')?.remove();

async function send(): Promise<void> {
  setSending(true);
  dismissToast();
  form.removeAttribute('data-unsent');
  try {
    const { signIn } = await load();
    if (await signIn(Object.fromEntries(new FormData(form)))) return;
    password.select();
  } catch (error) {
    console.error('The sign-in was not sent', error);
    // The script that says it in a toast has not come.
    for (const line of form.querySelectorAll('.unsent')) line.role = 'alert';
    form.toggleAttribute('data-unsent', true);
  }
  setSending(false);
}

form.addEventListener('focusin', () => load().catch(() => {}), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isSending) void send();
});
form.addEventListener('input', dismissToast);

/** Shows an existing session, with links to continue. */
function greet(): void {
  const person = signedIn();
  element('signed-in').hidden = !person;
  if (!person) return;
  element('signed-in-name').textContent = person.name;
  element('signed-in-role').textContent = words.roles[person.role];
  element<HTMLAnchorElement>('signed-in-dashboard').href = person.dashboard;
}

element('signed-in-logout').addEventListener('click', () => load().then(({ logout }) => logout(), leave));
greet();
// The back/forward cache restores the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  setSending(false);
  greet();
});
