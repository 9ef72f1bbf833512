import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { College } from '../college/college.ts';
import { whyNoPackage } from '../front/packages.ts';
import { must } from '../runner/proof.ts';

const run = promisify(execFile);

/** Reads with parameters that a database is asked by, as sqlmap takes them. */
const READS = [
  '/search?q=notice',
  '/ne/search?q=notice',
  '/notices?year=2026&page=1',
  '/news-and-events?kind=news',
  '/api/notices?q=a&page=1&limit=5',
  '/api/newss?q=a',
  '/api/notice/*',
  '/notice/x/*',
  '/api/accounts?q=a&role=admin&faculty=a',
  '/api/contacts?q=a&spam=false',
  '/api/manage/notice?q=a&state=live&sort=title&page=1',
  '/api/manage/notice/*',
  '/api/manage/audit?who=a&what=created&record=a&from=2026-01-01&to=2026-12-31',
  '/api/manage/trash?q=a&type=notice',
  '/api/find?q=notice',
];
const LOGIN = '{"email":"a@college.example","password":"a password"}';
const SECONDS = 600;
/** Modules of wapiti that need nothing of the internet. */
const MODULES = 'sql,blindsql,xss,permanentxss,exec,file,crlf,redirect,methods';

/** Two scanners over the running site. @returns what each tried, or why it could not @throws when one finds something */
export async function scan(college: College, folder: string): Promise<string[]> {
  return [await sqlmap(college, folder), await wapiti(college, folder)];
}

async function sqlmap({ url, token, engine }: College, folder: string): Promise<string> {
  const reason = whyNoPackage('sqlmap', '/usr/bin/sqlmap');
  if (reason) return `sqlmap was not tried: ${reason}`;
  const common = ['--batch', '--flush-session', '--disable-coloring', '--level=2', '--risk=2', '--threads=4'];
  const dbms = engine === 'SQLite' ? 'sqlite' : 'postgresql';
  const attempt = async (...what: string[]) => {
    const out = join(folder, `sqlmap-${engine}`);
    const args = [...what, ...common, `--dbms=${dbms}`, `--output-dir=${out}`, '--ignore-code=400,401,404'];
    const { stdout } = await run('sqlmap', args, { timeout: SECONDS * 1000, maxBuffer: 1e8 });
    const isDone = /do not appear to be injectable/.test(stdout);
    must(isDone && !/injection point\(s\)/.test(stdout), `sqlmap says of ${what[1]}: ${stdout.slice(-2000)}`);
  };
  for (const path of READS) await attempt('-u', url + path, '-H', `Authorization: Bearer ${token}`);
  await attempt('-u', `${url}/api/user/login`, '--data', LOGIN, '-H', 'Content-Type: application/json');
  return `sqlmap finds nothing in ${READS.length} reads and a sign-in`;
}

async function wapiti({ url, engine }: College, folder: string): Promise<string> {
  const reason = whyNoPackage('wapiti', '/usr/bin/wapiti');
  if (reason) return `wapiti was not tried: ${reason}`;
  const report = join(folder, `wapiti-${engine}.json`);
  // It asks for Brotli, which it cannot read.
  const about = ['-u', `${url}/`, '-H', 'Accept-Encoding: identity', '-s', `${url}/search?q=a`];
  const bounds = ['--max-scan-time', '30', '--max-attack-time', '15', '-d', '3', '--no-bugreport'];
  const output = ['-m', MODULES, '--flush-session', '-f', 'json', '-o', report];
  const { stdout } = await run('wapiti', [...about, ...bounds, ...output], {
    timeout: SECONDS * 1000,
    maxBuffer: 1e8,
    env: { ...process.env, HOME: folder },
  });
  const seen = Number(/found (\d+) URLs/.exec(stdout)?.[1]);
  must(seen > 5, `wapiti found ${seen} addresses only`);
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, unknown[]>;
  };
  for (const [kind, found] of Object.entries(vulnerabilities))
    must(found.length === 0, `wapiti reports ${kind}: ${JSON.stringify(found[0])}`);
  return `wapiti finds nothing on ${seen} addresses and forms`;
}
