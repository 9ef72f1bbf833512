/** A command's streams: the process's own, or a test's. */
export interface CommandIo {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  stdout: { write(text: string): unknown; isTTY?: boolean };
  stderr: { write(text: string): unknown };
}

/** Exit statuses. */
export const DONE = 0;
export const MISUSED = 2;

/** Ctrl-C or Ctrl-D at a prompt. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled.');
    this.name = 'Cancelled';
  }
}

/** Wrong arguments or options. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}
