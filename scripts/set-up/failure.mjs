import { stripVTControlCharacters } from 'node:util';

/** A failure whose message is printed without a stack. */
export class SetUpFailure extends Error {}

const KNOWN = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The network cannot be reached, or something on the way refuses. Check the connection and the proxy, then run the same command again.',
  ],
  [
    /ENOSPC|no space left/i,
    'The disk is full. Make room (about 1 GB is needed) and run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'A file cannot be written. Check that this folder belongs to you and is not read-only.',
  ],
  [
    /EBADPLATFORM/,
    `A dependency does not exist for this kind of machine (${process.platform} ${process.arch}).`,
  ],
];

/**
 * Explains a failed command: the cause if it is a usual one, and the end of its output.
 * @param {string} what What was tried, as the beginning of a sentence.
 * @param {string} output Everything the command printed.
 */
export function explain(what, output) {
  const cause = KNOWN.find(([pattern]) => pattern.test(output))?.[1];
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  // npm names the cause first, Vite last.
  const kept = lines.length > 24 ? [...lines.slice(0, 12), '…', ...lines.slice(-12)] : lines;
  const excerpt = kept.join('\n  ');
  return new SetUpFailure(
    [`${what} failed.`, cause, excerpt && `It said:\n  ${excerpt}`].filter(Boolean).join('\n'),
  );
}
