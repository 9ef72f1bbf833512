/** A headless Chromium for Linux from an npm package, for machines where system packages cannot be installed. */
import { chmodSync, createReadStream, createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npmCommand, run } from './command.mjs';
import { nodePath } from './pinned-node.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';

/**
 * Fetches and unpacks it into .cache/chromium.
 * @returns {Promise<string[]>} Its path; empty when there is none for this machine or it cannot be fetched.
 */
export async function unpackedBrowser(root) {
  if (process.platform !== 'linux') return [];
  const home = join(root, '.cache', 'chromium');
  mkdirSync(home, { recursive: true });
  // With its own package.json, because npm would install into ours.
  writeFileSync(join(home, 'package.json'), '{"private":true}');
  const { ok } = await run(
    [
      ...npmCommand(nodePath(root)),
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ].concat('--prefix', home, `${PACKAGE}@${VERSION}`),
    { cwd: home },
  );
  if (!ok) return [];
  const packed = join(home, 'node_modules', PACKAGE, 'bin');
  try {
    await unpack(join(packed, 'chromium.br'), join(home, 'chromium'));
    for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
      await unpack(join(packed, `${archive}.br`), join(home, archive));
      await run(['tar', '-xf', archive], { cwd: home });
    }
  } catch {
    return [];
  }
  return [writeStarter(home)];
}

async function unpack(from, to) {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** Sets the paths of the package's libraries and fonts; Chromium crashes on a character without a font. */
function writeStarter(home) {
  const fonts = join(home, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir>` +
      `<dir>/usr/share/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>\n`,
  );
  const starter = join(home, 'start.sh');
  writeFileSync(
    starter,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${home}/lib" FONTCONFIG_FILE="${fonts}"\nexec "${home}/chromium" "$@"\n`,
  );
  chmodSync(join(home, 'chromium'), 0o755);
  chmodSync(starter, 0o755);
  return starter;
}
