/** Finds a Chromium for the tests, or fetches one, and remembers it in .cache/browser.json. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cleanEnvironment, run } from './command.mjs';
import { SetUpFailure } from './failure.mjs';
import { nodePath } from './pinned-node.mjs';
import { unpackedBrowser } from './unpacked-browser.mjs';

const DOWNLOAD_MS = 5 * 60_000;
/** The headless shell comes first, because it takes a third less time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [...SHELLS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL_PACKAGE = 'chromium-headless-shell';
/** The fonts that Playwright installs, with which pages look the same on every machine. */
const FONT_PACKAGES = [
  'fonts-noto-color-emoji',
  'fonts-unifont',
  'fonts-liberation',
  'fonts-ipafont-gothic',
  'fonts-wqy-zenhei',
  'fonts-tlwg-loma-otf',
  'fonts-freefont-ttf',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const browser = { doing: 'Looking for a Chromium for the tests', isDone, run: findBrowser };

const memory = (root) => join(root, '.cache', 'browser.json');

function isDone(root) {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH);
  try {
    return existsSync(JSON.parse(readFileSync(memory(root), 'utf8')).path);
  } catch {
    return false;
  }
}

/** Tries the quickest source first; a browser counts only after a trial run. */
async function findBrowser(root, progress) {
  const given = process.env.CHROMIUM_PATH;
  if (given) throw new SetUpFailure(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const ways = [
    ['trying what is installed', () => installed()],
    ["trying Playwright's", () => playwrights(root)],
    // Quicker than Playwright's, which installs the same libraries before it downloads its browser.
    ['installing the chromium package', () => systemPackage(root)],
    ["fetching Playwright's", () => fetchPlaywrights(root)],
    ['unpacking one from npm', () => unpackedBrowser(root)],
  ];
  for (const [detail, find] of ways) {
    progress.at(detail);
    for (const path of await find()) {
      if (!existsSync(path) || !(await works(root, path))) continue;
      mkdirSync(join(root, '.cache'), { recursive: true });
      writeFileSync(memory(root), JSON.stringify({ path }));
      return `Chromium for the tests: ${path}`;
    }
  }
  throw new SetUpFailure(
    'No Chromium was found for the tests, and none could be fetched. Install Chromium or Google Chrome, ' +
      'or name one in CHROMIUM_PATH, and run the same command again.',
  );
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
}

const tryBrowser = (root) => [nodePath(root), join(root, 'scripts', 'set-up', 'try-browser.mjs')];

async function works(root, path) {
  return (await run([...tryBrowser(root), path], { cwd: root, timeoutMs: 45_000 })).ok;
}

async function playwrights(root) {
  const { ok, output } = await run(tryBrowser(root), { cwd: root });
  return ok ? [output.trim()] : [];
}

async function fetchPlaywrights(root) {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const withSystemLibraries = mayInstall() ? ['--with-deps'] : [];
  const fetching = [nodePath(root), cli, 'install', 'chromium', '--no-shell', ...withSystemLibraries];
  await run(fetching, { cwd: root, timeoutMs: DOWNLOAD_MS });
  return playwrights(root);
}

async function systemPackage(root) {
  if (!mayInstall() || !existsSync('/usr/bin/apt-get')) return [];
  const sudo = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const env = { ...cleanEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    run([...sudo, 'apt-get', '-q', ...args], { cwd: root, env, timeoutMs: DOWNLOAD_MS });
  await apt('update');
  for (const packages of [[SHELL_PACKAGE, ...FONT_PACKAGES], [SHELL_PACKAGE], ['chromium']]) {
    const { ok } = await apt('install', '-y', '--no-install-recommends', ...packages);
    if (ok) break;
  }
  return installed();
}

/** Whether system packages can be installed without a password prompt. */
function mayInstall() {
  if (process.platform !== 'linux') return false;
  return process.getuid() === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}
