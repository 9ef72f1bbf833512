import type { TableShape } from '../schema/shape.ts';

/** The indexes of the tables in `tables.ts`. */
export const tableIndexes = {
  event: [
    { name: 'event_newest', columns: ['at', '_id'] },
    { name: 'event_who', columns: ['account', 'at', '_id'] },
    { name: 'event_what', columns: ['action', 'at', '_id'] },
    { name: 'event_record', columns: ['item', 'at', '_id'] },
  ],
  picture: [{ name: 'picture_unused', columns: ['unusedSince'] }],
  attachment: [{ name: 'attachment_unused', columns: ['unusedSince'] }],
  picture_use: [
    { name: 'picture_use_once', columns: ['path', 'item', 'field'], unique: true },
    { name: 'picture_use_item', columns: ['item'] },
  ],
  account: [{ name: 'account_email', columns: ['emailFolded'], unique: true }],
  session: [
    { name: 'session_account', columns: ['account'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
  login_failure: [{ name: 'login_failure_end', columns: ['endsAt'] }],
  recovery_code: [{ name: 'recovery_code_account', columns: ['account'] }],
  passkey: [
    { name: 'passkey_credential', columns: ['credential'], unique: true },
    { name: 'passkey_account', columns: ['account'] },
  ],
  known_browser: [{ name: 'known_browser_account', columns: ['account'] }],
  submission_key: [
    { name: 'submission_key_age', columns: ['createdAt'] },
    { name: 'submission_key_content', columns: ['content'], unique: true },
  ],
  call_key: [{ name: 'call_key_age', columns: ['createdAt'] }],
  mail: [
    { name: 'mail_newest', columns: ['createdAt', '_id'] },
    { name: 'mail_due', columns: ['state', 'nextAt'] },
    { name: 'mail_about', columns: ['about'] },
  ],
  draft: [{ name: 'draft_newest', columns: ['type', 'updatedAt'] }],
  version: [{ name: 'version_of_record', columns: ['record', 'n'] }],
  shelved: [{ name: 'shelved_newest', columns: ['state', 'at'] }],
  moment: [
    { name: 'moment_next', columns: ['at'] },
    { name: 'moment_of_record', columns: ['record'] },
  ],
  preview: [{ name: 'preview_of_record', columns: ['record'] }],
  chat_session: [{ name: 'chat_session_seen', columns: ['seenAt'] }],
  upload_lease: [{ name: 'upload_lease_end', columns: ['until'] }],
  rate_count: [{ name: 'rate_count_end', columns: ['endsAt'] }],
  redirect: [
    { name: 'redirect_once', columns: ['address'], unique: true },
    { name: 'redirect_newest', columns: ['createdAt', '_id'] },
  ],
  missing_page: [
    { name: 'missing_page_once', columns: ['path'], unique: true },
    { name: 'missing_page_often', columns: ['count', 'lastAt', '_id'] },
    { name: 'missing_page_newest', columns: ['lastAt', '_id'] },
  ],
  taught: [
    { name: 'taught_once', columns: ['likeness'], unique: true },
    { name: 'taught_item', columns: ['item'] },
  ],
  unanswered: [
    { name: 'unanswered_once', columns: ['likeness'], unique: true },
    { name: 'unanswered_newest', columns: ['lastAt', '_id'] },
  ],
} satisfies Record<string, TableShape['indexes']>;
