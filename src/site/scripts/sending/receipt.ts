import { element } from '../dom.ts';
import type { SentForm } from './sent-form.ts';

/**
 * Shows the receipt above the form and puts its address into the address bar (requirement 17.141).
 * @param says its texts, and its `address` unless it is shown no more
 */
export function showReceipt(sent: SentForm, says: Readonly<Record<string, string>>): void {
  const receipts = element('receipts');
  const receipt = element<HTMLTemplateElement>('receipt').content.cloneNode(true) as DocumentFragment;
  for (const slot of receipt.querySelectorAll<HTMLElement>('[data-says]'))
    slot.textContent = says[slot.dataset.says ?? ''] ?? '';
  // A row with nothing to say.
  for (const row of receipt.querySelectorAll('dl > div'))
    if ([...row.querySelectorAll('[data-says]')].every((slot) => slot.textContent === '')) row.remove();
  // Of one sent before, the reference alone is told, and no address opens it.
  if (!says.address) receipt.querySelector('.receipt-for')?.remove();
  receipts.replaceChildren(receipt);
  document.querySelector('.receipt-over')?.remove();
  receipts.querySelector('h2')?.focus();
  hideReferrer();
  // Back leads from the second receipt of a page to the first.
  const change = sent.search.includes('sent=') ? 'pushState' : 'replaceState';
  history[change](null, '', says.address ?? sent.form.action);
  sent.search = location.search;
}

/** The address holds a secret, which no request may name (requirement 17.142). */
function hideReferrer(): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' });
  document.head.append(meta);
}
