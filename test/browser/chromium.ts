import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..', '..');
// Three keep all pages of a browser context in one process: starting a process takes longer than loading most pages. The
// last turns V8's optimizing compilers off, which cost more than they save on pages that are closed after a second.
const ARGUMENTS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync ' +
  '--process-per-site --renderer-process-limit=1 --disable-site-isolation-trials --js-flags=--no-opt,--no-maglev';

/** Path of the Chromium that the set-up found or fetched. @throws before the set-up */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? rememberedPath();
  if (!existsSync(path)) throw new Error(`There is no Chromium at ${path}. Run npm test, which finds one.`);
  return path;
}

function rememberedPath(): string {
  const memory = join(root, '.cache', 'browser.json');
  const { path } = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : { path: memory };
  return String(path);
}

/** Starts a headless Chromium; the caller closes it. */
export function startChromium(): Promise<Browser> {
  // In a locale without UTF-8, Chromium does not name downloads in Devanagari.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ARGUMENTS.split(' '),
    env,
    handleSIGTERM: false,
  });
}

let ours: Promise<Browser> | undefined;

/** Returns the Chromium that all tests of this process share, and starts a new one after a crash. */
export async function sharedChromium(): Promise<Browser> {
  const browser = await ours?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  if (!ours) {
    // Vitest kills a worker half a second after SIGTERM; exiting at once lets Playwright's exit handler end the browser.
    process.once('SIGTERM', () => process.exit());
  }
  ours = startChromium();
  return ours;
}
