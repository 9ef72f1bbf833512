import type { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { ActionContext } from '../actions/context.ts';
import type { MailContext } from '../mail/context.ts';

/** What everything about the inbox works with. */
export interface InboxContext extends ActionContext {
  /** How much may come from one network address. */
  readonly limit: AddressRateLimit;
  readonly mail: MailContext;
}
