/** Points the footer's Login at the signed-in person's dashboard (requirement 17.150). */
import { addressHere } from '../address.ts';
import { signedIn } from '../profile.ts';

const link = document.querySelector<HTMLAnchorElement>('.footer-links a[href$="/login"]');

function lead(): void {
  if (link) link.href = signedIn()?.dashboard ?? addressHere('/login');
}

lead();
// The back/forward cache restores the page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && lead());
