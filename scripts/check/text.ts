import { isTest, type Source } from './sources.ts';

const MAX_LINES = 500;

interface Rule {
  /** Patterns that no line may contain. */
  pattern: RegExp;
  /** Whether the rule is for this file. */
  applies(path: string): boolean;
  says: string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /sqlite|postgres/i,
    applies: (path) =>
      /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !/^src\/(?:(?:db|search)\/|settings\.ts$)/.test(path),
    says: 'names a database; only db, search and settings know which there are',
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)/,
    applies: (path) => path.startsWith('src/'),
    says: 'suppresses a check',
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX)\b/,
    applies: (path) => path.startsWith('src/'),
    says: 'leaves something to do',
  },
  {
    pattern: /\((?:contract|specification|decisions?)\b|\b(?:contract|specification): |\(D\d+\)/,
    applies: (path) => path !== 'scripts/check/text.test.ts',
    says: 'cites what is not in the repository; cite a number of docs/requirements.md',
  },
  { pattern: /\b(?:test|it|describe)\.(?:skip|only|todo)\b/, applies: isTest, says: 'leaves tests out' },
];

/** Files that are too long and forbidden text, one finding each; the linter forbids `any`. */
export function findingsInText(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [...tooLong(source), ...forbidden(source)]);
}

function tooLong({ path, text }: Source): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= MAX_LINES) return [];
  return [`${path}:${MAX_LINES + 1} has ${lines} lines: no file exceeds ${MAX_LINES}`];
}

function forbidden({ path, text }: Source): string[] {
  const rules = RULES.filter((rule) => rule.applies(path));
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${path}:${index + 1} ${says}`),
    );
}
