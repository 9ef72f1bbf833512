/** Codes of changes of content, of the settings and of accounts: what the dashboard shows under 'Changed last'. */
const CHANGES = [
  'created',
  'updated',
  'illustrated',
  /** A file of the library took another one's place, in the library and in each record. */
  'replaced',
  'moved',
  'ordered',
  'deleted',
  'published',
  'scheduled',
  'unpublished',
  'ended',
  'put-back',
  'erased',
] as const;
/** Codes of changes of accounts that the dashboard shows as 'updated'. */
export const ACCOUNT_CHANGES = ['disabled', 'enabled', 'password-set'] as const;

/**
 * What happened, as a stable code (requirement 19.61). A released code is never renamed, because rows keep it for
 * years.
 */
export const AUDIT_ACTIONS = [
  ...CHANGES,
  ...ACCOUNT_CHANGES,
  'password-changed',
  'password-change-failed',
  /** For an account that there is. */
  'password-link-asked',
  'password-set-by-link',
  'invitation-sent',
  'totp-set-up',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'second-factor-change-failed',
  /** Events of another person's account. */
  'second-factor-reset',
  'signed-in',
  'sign-in-failed',
  /** Stands for all further failures of the same hour. */
  'sign-in-throttled',
  /** Successful sign-ins of an account, so many that more were refused. */
  'sign-ins-limited',
  'signed-out',
  'sessions-ended',
  'exported',
  'uploaded',
  'submitted',
  'approved',
  'returned',
  'preview-made',
  /** All links to a record. */
  'previews-ended',
  'marked-spam',
  'unmarked-spam',
  'dismissed',
  'answered',
  'resent',
  'tested',
  'seeded',
  'unseeded',
  /** Expired data that was deleted: how many records of a kind, not which. */
  'expired',
  'backed-up',
  'restored',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** Codes of the events under 'Changed last'. */
export const CHANGE_ACTIONS = [...CHANGES, ...ACCOUNT_CHANGES];

/** Details of an audit event. They never contain a value that somebody typed. */
export interface AuditDetail {
  /** Names of the changed fields. */
  fields?: readonly string[];
  /** Details of an export. */
  format?: 'csv' | 'xlsx' | 'ics' | 'json';
  /** How many rows an export has, or have expired. */
  rows?: number;
  /** Details of a sign-in: the browser, such as 'Chrome on Android', and half of the network address. */
  agent?: string;
  network?: string;
  /** How many sessions were ended. */
  sessions?: number;
  /** Details of a restore: when the backup was taken. */
  takenAt?: string;
  /** Details of a change by the program: its command, such as 'account add'. */
  command?: string;
}
