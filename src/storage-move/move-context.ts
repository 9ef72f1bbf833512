import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import type { FindKnownPaths, Storage } from '../media/index.ts';

/** The dependencies of the command that moves the files. */
export interface MoveContext {
  reader: Db;
  write<T>(work: (change: Change) => Promise<T>): Promise<T>;
  now(): Date;
  fromName: string;
  toName: string;
  from: Storage;
  to: Storage;
  isKnown: FindKnownPaths;
  /** A folder of this command only, which stays between runs; on the file system of a storage on disk. */
  folder: string;
  /** Prints a line for the operator. */
  print(line: string): void;
  progress(what: string, done: number, of: number): void;
  signal?: AbortSignal | undefined;
  /** How long a process may say that it cannot take part before the move is refused; 15 s by default. */
  troubleMs?: number;
}

/** A move that cannot begin or go on; the message is for the operator. */
export class MoveRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveRefused';
  }
}
