/** Prints a step's progress and duration: one line rewritten in place on a terminal, an occasional line elsewhere. */

const PLAIN_EVERY_MS = 10_000;

/**
 * @param {string} doing The step, such as 'Installing dependencies'.
 * @returns {{ at(detail: string): void, finish(result: string): void, abandon(): void }}
 */
export function startProgress(doing, out = process.stderr) {
  const began = Date.now();
  let detail = '';
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const line = () => `${doing}… ${[detail, seconds()].filter(Boolean).join(', ')}`;
  const show = out.isTTY
    ? () => out.write(`\r\x1b[K${line().slice(0, (out.columns || 80) - 1)}`)
    : () => out.write(`${line()}\n`);
  if (out.isTTY) show();
  else out.write(`${doing}…\n`);
  const timer = setInterval(show, out.isTTY ? 200 : PLAIN_EVERY_MS);
  const end = (text) => {
    clearInterval(timer);
    out.write(out.isTTY ? `\r\x1b[K${text}` : text);
  };
  return {
    at: (text) => {
      detail = text;
    },
    finish: (result) => end(`${result} (${seconds()})\n`),
    abandon: () => end(''),
  };
}
