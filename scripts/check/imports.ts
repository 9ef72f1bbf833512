import { posix } from 'node:path';
import { isTest, type Source } from './sources.ts';

const BELOW_RECORDS = [
  'languages',
  'schema',
  'content',
  'errors',
  'settings',
  'metrics',
  'db',
  'search',
  'media',
  'accounts',
];
const ON_RECORDS = [...BELOW_RECORDS, 'records'];

/** The folders shared by the server and the command line. */
const WHOLE_SITE = [
  ...ON_RECORDS,
  'mail',
  'backup',
  'identity',
  'inbox',
  'assistant',
  'redirects',
  'library',
  'retention',
  'seed',
  'server',
];

/**
 * Which folders of `src/` a folder may import. A file directly in `src/` has its own row or, if it wires the folders
 * together, the row `start`.
 */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'bucket-address': [],
  'concurrency-limit': ['errors', 'languages'],
  errors: ['languages'],
  languages: [],
  log: [],
  occasionally: [],
  'rehearsed-time': [],
  settings: ['bucket-address', 'rehearsed-time'],
  metrics: [],
  schema: ['errors', 'languages'],
  content: ['schema', 'languages'],
  ui: ['languages'],
  site: ['content', 'schema', 'ui', 'languages'],
  admin: ['content', 'schema', 'ui', 'languages'],
  db: ['languages', 'schema', 'content', 'errors', 'settings', 'metrics'],
  search: ['languages', 'schema', 'content', 'errors', 'settings', 'db'],
  media: ['languages', 'schema', 'content', 'errors', 'settings', 'bucket-address', 'concurrency-limit'],
  accounts: ['languages', 'schema', 'content', 'errors', 'settings', 'db'],
  records: [...BELOW_RECORDS, 'mail'],
  identity: ['schema', 'errors', 'settings', 'db', 'media'],
  backup: [...BELOW_RECORDS, 'identity'],
  mail: [...BELOW_RECORDS, 'ui'],
  inbox: [...ON_RECORDS, 'mail'],
  redirects: ON_RECORDS,
  library: ON_RECORDS,
  retention: ON_RECORDS,
  assistant: [...ON_RECORDS, 'concurrency-limit', 'ui'],
  seed: [...ON_RECORDS, 'mail', 'inbox', 'assistant', 'library', 'redirects'],
  server: [
    ...ON_RECORDS,
    'concurrency-limit',
    'occasionally',
    'inbox',
    'library',
    'assistant',
    'mail',
    'occasionally',
    'redirects',
    'site',
    'ui',
  ],
  doctor: [...BELOW_RECORDS, 'backup', 'identity', 'mail'],
  start: [...WHOLE_SITE, 'log', 'occasionally', 'rehearsed-time'],
  cli: [...WHOLE_SITE, 'doctor', 'bucket-address', 'rehearsed-time', 'start'],
};

/** The files that run the program: importing one would run it. The first loads the second. */
const [ENTRY, PROGRAM] = ['src/main.ts', 'src/serve.ts'];

/** Says in types what a site is made of: it names what is above the folders that are handed the site. */
const SITE = 'src/whole-site.ts';

/**
 * The packages that a start may load. Each makes every start milliseconds longer; what is needed later is loaded by
 * `import()`. A package that sends mail, for example, loads the client of HTTP.
 */
const START_PACKAGES = new Set([
  '@fastify/busboy',
  '@fastify/proxy-addr',
  '@remotemerge/nepali-date-converter',
  'better-sqlite3',
  'diff',
  'entities',
  'fastify',
  'kysely',
  'lru-cache',
  'otpauth',
  'pino',
  'react',
  'zod',
]);

const IMPORT = /(?:\bfrom|\bimport)\s*(\(?)\s*(['"])([\w@.][^'"\n]*)\2/g;

/** Imports against the table, one finding each. Tests and their fixtures may import anything. */
export function findingsInImports(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap((source) =>
      importsOf(source).flatMap(({ line, name, target, isType }) => {
        if (!name.startsWith('.')) return [];
        const isOfSite = source.path === SITE || (target === SITE && isType);
        const reason = isOfSite ? whyNoSite(source.path, isType) : whyNot(source.path, target);
        return reason ? [`${source.path}:${line} imports ${target}: ${reason}`] : [];
      }),
    );
}

/** Packages that a start would load, and that are not in the list above: a finding for each import of one. */
export function findingsInStart(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set([PROGRAM]);
  const findings: string[] = [];
  for (const path of reached) {
    const source = byPath.get(path);
    if (!source) continue;
    for (const { line, name, target, isType, isLater } of importsOf(source)) {
      if (isType || isLater) continue;
      if (name.startsWith('.')) reached.add(target);
      else if (!name.startsWith('node:') && !START_PACKAGES.has(packageOf(name)))
        findings.push(`${path}:${line} loads ${packageOf(name)} at the start: import() it where it is used`);
    }
  }
  return findings;
}

const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** The folders below the accounts do not know the site. */
function whyNoSite(path: string, isType: boolean): string | null {
  if (path === SITE) return isType ? null : 'the site is said in types only';
  const folder = folderOf(path);
  return folder === 'accounts' || FOLDERS[folder]?.includes('accounts')
    ? null
    : `${folder} is handed what it needs of the site`;
}

function whyNot(path: string, target: string): string | null {
  if (!target.startsWith('src/')) return 'the product imports only from src/';
  if (target === ENTRY || (target === PROGRAM && path !== ENTRY)) return 'an import would run the program';
  if (isTest(target)) return 'the product does not import tests';
  const from = folderOf(path);
  const to = folderOf(target);
  if (from === to) return null;
  const allowed = FOLDERS[from];
  if (!allowed) return `${from} is not in the table of scripts/check/imports.ts`;
  return allowed.includes(to)
    ? null
    : `${from} may import ${allowed.join(', ') || 'no other folder'}, not ${to}`;
}

function folderOf(path: string): string {
  const [, first = '', ...below] = path.split('/');
  if (below.length > 0) return first;
  const name = first.replace(/\.\w+$/, '');
  return name in FOLDERS ? name : 'start';
}

function importsOf({ path, text }: Source) {
  const code = withoutComments(text);
  return [...code.matchAll(IMPORT)].map(({ index, 1: bracket, 3: name = '' }) => ({
    line: code.slice(0, index).split('\n').length,
    /** As written. */
    name,
    /** The path of a file that it names. */
    target: posix.normalize(posix.join(posix.dirname(path), name)),
    isType: /\b(?:import|export) type\b[^;]*$/.test(code.slice(0, index)),
    isLater: bracket === '(',
  }));
}

/** Blanks comments out, because they may show an import as an example; line numbers stay. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '');
}
