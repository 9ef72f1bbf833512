import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isTest, type Source } from './sources.ts';

/** A module of English sentences, whose Nepali twin ends in `words.ne.ts`, or of both languages side by side. */
const WORDS = /^src\/(?!search\/words\/).*words\.ts$/;
const IMPORT = /\bfrom\s+'(\.[^'\n]+)'/g;

type Declared = { id: { name: string; typeAnnotation?: unknown }; init: Node | null };
type Node = { type: string; [key: string]: unknown };

/**
 * Unused sentences, one finding each. A sentence is used if a file that imports its module, or the
 * `in-each.ts` that joins the languages, says its name, or takes its whole group (`words.states[state]`).
 */
export function findingsInWords(sources: readonly Source[]): string[] {
  const code = sources.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));
  const importsOf = new Map(code.map((source) => [source.path, importedBy(source)]));
  const importers = (of: string) => code.filter(({ path }) => importsOf.get(path)?.has(of));
  return code
    .filter(({ path }) => WORDS.test(path))
    .flatMap((source) => {
      const joined = importers(source.path).filter(({ path }) => path.endsWith('/in-each.ts'));
      const users = [source.path, ...joined.map(({ path }) => path)]
        .flatMap(importers)
        .filter(({ path }) => !/(?:in-each|words\.ne)\.ts$/.test(path));
      const text = [...users.map((user) => user.text), withoutExports(source.text)].join('\n');
      return sentencesOf(source)
        .filter(([, ...names]) => !isShown(names, text))
        .filter(([exported = '']) => !namesOf(exported, text).some((name) => isTakenWhole(name, text)))
        .map(([, ...names]) => `${source.path} has a sentence that nothing shows: ${names.join('.')}`);
    });
}

function importedBy({ path, text }: Source): ReadonlySet<string> {
  const targets = [...text.matchAll(IMPORT)].map(([, to = '']) => to);
  return new Set(targets.map((to) => posix.normalize(posix.join(posix.dirname(path), to))));
}

/** The module's text outside its sentences, such as a function that two of them share. */
const withoutExports = (text: string) => text.replace(/^(?:export )?const [\s\S]*?^\}.*;$/gm, '');

/** The names that lead to each sentence, the exported one first. */
function sentencesOf({ path, text }: Source): string[][] {
  const { program } = parseSync(path, text) as unknown as { program: { body: Node[] } };
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const declared = (declaration as { declarations?: Declared[] } | null)?.declarations;
    return (declared ?? []).flatMap(({ id, init }) => {
      const exported = statement.type === 'ExportNamedDeclaration' ? id.name : exportOf(id.name, text);
      // An export of another type, such as a choice of a menu, is used whole.
      return exported && init && !id.typeAnnotation
        ? sentencesBelow(init).map((names) => [exported, ...names])
        : [];
    });
  });
}

/** The export in which English sentences stand beside their Nepali ones. */
const exportOf = (english: string, text: string) =>
  new RegExp(`export const (\\w+).* = \\{ (?:en: )?${english}\\b`).exec(text)?.[1];

function sentencesBelow(node: Node): string[][] {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return sentencesBelow(node.expression as Node);
  if (node.type !== 'ObjectExpression') return [[]];
  return (node.properties as { key?: { name?: string; value?: string }; value?: Node }[]).flatMap(
    ({ key, value }) => {
      const name = key?.name ?? key?.value;
      return name && value ? sentencesBelow(value).map((below) => [name, ...below]) : [];
    },
  );
}

function isShown(names: readonly string[], text: string): boolean {
  const groups = names.slice(0, -1);
  const name = names.at(-1);
  if (name === undefined || says(text, name)) return true;
  // A group whose members are not named here is taken whole, or by a name that is computed.
  return groups.some((group) => new RegExp(`\\b${escaped(group)}\\b(?!\\s*(?:\\??\\.|:))`).test(text));
}

/** The local names of an export in its importers. */
const namesOf = (exported: string, text: string) => [
  exported,
  ...[...text.matchAll(new RegExp(`\\b${exported} as (\\w+)`, 'g'))].map(([, alias = '']) => alias),
];

/** Whether a member is chosen by a name that is computed, or all of them are listed. */
const isTakenWhole = (name: string, text: string) =>
  new RegExp(`\\b${name}\\s*\\[|(?:\\bObject\\.\\w+\\(|\\bin |\\.\\.\\.|\\bof )${name}\\b`).test(text);

const says = (text: string, name: string) =>
  new RegExp(/^\w+$/.test(name) ? `\\b${name}\\b` : escaped(name)).test(text);

const escaped = (name: string) => name.replace(/[^\w\s]/g, '\\$&');
