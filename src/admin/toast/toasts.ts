/** So long a toast stays (specification: Business constants). */
export const TOAST_MS = 5000;

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  message: string;
  /** Where the message leads on, outside the back office. */
  link?: { label: string; href: string };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts on the screen; they outlive a change of route. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: () => toasts,
  remove: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
};

/** Shows a toast. One that says the same as one on the screen takes its place, so that repeated failures do not pile up. */
function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = toasts.filter(({ tone, message }) => tone !== toast.tone || message !== toast.message);
  change([...others, { ...toast, id: lastId }]);
}

/** Takes all toasts away: what they told of is over. */
export const clearToasts = () => change([]);

export const toastSuccess = (message: string, link?: Toast['link']) =>
  showToast({ tone: 'success', message, ...(link && { link }) });

export const toastError = (message: string) => showToast({ tone: 'error', message });
