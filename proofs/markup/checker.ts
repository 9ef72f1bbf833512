import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whyNoPackage } from '../front/packages.ts';

/** The W3C's checker of HTML (Nu Html Checker), a Java program in the npm registry. */
const CHECKER = 'vnu-jar@26.9.27';
const FOLDER = join(import.meta.dirname, '..', '..', '.cache', CHECKER);
const MAX_OUTPUT = 64 * 1024 ** 2;

/** One message of the checker. */
export interface Finding {
  /** `error`, `info`, or `non-document-error` where a document could not be checked. */
  type: string;
  /** `warning` if it is not an error. */
  subType?: string;
  /** The document's file, as a URL. */
  url: string;
  message: string;
  /** The document's text around the place. */
  extract?: string;
}

/** Why the checker cannot run here; null if it can. Fetches it where it is missing. */
export function whyNoChecker(): string | null {
  const whyNoJava = whyNoPackage('default-jre-headless', '/usr/bin/java');
  if (whyNoJava) return `Java is missing: ${whyNoJava}`;
  if (findJar()) return null;
  mkdirSync(FOLDER, { recursive: true });
  try {
    execFileSync('npm', ['pack', '--silent', CHECKER], { cwd: FOLDER, stdio: 'pipe' });
    const [archive = ''] = readdirSync(FOLDER).filter((name) => name.endsWith('.tgz'));
    execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: FOLDER, stdio: 'pipe' });
  } catch {
    return `${CHECKER} cannot be fetched from the npm registry`;
  }
  return findJar() ? null : `${CHECKER} has no vnu.jar`;
}

function findJar(): string | undefined {
  const places = [join(FOLDER, 'vnu.jar'), join(FOLDER, 'build', 'dist', 'vnu.jar')];
  return places.find((place) => existsSync(place));
}

/** Checks HTML files. */
export async function check(files: readonly string[]): Promise<Finding[]> {
  const args = ['-jar', findJar() ?? '', '--format', 'json', '--exit-zero-always', '--stdout', ...files];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: MAX_OUTPUT });
  return (JSON.parse(stdout) as { messages: Finding[] }).messages;
}
