/**
 * The parts of a page that depend on the visitor. The script of every page loads it when the page is still, so that it
 * delays nothing: at most 1 KB for all of it. Each part starts by itself.
 */
import { SIGN_IN_AND_CONTINUE, WANTED_PAGE } from '../../ui/staff-sign-in.ts';
import { addressHere } from './dom.ts';
import { signedIn } from './profile.ts';
import { visitWords as words } from './words.ts';

/** The home page's line for staff who asked for a page of the back office while signed out (requirement 17.70). */
const line = Object.assign(document.createElement('p'), { className: 'staff-line', role: 'status' });
const toSignIn = Object.assign(document.createElement('a'), {
  href: SIGN_IN_AND_CONTINUE,
  textContent: words.staffSignIn,
});

function isWanted(): boolean {
  try {
    return location.pathname === addressHere('/') && !!sessionStorage.getItem(WANTED_PAGE);
  } catch {
    return false;
  }
}

function showOrHideLine(): void {
  line.remove();
  if (!isWanted()) return;
  // Before the page's content, so that the keyboard meets it early.
  document.getElementById('content')?.before(line);
  // Some screen readers miss a live region that is inserted with its text.
  setTimeout(() => line.replaceChildren(words.staffLine, toSignIn));
}

/**
 * Registers the service worker and tells it what this page has loaded, so that it keeps it
 * (src/site/offline/worker.ts). If it is switched off, the page does not name it.
 */
const { serviceWorker } = navigator;
const { worker } = document.body.dataset;

async function tellWorker(): Promise<void> {
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href, ...loaded]);
}

// Missing where the connection is not secure.
if (serviceWorker && worker) {
  serviceWorker
    .register(worker)
    .then(tellWorker)
    .catch(() => {});
  // Pictures load while the visitor scrolls.
  addEventListener('visibilitychange', tellWorker);
}

/** The line above a kept copy says whether there is a connection (requirement 17.200). */
const connection = document.querySelector('.kept-copy b');
if (connection) {
  const gone = connection.textContent;
  const tell = ({ type }: Event) => (connection.textContent = type === 'online' ? words.connected : gone);
  for (const event of ['online', 'offline']) addEventListener(event, tell);
}

/** Points the footer's Login at the signed-in person's dashboard (requirement 17.150). */
const login = document.querySelector<HTMLAnchorElement>('.footer-links a[href$="/login"]');

function show(): void {
  showOrHideLine();
  if (login) login.href = signedIn()?.dashboard ?? addressHere('/login');
}

show();
// The back/forward cache restores the page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && show());

/**
 * Makes the link to the Nepali page stand out where the browser prefers Nepali (requirement 20.12). Nothing is chosen
 * for the visitor, and nothing moves: only the address decides the language.
 */
if (navigator.languages[0]?.startsWith('ne'))
  for (const link of document.querySelectorAll('.language-link[lang="ne"]'))
    link.classList.add('is-preferred');

/** The open group of the bar closes where one presses or goes elsewhere, and on Escape, which keeps the focus at its button. */
const closeGroup = ({ target, type, key }: Partial<KeyboardEvent>) => {
  if (type === 'keydown' && key !== 'Escape') return;
  const group = document.querySelector<HTMLDetailsElement>('.header-links details[open]');
  const isWithin = group?.contains(target as Node);
  if (!group || (isWithin && !key)) return;
  group.open = false;
  if (isWithin) group.querySelector('summary')?.focus();
};
for (const event of ['pointerdown', 'focusin', 'keydown']) addEventListener(event, closeGroup);
