import type { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { AddressDigest, DigestKey } from '../accounts/keyed-digest.ts';
import type { StoredBytes } from '../accounts/stored-bytes.ts';
import type { ActionContext } from '../actions/context.ts';
import type { MailContext } from '../mail/context.ts';
import type { RecentIds } from './recent-ids.ts';

/** Dependencies of the inbox: submissions by contact form and application form. */
export interface InboxContext extends ActionContext {
  /** LIMIT_FORMS: submissions per network address. */
  readonly limit: AddressRateLimit;
  /** What they may store in a day. */
  readonly storedBytes: Pick<StoredBytes, 'take'>;
  readonly recentIds: RecentIds;
  readonly mail: MailContext;
  /** Makes the secrets in the addresses of receipts. */
  readonly receiptKey: DigestKey;
  readonly addressDigest: AddressDigest;
}
