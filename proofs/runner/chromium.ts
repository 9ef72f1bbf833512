import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startChromium } from '../../test/browser/chromium.ts';

const ROOT = new URL('../..', import.meta.url);

/** Looks for a Chromium, and tries to fetch one. @returns why there is none; null if there is one */
export async function whyNoChromium(): Promise<string | null> {
  try {
    await promisify(execFile)(process.execPath, ['scripts/set-up.mjs', 'browser'], { cwd: ROOT });
    const browser = await startChromium();
    await browser.close();
    return null;
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string };
    return (stderr ?? message).trim().split('\n')[0] ?? 'there is no Chromium';
  }
}
