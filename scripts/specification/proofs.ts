import type { ESTree } from 'vite';
import { isTest, type Source } from '../check/sources.ts';
import { MEANT, readTag } from './tags.ts';

/** A test, or a block of them, whose title says what it proves. */
export interface Proof {
  path: string;
  /** What it says, with that of the blocks around it, without tags; what a table fills in is `…`. */
  words: string;
  ids: readonly string[];
  isMisplaced: boolean;
}

/** Ways to call these that take no title themselves, but return what does. */
const TABLES = /^(?:each|for|runIf|skipIf)$/;

/** All tests whose titles carry tags, in the order of the sources. Never runs them. */
export async function proofsIn(sources: readonly Source[]): Promise<Proof[]> {
  const tests = sources.filter(
    ({ path, text }) => isTest(path) && /\.test\.\w+$/.test(path) && MEANT.test(text),
  );
  // Loaded only now: beside the type check nobody waits for it.
  const { parseSync, Visitor } = await import('vite');
  return tests.flatMap(({ path, text }) => {
    const proofs: Proof[] = [];
    const around: string[] = [];
    const visitor = new Visitor({
      CallExpression(call) {
        const title = titleOf(call);
        if (title === null) return;
        const { words, ids, isMisplaced } = readTag(title);
        around.push(blanked(words));
        if (ids.length > 0 || isMisplaced) proofs.push({ path, words: around.join(' '), ids, isMisplaced });
      },
      'CallExpression:exit'(call) {
        if (titleOf(call) !== null) around.pop();
      },
    });
    visitor.visit(parseSync(path, text).program);
    return proofs;
  });
}

/** The title of a test or block, or null where the call makes none. */
function titleOf({ callee, arguments: [title] }: ESTree.CallExpression): string | null {
  if (!title || !makesTests(callee)) return null;
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('…');
  return null;
}

/** `test`, `describe.sequential`, `test.each(rows)`, but not `test.each` alone, whose call takes no title. */
function makesTests(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return /^(?:describe|test|it)$/.test(callee.name);
  if (callee.type === 'MemberExpression')
    return (
      makesTests(callee.object) &&
      !(callee.property.type === 'Identifier' && TABLES.test(callee.property.name))
    );
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false;
  return makesTests(callee.callee.object);
}

/** Without what a table fills in; which database it is says nothing here. */
const blanked = (words: string) =>
  words.replace(/,? on \$name,?/g, '').replace(/%(?:\.\d+)?[sdifjo]|\$[a-z_][\w.]*/gi, '…');
