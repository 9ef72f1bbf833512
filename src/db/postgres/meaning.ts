import { type AppError, errors } from '../../errors.ts';
import { DatabaseFault, isDamage, RESTORE_ADVICE } from '../fault.ts';
import { CommitUnconfirmed } from './commit.ts';
import { ReadOnlyServer } from './session.ts';

const NO_SPACE = new Set(['53100']);
/** SQLSTATEs for 'try again later': no free connection, stopping, starting, read-only, a disk that fails, or waiting for a lock timed out. */
const BUSY = new Set([
  '08001',
  '08006',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58030',
]);
const ADVICE_TO_RESTORE = `Find out who dropped it. ${RESTORE_ADVICE}`;
const ADVICE_TO_SIGN_IN = 'Correct the user and password of DATABASE_URL, or what pg_hba.conf lets in.';
/** SQLSTATEs of a database that was dropped, was made anew, refuses the sign-in or the rights, or lacks its files: what to do. */
const ADVICE_BY_CODE = new Map([
  ['28000', ADVICE_TO_SIGN_IN],
  ['28P01', ADVICE_TO_SIGN_IN],
  ['3D000', ADVICE_TO_RESTORE],
  ['42501', 'As the owner of the tables, grant the user of DATABASE_URL all rights on them.'],
  ['42P01', ADVICE_TO_RESTORE],
  ['57P04', ADVICE_TO_RESTORE],
  ['58P01', RESTORE_ADVICE],
]);
/** character_not_in_repertoire: its texts have no NUL. */
const NOT_A_CHARACTER = '22021';
const BROKEN_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of the client library for broken connections, which carry no code. */
const BROKEN_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

const away = (says: string, advice: string, cause?: unknown) =>
  new DatabaseFault('DATABASE_AWAY', `${says}, so nothing is stored. ${advice}`, errors.databaseAway, {
    cause,
  });

/** A database was made in place of the one that was dropped. */
export const withoutTables = () =>
  away('The database of DATABASE_URL has no tables any more', ADVICE_TO_RESTORE);

/** Databases were renamed, or another server answers at the address. @param own ids of the sites, as JSON */
export const ofAnotherSite = (own: string | undefined, other: string) =>
  away(
    `The database of DATABASE_URL is now that of the site ${other}, not of ${own}`,
    'See which server and database the address leads to.',
  );

/** What somebody has to act on; null for any other error. */
export function faultOf(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseFault) return error;
  const { code: given, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  const code = String(given ?? '');
  const says = `The database server says: ${message} (${code})`;
  const advice = ADVICE_BY_CODE.get(code);
  if (advice) return away(says, advice, error);
  if (!isDamage(code)) return null;
  return new DatabaseFault('DATABASE_DAMAGED', `${says}. ${RESTORE_ADVICE}`, errors.databaseDamaged, {
    cause: error,
  });
}

/** Translates a database error into one for the client; null for a bug of this program. */
export function meaningOf(error: unknown): AppError | null {
  if (error instanceof CommitUnconfirmed) return errors.unconfirmed(error);
  if (error instanceof ReadOnlyServer) return errors.overloaded();
  const code = String((error as { code?: unknown })?.code ?? '');
  if (NO_SPACE.has(code)) return errors.noSpace();
  if (code === NOT_A_CHARACTER) return errors.unstorable();
  const fault = faultOf(error);
  if (fault) return fault.meaning;
  if (BUSY.has(code) || BROKEN_CONNECTION.has(code)) return errors.overloaded();
  if (error instanceof Error && BROKEN_MESSAGES.test(error.message)) return errors.overloaded();
  return null;
}
