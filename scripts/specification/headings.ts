/** The title of a test or a block of them, as it stands in the source. */
export interface Heading {
  /** How far it is indented: what follows further in belongs to it, since sources are formatted. */
  indent: number;
  title: string;
}

const START = /^( *)(?:describe|test|it)(?=[.<(])/gm;
/** Ways to call these that take no title themselves, but return what does. */
const TABLES = /^(?:each|for|runIf|skipIf)$/;

const BLANK = /\s*/y;
const PROPERTY = /\.(\w+)/y;
const TITLE = /\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/y;
/** What has no brackets that count, or one character. */
const TOKEN =
  /\s+|\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|=>|[\s\S]/y;
const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;

/**
 * The titles of a file of tests, in their order. A parser would take a second to be loaded; this reads the few
 * forms in which formatted sources call for tests, and takes its time for nothing else.
 */
export function headingsIn(text: string): Heading[] {
  return [...text.matchAll(START)].flatMap((start) => {
    const title = titleFrom(text, start.index + start[0].length);
    return title === null ? [] : [{ indent: (start[1] ?? '').length, title }];
  });
}

/** The title of a call whose name ends here, or null where it has none. */
function titleFrom(text: string, start: number): string | null {
  let isTable = false;
  for (let at = start; ; ) {
    at += taken(BLANK, text, at).length;
    const property = taken(PROPERTY, text, at);
    if (property !== '') {
      isTable = TABLES.test(property.slice(1));
      at += property.length;
    } else if (text[at] === '<') at = afterGroup(text, at, '<', '>');
    else if (text[at] !== '(') return null;
    else if (!isTable) return titleAt(text, at + 1);
    else {
      at = afterGroup(text, at, '([{', ')]}');
      isTable = false;
    }
  }
}

function titleAt(text: string, at: number): string | null {
  TITLE.lastIndex = at;
  const [found, single, double, template] = TITLE.exec(text) ?? [];
  if (found === undefined) return null;
  const title = single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '…') ?? '';
  return title.replace(/\\(.)/g, '$1');
}

/** Where a group in brackets, which opens here, has ended. */
function afterGroup(text: string, start: number, opening: string, closing: string): number {
  let depth = 0;
  let last = '';
  for (let at = start; at < text.length; ) {
    // A stroke after a value divides; anywhere else it begins a pattern.
    const pattern = /[\w)\]}'"`]$/.test(last) ? '' : taken(PATTERN, text, at);
    const token = text.startsWith('//', at) || pattern === '' ? taken(TOKEN, text, at) : pattern;
    at += token.length;
    if (opening.includes(token)) depth += 1;
    if (closing.includes(token)) depth -= 1;
    if (depth === 0) return at;
    if (token.trim() !== '' && !/^\/[/*]/.test(token)) last = token;
  }
  return text.length;
}

function taken(what: RegExp, text: string, at: number): string {
  what.lastIndex = at;
  return what.exec(text)?.[0] ?? '';
}
