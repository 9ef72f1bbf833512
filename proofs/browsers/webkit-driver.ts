import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { arch } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProofContext } from '../runner/proof.ts';

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };
/** The browser that Debian has for WebKitGTK's driver. */
export const MINI_BROWSER = `/usr/lib/${ARCHITECTURES[arch]}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
export const DRIVER = { package: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' };

const START_MS = 20_000;

/** Why WebKitGTK's driver finds no browser; null if it does. */
export const whyNoBrowser = () => (existsSync(MINI_BROWSER) ? null : `there is no ${MINI_BROWSER}`);

/** Starts WebKitGTK's driver. @returns its address */
export async function startDriver(
  { folder, onEnd }: ProofContext,
  display: string,
  port: number,
): Promise<string> {
  const driver = spawn(DRIVER.file, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const ended = once(driver, 'exit');
  onEnd(async () => {
    driver.kill('SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_MS;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new Error('WebKitWebDriver does not start');
    await pause(50);
  }
  return address;
}
