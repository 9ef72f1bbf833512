/** Runs other programs during set-up. */
import { spawn } from 'node:child_process';
import { alsoHeldBy } from './lock.mjs';

/** Variables that the outer npm sets for its own run and that an inner npm would take as options. */
const OUTER_NPM =
  /^npm_(lifecycle_|package_|command$|execpath$|node_execpath$|config_(prefix|local_prefix|global.*|location|omit|include|only|production|dev|dry_run|package_lock.*|install_strategy|workspaces?|include_workspace_root|json|user_agent|ignore_scripts|force|save.*|loglevel|silent|long|parseable)$)/i;

/** The environment without the outer npm's variables. */
export function cleanEnvironment(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OUTER_NPM.test(name)));
}

/** The npm that started the set-up, as program and first arguments, else the one on the path. */
export function npmCommand(node = process.execPath, environment = process.env) {
  const started = environment.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(started) ? [node, started] : ['npm'];
}

/**
 * Runs a program to its end and keeps what it prints.
 * @param {readonly string[]} command Program and arguments.
 * @param {{ cwd: string, env?: Record<string, string | undefined>, timeoutMs?: number, onLine?: (line: string) => void }} options
 * @returns {Promise<{ ok: boolean, output: string }>} Never rejects: a program that cannot be started is not ok either.
 */
export function run([program, ...args], { cwd, env = cleanEnvironment(), timeoutMs, onLine }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
    });
    if (child.pid) alsoHeldBy(child.pid);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      if (output.length > 40_000) output = `${output.slice(0, 10_000)}\n…\n${output.slice(-20_000)}`;
      if (onLine) String(chunk).split('\n').filter(Boolean).forEach(onLine);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const endWithUs = () => child.kill();
    process.on('exit', endWithUs);
    const settle = (ok, more = '') => {
      process.off('exit', endWithUs);
      resolve({ ok, output: output + more });
    };
    child.on('error', (error) => settle(false, error.message));
    child.on('close', (code, signal) => settle(code === 0, signal ? `ended by ${signal}` : ''));
  });
}
