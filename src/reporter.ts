import type { StartReporter } from './start.ts';

/** Words for the person who typed the command; nothing when standard output is read by a program. */
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
