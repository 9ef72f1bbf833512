import type { AppError } from '../errors.ts';

/**
 * The database cannot be written until somebody acts. The message is for the log: it says what happened and what to do.
 */
export class DatabaseFault extends Error {
  readonly code: string;
  /** What the client is told. */
  readonly meaning: AppError;

  /** @param meaning makes it, with this as its cause */
  constructor(code: string, message: string, meaning: (cause: unknown) => AppError, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseFault';
    this.code = code;
    this.meaning = meaning(this);
  }
}

/** What to do about a damaged database. */
export const RESTORE_ADVICE =
  'Stop the site, keep a copy of the database as it is, and restore the last backup into a new DATA_DIR or database: npm run chautari -- restore FOLDER';

/** What to do about a file that cannot be written. @param folder which has it, and is wholly this account's */
export function writableAdvice(folder: string): string {
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  return `As root: chown -R ${owner} ${folder}; chmod -R u+rwX ${folder}; or mount its disk for writing.`;
}

/** Whether a code of either database says that pages were overwritten or torn, or that it is none. */
export const isDamage = (code: string): boolean => /^(?:SQLITE_(?:CORRUPT|NOTADB)|XX00[12])/.test(code);

/** Whether a code of the system or of either database says that there is no space left. */
export const isDiskFull = (code: string): boolean => /^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code);

/**
 * The database is set up or damaged so that the site cannot keep its promises on it. The message says what to change.
 */
export class DatabaseRefused extends Error {
  readonly reason: string;
  readonly advice: string | undefined;

  constructor(reason: string, advice?: string) {
    super(advice === undefined ? reason : `${reason}. ${advice}`);
    this.name = 'DatabaseRefused';
    this.reason = reason;
    this.advice = advice;
  }
}
