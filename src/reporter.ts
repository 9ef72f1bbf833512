/** Reports the start to the person who typed the command; the log is separate. */
export interface StartReporter {
  /** Whether a person reads the report, so that it may contain passwords. */
  isToPeople: boolean;
  lines(lines: readonly string[]): void;
  progress(what: string, done: number, of: number): void;
}

export const silentReporter: StartReporter = { isToPeople: false, lines: () => {}, progress: () => {} };

/** Prints nothing when standard output is not a terminal. */
export const terminalReporter: StartReporter = {
  isToPeople: process.stdout.isTTY === true,
  lines(lines) {
    if (this.isToPeople) process.stdout.write(`${lines.join('\n')}\n`);
  },
  progress(what, done, of) {
    if (!this.isToPeople) return;
    process.stdout.write(`\r${what}: ${done} of ${of}${done === of ? '\n' : ''}`);
  },
};
