import { valueStore } from '../dialog/open-state.ts';

/** How long a toast stays (requirement 9.12). */
export const TOAST_MS = 5000;
/** How long a toast with a button is shown: longer, because a mistaken deletion has to be noticed first. */
export const ACTION_TOAST_MS = 10_000;

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
  /** What became of it besides. */
  detail?: string;
  /** A link, such as to the public site. */
  link?: { label: string; href: string };
  /** A button that does something about it, such as to undo it. */
  action?: { label: string; run: () => unknown };
}

/** The answer to a change. */
export interface Warned {
  /** What the change did besides, in sentences. */
  warnings?: { kind?: string; what: string }[];
}

const toasts = valueStore<readonly Toast[]>([]);
let lastId = 0;

/** The visible toasts. They survive navigation. */
export const toastStore = {
  subscribe: toasts.subscribe,
  all: toasts.now,
  remove: (id: number) => toasts.set(toasts.now().filter((toast) => toast.id !== id)),
};

/**
 * Shows a toast. One with the same tone and message replaces it, so that repeated errors do not pile up; a success ends
 * the errors before it (requirement 17.93).
 */
function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const isOver = ({ tone, message }: Toast) =>
    tone === toast.tone ? message === toast.message : tone === 'error';
  toasts.set([...toasts.now().filter((other) => !isOver(other)), { ...toast, id: lastId }]);
}

/** Removes all errors, or the one with this message, once their cause is corrected. */
export function dismissErrors(message?: string): void {
  const isOver = (toast: Toast) =>
    toast.tone === 'error' && (message === undefined || toast.message === message);
  if (toasts.now().some(isOver)) toasts.set(toasts.now().filter((toast) => !isOver(toast)));
}

/** Removes all toasts. */
export const clearToasts = () => toasts.set([]);

export const toastSuccess = (message: string, link?: Toast['link']) =>
  showToast({ tone: 'success', message, ...(link && { link }) });

/** Says what the answer to a change warns of, each sentence once. @param kind of those that are told; all by default */
export function toastWarnings(answer: Warned | undefined, kind?: string): void {
  const warnings = (answer?.warnings ?? []).filter((warning) => kind === undefined || warning.kind === kind);
  for (const what of new Set(warnings.map((warning) => warning.what))) toastSuccess(what);
}

export const toastError = (message: string) => showToast({ tone: 'error', message });

/**
 * Says what became of what the last toast tells, in that one, with a button that does something about it: a deletion has
 * one toast. Without such a toast it says so in its own.
 */
export function toastWithAction(message: string, action: NonNullable<Toast['action']>): void {
  const last = toasts.now().at(-1);
  if (last?.tone === 'success' && !last.action && !last.link)
    toasts.set([
      ...toasts.now().slice(0, -1),
      { ...last, ...(message !== last.message && { detail: message }), action },
    ]);
  else showToast({ tone: 'success', message, action });
}
