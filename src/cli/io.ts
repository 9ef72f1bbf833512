/** Where a command reads and writes; the process's own streams, or a test's. */
export interface CommandIo {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  stdout: { write(text: string): unknown; isTTY?: boolean };
  stderr: { write(text: string): unknown };
}

/** A command that was given up by the person at the terminal. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled.');
    this.name = 'Cancelled';
  }
}

/** A command that is written wrongly. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}
