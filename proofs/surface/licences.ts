import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences of what the program may depend on: each allows any use, changed or not, also without its own source. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
]);
/** Others, each for one reason. */
const EXCEPTIONS: readonly [package_: RegExp, licence: string][] = [
  // Loaded as a shared library beside the program, which the LGPL allows; whoever runs it can replace it.
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  // Builds the style sheets, and is no part of what it builds.
  [/^lightningcss/, 'MPL-2.0'],
  // Comes only with the builds for FreeBSD and web containers, which the program is not for.
  [/^@img\/sharp-wasm32$/, 'LGPL-3.0-or-later'],
];

interface Locked {
  dev?: boolean;
  license?: string;
  /** Some packages state one name without a list. */
  os?: string | readonly string[];
  cpu?: string | readonly string[];
}

/** Whether it is installed on the systems that the program is for. */
const isForLinux = ({ os = 'linux', cpu = 'x64' }: Locked) =>
  [os].flat().includes('linux') && [cpu].flat().some((one) => one === 'x64' || one === 'arm64');

/** Every package that the program depends on while it serves, with the licence that it states. */
export function productionLicences(root: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const production = Object.entries(packages).filter(
    ([path, locked]) => path !== '' && !locked.dev && isForLinux(locked),
  );
  return new Map(
    production.map(([path, { license }]) => [path, installedLicence(join(root, path)) ?? license ?? 'none']),
  );
}

/** Those whose licence is not allowed, a line each. */
export function refusedLicences(licences: ReadonlyMap<string, string>): string[] {
  return [...licences]
    .filter(([path, licence]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return !isAllowed(licence, (one) => EXCEPTIONS.some(([of, text]) => of.test(name) && text === one));
    })
    .map(([path, licence]) => `${path} is licensed ${licence}`);
}

/** @param licence an SPDX expression without nested brackets, such as `(MIT OR GPL-3.0) AND ISC` */
function isAllowed(licence: string, isException: (one: string) => boolean): boolean {
  return licence.split(' AND ').every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((one) => ALLOWED.has(one) || isException(one)),
  );
}

function installedLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license;
}
