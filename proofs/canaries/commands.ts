import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/dev/free-port.ts';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import type { Secrets } from './secrets.ts';

const STATUS_OF_BAD_SETTINGS = 1;
const COMMAND_MS = 120_000;
/** A start waits for a database that does not answer; this long it says so. */
const WAITING_START_MS = 5000;

/** Runs a program of the build with the site's settings. @returns what it printed, and its exit status */
function run(
  college: College,
  root: string,
  file: string,
  args: readonly string[],
  more: Record<string, string> = {},
  timeout = COMMAND_MS,
) {
  const env = { PATH: process.env.PATH ?? '', ...college.settings, ...more };
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'dist', 'server', file), ...args],
    {
      env,
      cwd: root,
      encoding: 'utf8',
      input: '',
      timeout,
      killSignal: 'SIGKILL',
    },
  );
  return { said: stdout + stderr, status };
}

/** What commands print, those that work and those that fail, by what was run. */
export async function commandOutputs(college: College, root: string, folder: string, secrets: Secrets) {
  const said = new Map<string, string>();
  const nowhere = `127.0.0.1:${await freePort()}`;
  const command = (...args: readonly string[]) => {
    const answer = run(college, root, 'cli.js', args);
    must(answer.said.length > 20, `${args.join(' ')} says nothing`);
    said.set(args.join(' '), answer.said);
  };
  command('doctor');
  command('doctor', '--json');
  command('reindex');
  command('backup', join(folder, 'no', 'such', 'folder'));
  command('restore', join(folder, 'no-such-file'));
  command(
    'storage',
    'copy',
    'disk',
    `s3://bucket/place?endpoint=http://${nowhere}&region=here&pathStyle=true`,
  );
  command('account', 'second-factor', 'admin@localhost');
  command('account', 'duties', 'nobody@college.example');
  command('account', 'password', 'nobody@college.example');

  // Starts that are refused, because a setting with a secret in it is no good.
  const bad = (what: string) => secrets.word(`${what} of a start that is refused`, 'nobody');
  for (const [name, value] of Object.entries({
    SMTP_URL: `smtp://office:${bad('password of the mail server')}@mail.example:99999999`,
    CHATBOT_URL: `ftp://bot:${bad('password of the chatbot')}@bot.example/`,
    DATABASE_URL: `mysql://college:${bad('password of the database')}@127.0.0.1/college`,
    STORAGE_URL: `s4://key:${bad('key of the bucket')}@bucket`,
    METRICS_TOKEN: `${bad('token of the metrics')} and a blank`,
    LLM_API_KEY: `${bad('key of the model')} and a blank`,
    AWS_SECRET_ACCESS_KEY: `${bad('key of the bucket')} and a blank`,
    PORT: 'many',
  }))
    for (const file of ['main.js', 'cli.js']) {
      const answer = run(college, root, file, ['reindex'], { [name]: value });
      must(answer.status === STATUS_OF_BAD_SETTINGS, `With a bad ${name} ${file} ends with ${answer.status}`);
      must(answer.said.includes(name), `${file} does not say that ${name} is bad: ${answer.said}`);
      said.set(`${file} with a bad ${name}`, answer.said);
    }
  const away = `postgres://college:${bad('password of a database that is away')}@${nowhere}/college`;
  said.set(
    'a start without its database',
    run(college, root, 'main.js', [], { DATABASE_URL: away }, WAITING_START_MS).said,
  );
  return said;
}

/** What a backup tells without its rows and files. */
export function manifests(college: College, root: string, folder: string): string {
  const repository = join(folder, `backup-${college.engine}`);
  const { said, status } = run(college, root, 'cli.js', ['backup', repository]);
  must(status === 0, `The backup failed: ${said}`);
  const files = readdirSync(repository, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  must(files.length > 0, 'The backup has no files');
  return (
    said +
    files
      .filter(({ name }) => name === 'manifest.json')
      .map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1'))
      .join('\n')
  );
}

/** What browsers load of the build. */
export function bundle(root: string): string {
  const files = readdirSync(join(root, 'dist/client'), { recursive: true, withFileTypes: true });
  return files
    .flatMap((one) =>
      one.isFile() && /\.(?:js|css|json|html|map)$/.test(one.name)
        ? [readFileSync(join(one.parentPath, one.name), 'utf8')]
        : [],
    )
    .join('\n');
}
