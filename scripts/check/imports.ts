import { posix } from 'node:path';
import { isTest, type Source } from './sources.ts';

const BELOW_ACTIONS = ['schema', 'content', 'errors', 'settings', 'db', 'search', 'media', 'accounts'];
const ON_ACTIONS = [...BELOW_ACTIONS, 'actions'];

/** Which rooms a room may know (docs: architecture). What stands in `src/` itself is a room each, or `start`. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  settings: [],
  schema: ['errors'],
  content: ['schema'],
  ui: [],
  site: ['content', 'schema', 'ui'],
  admin: ['content', 'schema', 'ui'],
  db: ['schema', 'content', 'errors', 'settings'],
  search: ['schema', 'content', 'errors', 'settings', 'db'],
  media: ['schema', 'content', 'errors', 'settings'],
  accounts: ['schema', 'content', 'errors', 'settings', 'db'],
  actions: BELOW_ACTIONS,
  backup: BELOW_ACTIONS,
  mail: BELOW_ACTIONS,
  inbox: [...ON_ACTIONS, 'mail'],
  assistant: ON_ACTIONS,
  seed: [...ON_ACTIONS, 'mail', 'inbox', 'assistant'],
  server: [...ON_ACTIONS, 'inbox', 'assistant', 'mail', 'site', 'ui'],
  // The files in src/ that put the rooms together.
  start: [...ON_ACTIONS, 'mail', 'backup', 'inbox', 'assistant', 'seed', 'server'],
  cli: [...ON_ACTIONS, 'mail', 'backup', 'inbox', 'assistant', 'seed', 'server', 'start'],
};

/** The files that run the program; whoever imported them would run it. The first one loads the second. */
const [ENTRY, PROGRAM] = ['src/main.ts', 'src/process.ts'];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"\n]+)\1/g;

/** Imports that lead where they must not, one finding each. Tests and their fixtures may import anything. */
export function findingsInImports(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap((source) =>
      importsOf(source).flatMap(({ line, target }) => {
        const reason = whyNot(source.path, target);
        return reason ? [`${source.path}:${line} imports ${target}: ${reason}`] : [];
      }),
    );
}

function whyNot(path: string, target: string): string | null {
  if (!target.startsWith('src/')) return 'the product is what stands in src/';
  if (target === ENTRY || (target === PROGRAM && path !== ENTRY)) return 'nobody imports the program itself';
  if (isTest(target)) return 'the product does without its tests';
  const from = roomOf(path);
  const to = roomOf(target);
  if (from === to) return null;
  const allowed = ROOMS[from];
  if (!allowed) return `the room ${from} is not in the table of scripts/check/imports.ts`;
  return allowed.includes(to)
    ? null
    : `${from} may know ${allowed.join(', ') || 'nothing of ours'}, not ${to}`;
}

function roomOf(path: string): string {
  const [, room = '', ...below] = path.split('/');
  if (below.length > 0) return room;
  const name = room.replace(/\.\w+$/, '');
  return name in ROOMS ? name : 'start';
}

function importsOf({ path, text }: Source) {
  const code = withoutComments(text);
  return [...code.matchAll(IMPORT)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    target: posix.normalize(posix.join(posix.dirname(path), match[2] ?? '')),
  }));
}

/** Comments blanked out, so that an example in one is no import; the lines stay where they are. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '');
}
