/** Loads the chat on demand, and opens it again on the next page of a visit that left it open. */
import type { ChatMount } from '../islands/chat/chat.tsx';
import { loadLink, savesData } from './dom.ts';

/** Windows in which the chat covers the page. */
const NARROW = '(width < 40em), (height < 30em)';
/** Key in session storage that says whether the chat is open. */
const OPEN = 'chat-open';
/** Timeout for loading the chat (requirement 9.13). */
const TIMEOUT_MS = 120_000;

const chat = document.querySelector<HTMLElement>('.chat');
const button = chat?.querySelector('button');

/** Where session storage is blocked, the chat is closed on the next page. */
function remember(isOpen: boolean): void {
  try {
    sessionStorage.setItem(OPEN, isOpen ? '1' : '');
  } catch {}
}

function wasOpen(): boolean {
  try {
    return !!sessionStorage.getItem(OPEN);
  } catch {
    return false;
  }
}

if (chat && button) {
  const { src = '', imports = '', styles = '', failed = '' } = chat.dataset;
  const narrow = matchMedia(NARROW);
  const mount: ChatMount = { chat, button, narrow, remember };
  let failures = 0;
  let loading: Promise<typeof import('../islands/chat/chat.tsx')> | undefined;

  const load = async () => {
    for (const file of imports.split(' ')) if (file) void loadLink('modulepreload', file).catch(() => {});
    const [island] = await Promise.race([
      Promise.all([
        // Some browsers never retry a module URL that has failed.
        import(/* @vite-ignore */ failures ? `${src}?${failures}` : src),
        ...styles.split(' ').map((file) => file && loadLink('stylesheet', file)),
      ]),
      new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, 'It took too long')),
    ]);
    return island;
  };
  const loaded = () =>
    (loading ??= load().catch((error) => {
      failures += 1;
      loading = undefined;
      throw error;
    }));
  const preload = () => {
    if (!savesData()) loaded().catch(() => {});
  };

  const open = async (byVisitor: boolean) => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    chat.querySelector('.chat-error')?.remove();
    try {
      const { startChat } = await loaded();
      button.removeEventListener('click', ask);
      startChat(mount, byVisitor);
    } catch (error) {
      console.error('The chat did not open on the page', error);
      if (byVisitor) say(failed);
    }
    button.ariaBusy = null;
  };
  const say = (words: string) => {
    const said = Object.assign(document.createElement('p'), { className: 'chat-error', role: 'status' });
    button.before(said);
    // Screen readers miss a live region that is inserted with its text.
    setTimeout(() => said.append(words));
  };
  const ask = () => open(true);

  // The button of narrow windows gives way to a field or button that comes into its corner (chat.css).
  const under = new Set<Element>();
  const corner = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target);
      chat.toggleAttribute('data-over-form', under.size > 0);
    },
    { rootMargin: '-88% 0px 0px -78%' },
  );
  for (const control of document.querySelectorAll('main :is(button, input, select, textarea, .button)'))
    corner.observe(control);

  button.addEventListener('click', ask);
  button.addEventListener('pointerenter', preload, { once: true });
  button.addEventListener('focus', preload, { once: true });
  if (wasOpen() && !narrow.matches) void open(false);
}
