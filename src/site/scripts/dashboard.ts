/** The dashboards of students and teachers: role check, password change, sessions, logout. */
import { browserIn } from '../../languages/browser-words.ts';
import { digitsIn } from '../../languages/digits.ts';
import { langWithin } from '../../languages/lang-of.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import type { Subject } from '../../schema/fields/subjects.ts';
import { type Answer, call, isSuccess } from './call.ts';
import { dashboardWords as words } from './dashboard-words.ts';
import { addressHere, element } from './dom.ts';
import { momentInWords } from './moment.ts';
import { keepProfile, leave, logout, signedIn } from './profile.ts';
import { showKeptToast, toast } from './toast.ts';

const language = document.documentElement.lang as Language;

/** A record of the API, as far as this page reads it. */
interface Read {
  _id: string;
  title: string;
  title_ne: string;
  slug: string;
  subjects: readonly Subject[];
}

/** Shows a student's programme, semester and subjects (requirement 17.152). Other dashboards have no place for them. */
async function showStudies(token: string): Promise<void> {
  const section = document.getElementById('studies');
  if (!section) return;
  const { none = '', failed = '', ended = '' } = element('studies-message').dataset;
  const details = await call('POST', '/student/details', { token });
  section.hidden = false;
  if (details.status === 401) {
    element('studies-sign-in').hidden = false;
    return say(ended);
  }
  const { student } = details.body as { student?: { faculty: string | null; semester: string | null } };
  if (!student) return say(failed);
  if (!student.faculty) return say(none);
  const [programme, semester] = await Promise.all([
    read(`/faculty/${student.faculty}`),
    student.semester && read(`/semester/${student.semester}`),
  ]);
  if (!programme) return say(failed);
  showProgramme(programme);
  if (semester) showSemester(semester);
}

async function read(path: string): Promise<Read | undefined> {
  const answer = await call('GET', path);
  return isSuccess(answer) ? (answer.body as unknown as Read) : undefined;
}

function say(words: string): void {
  const message = element('studies-message');
  message.hidden = false;
  message.textContent = words;
}

function write(into: HTMLElement, words: string): void {
  into.textContent = words;
  into.lang = langWithin(language, words) ?? '';
}

function showProgramme(programme: Read): void {
  const { _id, slug } = programme;
  const link = document.createElement('a');
  link.href = addressHere(`/academics/${slug}/${_id}`);
  write(link, textIn(language, programme, 'title').text);
  element('studies-programme').replaceChildren(link);
  element('studies-facts').hidden = false;
}

function showSemester(semester: Read): void {
  const { subjects } = semester;
  write(element('studies-semester'), textIn(language, semester, 'title').text);
  element('studies-table').hidden = subjects.length === 0;
  const rows = subjects.map(({ code, name, credits }) => {
    const row = document.createElement('tr');
    for (const cell of [code, name, digitsIn(language, credits ?? '')]) write(row.insertCell(), cell);
    return row;
  });
  element('studies-subjects').replaceChildren(...rows);
}

const dashboard = element('dashboard');

/** Checks the role of the stored profile, as a convenience: the server checks every call (requirement 6.7). */
function guard(): void {
  const person = signedIn();
  dashboard.hidden = person?.role !== dashboard.dataset.role;
  if (dashboard.hidden) location.replace(addressHere('/'));
  else element('dashboard-name').textContent = person?.name ?? '';
}

/** Makes a call with the token. Where the session has ended it leaves the page, and never resolves. */
async function ask(method: string, path: string, json?: object): Promise<Answer> {
  const token = signedIn()?.token ?? '';
  const answer = await call(method, path, { token, ...(json && { json }) });
  if (answer.status !== 401) return answer;
  leave();
  return new Promise(() => {});
}

function dialogOf(id: string): HTMLDialogElement {
  const dialog = element<HTMLDialogElement>(id);
  for (const button of dialog.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => dialog.close());
  return dialog;
}

function changingPassword(): void {
  const dialog = dialogOf('password-dialog');
  const form = element<HTMLFormElement>('password-form');
  const inputs = form.querySelectorAll('input');
  let isSending = false;

  function tell({ fields, message }: Pick<Answer, 'fields' | 'message'>): void {
    for (const input of inputs) {
      const wrong = fields[input.name] ?? '';
      element(`${input.id}-error`).textContent = wrong;
      input.ariaInvalid = String(wrong !== '');
    }
    element('password-refusal').textContent = Object.keys(fields).length > 0 ? '' : message;
    form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }

  element('change-password').addEventListener('click', () => {
    form.reset();
    tell({ fields: {}, message: '' });
    dialog.showModal();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const answer = await ask('PUT', '/me/password', Object.fromEntries(new FormData(form)));
    isSending = false;
    if (!isSuccess(answer)) return tell(answer);
    keepProfile(answer.body);
    dialog.close();
    toast(words.passwordChanged);
  });
}

function setUpSessionsDialog(): void {
  const dialog = dialogOf('sessions-dialog');
  const list = element('sessions');

  element('see-sessions').addEventListener('click', async () => {
    const answer = await ask('GET', '/me/sessions');
    if (!isSuccess(answer)) return toast(answer.message, 'error');
    const sessions = answer.body as unknown as { agent: string; seenAt: string; isCurrent: boolean }[];
    list.replaceChildren(
      ...sessions.map(({ agent, seenAt, isCurrent }) => {
        const item = document.createElement('li');
        const when = isCurrent ? words.thisOne : words.lastSeen(momentInWords(new Date(seenAt)));
        item.textContent = `${browserIn(language, agent) || words.unknownBrowser}, ${when}`;
        return item;
      }),
    );
    dialog.showModal();
  });
  element('sign-out-everywhere').addEventListener('click', async () => {
    const answer = await ask('DELETE', '/me/sessions');
    if (isSuccess(answer)) return leave();
    dialog.close();
    toast(answer.message, 'error');
  });
}

guard();
addEventListener('pageshow', ({ persisted }) => persisted && guard());
// Logout in another window (requirement 17.73).
addEventListener('storage', guard);
element('logout').addEventListener('click', () => void logout());
changingPassword();
setUpSessionsDialog();
if (!dashboard.hidden) void showStudies(signedIn()?.token ?? '');
showKeptToast();
