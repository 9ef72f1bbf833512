import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const root = join(import.meta.dirname, '..', '..');
// The last three keep all windows with the same storage in one process; a new one for each takes more time than most pages.
const ARGUMENTS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync ' +
  '--process-per-site --renderer-process-limit=1 --disable-site-isolation-trials';

/** The Chromium that the set-up found or fetched. @throws when there was no set-up */
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

/** Starts a headless Chromium; whoever starts it closes it. */
export function startChromium(): Promise<Browser> {
  // Without a locale that knows Devanagari, Chromium names no download in it.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ARGUMENTS.split(' '),
    env,
    handleSIGTERM: false,
  });
}

let ours: Promise<Browser> | undefined;

/** The Chromium for all journeys of this process, with which it ends. A new one where the last has fallen over. */
export async function ourChromium(): Promise<Browser> {
  const browser = await ours?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  if (!ours) {
    // Told to end, a process has half a second: enough for what is done at its exit, and that takes the browser away.
    process.once('SIGTERM', () => process.exit());
  }
  ours = startChromium();
  return ours;
}
