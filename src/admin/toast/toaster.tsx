import { CloseButton } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { words as dialogWords } from '../dialog/words.ts';
import { AlertIcon, CheckIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { ariaKeys, keyNames, UNDO } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { frameWords } from '../words.ts';
import { ACTION_TOAST_MS, TOAST_MS, type Toast, toastStore } from './toasts.ts';
import './toast.css';

/** Shows the toasts in a corner of every screen, newest last. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <section className="toaster" aria-label={frameWords.notifications}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** How long a hovered or focused toast is kept before it is checked again. */
const RECHECK_MS = 1000;
/** How often is looked whether a dialog stands over a toast with a button, whose time stands still meanwhile. */
const STEP_MS = 250;

/** A finger does not hover, but leaves a touched toast hovered until it touches something else. */
const isHeld = (card: Element | null) =>
  card?.matches(matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within');

const isOnPhone = () => matchMedia('(width < 40em)').matches;

function ToastCard({ toast: { id, tone, message, detail, link, action } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  // The live region is filled one frame after it appears, because some screen readers ignore a region that is
  // inserted with its text.
  const hasAction = action !== undefined;
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsFilled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    let left = hasAction ? ACTION_TOAST_MS : TOAST_MS;
    let timer = setTimeout(pass, hasAction ? STEP_MS : left);
    function pass() {
      const isCovered = hasAction && document.querySelector('dialog:modal') !== null;
      if (!isCovered) left -= hasAction ? STEP_MS : left;
      const mayLeave = left <= 0 && !isHeld(card.current);
      if (mayLeave) toastStore.remove(id);
      else timer = setTimeout(pass, hasAction ? STEP_MS : RECHECK_MS);
    }
    return () => clearTimeout(timer);
  }, [id, hasAction]);

  const isError = tone === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button does the same.
    <div
      className="toast"
      data-tone={tone}
      ref={card}
      // On phones it may lie over what the touch was meant for, and uncovers it.
      onClick={({ target }) => {
        if (isOnPhone() && !(target as Element).closest('a, button')) toastStore.remove(id);
      }}
    >
      <span className="toast-icon">{isError ? <AlertIcon /> : <CheckIcon />}</span>
      <div className="toast-words">
        <div role={isError ? 'alert' : 'status'}>{isFilled && message}</div>
        {detail && <div role="status">{isFilled && detail}</div>}
        {link && <a href={link.href}>{link.label}</a>}
        {action && <ToastAction id={id} action={action} isSaid={isFilled} />}
      </div>
      <CloseButton size="sm" aria-label={dialogWords.close} onClick={() => toastStore.remove(id)} />
    </div>
  );
}

interface ToastActionProps {
  id: number;
  action: NonNullable<Toast['action']>;
  isSaid: boolean;
}

/** The button of a toast. It is last in the tab order, so a key does the same, and the toast names that key. */
function ToastAction({ id, action, isSaid }: ToastActionProps) {
  const act = () => {
    toastStore.remove(id);
    focusTitle();
    void action.run();
  };
  useShortcut(UNDO, action.label, act);
  return (
    <>
      <button type="button" className="toast-action" aria-keyshortcuts={ariaKeys(UNDO)} onClick={act}>
        {action.label}
      </button>
      <p className="visually-hidden" role="status">
        {isSaid && `${action.label}: ${keyNames(UNDO).join(' + ')}`}
      </p>
    </>
  );
}
