import { type AppError, errors } from '../../errors.ts';
import { isDamage } from '../fault.ts';
import { CommitUnconfirmed } from './commit.ts';
import { NoPrimary } from './primary.ts';
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
/** The database was dropped, refuses the sign-in or the rights, or lacks its files. */
const AWAY = new Set(['28000', '28P01', '3D000', '42501', '57P04', '58P01']);
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

/** Translates a database error into one for the client; null for a bug of this program. */
export function meaningOf(error: unknown): AppError | null {
  if (error instanceof CommitUnconfirmed) return errors.unconfirmed(error);
  if (error instanceof NoPrimary || error instanceof ReadOnlyServer) return errors.overloaded();
  const code = String((error as { code?: unknown })?.code ?? '');
  if (NO_SPACE.has(code)) return errors.noSpace();
  if (AWAY.has(code)) return errors.databaseAway(error);
  if (isDamage(code)) return errors.databaseDamaged(error);
  if (BUSY.has(code) || BROKEN_CONNECTION.has(code)) return errors.overloaded();
  if (error instanceof Error && BROKEN_MESSAGES.test(error.message)) return errors.overloaded();
  return null;
}
