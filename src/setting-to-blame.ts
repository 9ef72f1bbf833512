import { resolve, sep } from 'node:path';
import {
  DatabaseFault,
  DatabaseRefused,
  isDamage,
  isDiskFull,
  RESTORE_ADVICE,
  writableAdvice,
} from './db/fault.ts';
import { AppError, Refused } from './errors.ts';
import type { Settings } from './settings.ts';

/** Why a database cannot be used, by the code of the database server or of the system. */
const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the user or the password',
  '28000': 'the server refuses the user',
  '3D000': 'the server has no database of this name; make it first (createdb)',
  '42501': 'the user may not make tables in the database',
  '53300': 'the server has no connection left; see max_connections',
  '57P03': 'the server is starting or stopping',
  ECONNREFUSED: 'no database server listens there',
  ECONNRESET: 'what listens there closes the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up just now',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host does not answer',
};

/** A file where a folder should be or the other way round, and everything that rights and mounts forbid. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR']);

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);

/** Names the setting whose value has a valid form but failed when it was used; undefined for any other error. */
export function settingToBlame(settings: Settings, error: unknown): string | undefined {
  const { DATA_DIR, HOST, PORT, DATABASE_URL } = settings;
  const {
    code = '',
    syscall,
    message,
    hostname,
    path: from,
    dest: path = from,
  } = error as NodeJS.ErrnoException & { hostname?: string; dest?: string };
  if (error instanceof Refused) return message;
  const setting = DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  if (error instanceof DatabaseRefused || error instanceof DatabaseFault) return `${setting}: ${message}`;
  if (isDamage(code)) return `${setting}: the database is damaged (${code}). ${RESTORE_ADVICE}`;
  if (isDiskFull(code)) return `DATA_DIR: its disk is full; make room first (${code})`;
  if (UNUSABLE.has(code) && path && isWithin(resolve(DATA_DIR), resolve(path)))
    return `DATA_DIR: ${path} cannot be used (${code}). ${writableAdvice(resolve(DATA_DIR))}`;
  if (syscall === 'mkdir')
    return `DATA_DIR="${DATA_DIR}": accepted is a folder that can be made and written (${code})`;
  const isHost = code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === HOST);
  if (isHost) return `HOST="${HOST}": accepted is a name or an address of this machine (${code})`;
  if (syscall === 'listen') return `PORT=${PORT}: accepted is a port that is free (${message})`;
  if (DATABASE_URL === undefined) return undefined;
  if (error instanceof AppError && error.code === 'unconfirmed')
    return 'DATABASE_URL: the server confirms no commit; see whether its standby is there';
  const reason = DATABASE_FAILURES[code];
  return reason && `DATABASE_URL: ${reason} (${code})`;
}

/** Says why DATABASE_URL is to blame; null where it is not. */
export function databaseToBlame(settings: Settings, error: unknown): string | null {
  const blamed = settingToBlame(settings, error);
  return blamed?.startsWith('DATABASE_URL') ? blamed : null;
}
