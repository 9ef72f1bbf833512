/**
 * What in the text of a part of a document starts a program, or fetches something from elsewhere when the document is
 * opened. What a reader follows by hand, and asks for first, may stay: links, other books of figures. So may names of files
 * on the disk of the writer, which Word keeps of templates and of pictures that were pasted: no other machine has them.
 */

/** What stands between the name of a tag and its end, quotes understood. */
const REST = `(?:"[^"]*"|'[^']*'|[^"'<>])*`;
const NAME = `[^\\s<>"'/:=!?]+`;
const PREFIX = `(?:${NAME}:)?`;

const ATTRIBUTE = new RegExp(`(?<=\\s)${PREFIX}(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');

/**
 * The attributes of tags, by their own names without prefixes, and under `tag` the name of each.
 * @param name a pattern @param having what stands in the tags that are asked for
 */
export const tagsOf = (xml: string, name: string, having = ''): IteratorObject<Record<string, string>> =>
  xml
    .matchAll(new RegExp(`<${PREFIX}(${name})(?=[\\s/>])(${REST})>`, 'g'))
    .filter(([whole]) => whole.includes(having))
    .map(([, tag = '', rest = '']) => {
      const attributes: Record<string, string> = {};
      for (const [, key = '', one, other] of rest.matchAll(ATTRIBUTE)) attributes[key] = one ?? other ?? '';
      attributes.tag = tag;
      return attributes;
    });

/** Whether a target is within the document, beside it, or on a disk: not in a network, and of no scheme of a program. */
const isLocal = (target: string) =>
  /^(?:file:\/(?:\/\/)?(?![\\/])|(?![\\/]{2}))(?:[a-z]:|(?!\.?[a-z][\w+.-]*:))/i.test(
    target.trim().replace(/%(?:5c|2f)/gi, '/'),
  );
/** Whether a link leads to what readers look at or write to, rather than to a program. */
const isLink = (target: string) =>
  isLocal(target)
    ? !/\.(?:exe|scr|pif|cpl|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|lnk|ms[ci]|jar|reg|url|appref-ms)(?:[?#]|$)/i.test(
        target,
      )
    : /^\s*(?:https?|ftps?|mailto|tel|sms|callto|viber|whatsapp|geo):/i.test(target);

/** Objects of other programs, and texts of other formats, which have rules of their own. */
export const EMBEDDED =
  /oleObject|\.package\b|officedocument\.control|\bocx\b|aFChunk|x-ole|msdownload|text\/html|message\/rfc822/i;
export const MACROS = /macroEnabled|vbaProject|vbaData|activeX|macrosheet|dialogsheet|intlMacro/i;

/** Whether relations of OOXML hold or fetch what they must not. */
export const relatesBadly = (xml: string): boolean =>
  tagsOf(xml, 'Relationship').some(({ Type = '', Target = '', TargetMode }) => {
    if (EMBEDDED.test(Type) || MACROS.test(Type)) return true;
    if (TargetMode !== 'External' || /\/(?:image|attachedTemplate)$/.test(Type)) return !isLocal(Target);
    return !/\/(?:hyperlink|externalLink\w*Path|xlPathMissing)$/.test(Type) || !isLink(Target);
  });

/** Whether a part of ODF fetches something, or links to a program: only `a` is followed by hand. */
export const refersBadly = (xml: string): boolean =>
  tagsOf(xml, NAME, 'href').some(
    ({ tag, href }) => href !== undefined && !(tag === 'a' ? isLink(href) : isLocal(href)),
  );

/** What runs something, by a word without which it need not be looked for: parts may have millions of letters. */
const RUNNING: readonly (readonly [string, RegExp])[] = [
  [
    '',
    new RegExp(
      `<${PREFIX}(?:script|event-listener|execute-macro|dde-source|dde-connection-decl|dde-link|ddeLink|applet)[\\s/>:]`,
    ),
  ],
  // Buttons of presentations.
  ['ppaction:', /\bppaction:\/\/(?:program|macro|ole)/i],
  // What a book of figures asks as soon as it is opened.
  [
    'refreshOnLoad',
    new RegExp(`<${PREFIX}(?:connection|queryTable)\\s${REST}\\brefreshOnLoad\\s*=\\s*["'](?:1|true)`),
  ],
  // Drawings of older versions.
  [
    'src',
    new RegExp(
      `<${PREFIX}(?:imagedata|fill|stroke)(?=\\s)${REST}?\\ssrc\\s*=\\s*["'](?:\\w+:|[\\\\/]{2})`,
      'i',
    ),
  ],
];

/** Functions that fetch; in DDE a program is named before a bar, which OpenFormula has in lists. */
const FETCHING = /\b(?:DDE|RTD|WEBSERVICE|IMAGE)\s*\(|^(?!of:).*\|/is;
const FORMULAS = new RegExp(
  `<${PREFIX}(?:f|formula[12]?|definedName)(?=[\\s>])${REST}>([^<]*)|\\bformula\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  'g',
);
const hasBadFormula = (xml: string) =>
  FETCHING.test(xml) &&
  xml
    .matchAll(FORMULAS)
    .some(([, text, one, other]) =>
      FETCHING.test(unquoted(text ?? one ?? other ?? '').replace(/"[^"]*"|'[^']*'|\[[^[\]]*\]/g, '')),
    );
const unquoted = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&apos;', "'");

/** The fields of a text of Word, each in a line of its own: they may be spread over any number of runs. */
const fieldsOf = (xml: string) =>
  [
    ...xml.matchAll(
      new RegExp(
        `<${PREFIX}instrText(?=[\\s>])${REST}>([^<]*)|<${PREFIX}fldChar\\b|\\binstr\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
        'g',
      ),
    ),
  ]
    .map(([, text, one, other]) => text ?? `\n${one ?? other ?? ''}\n`)
    .join('');

/** White space at the beginning of a line; it stops at the line's end, since a document may have a million empty lines. */
const LINE = String.raw`^[^\S\r\n\u2028\u2029]*`;

function hasBadField(xml: string): boolean {
  const fields = unquoted(fieldsOf(xml));
  const textOf = (names: string) =>
    [...fields.matchAll(new RegExp(`${LINE}${names}\\b(.*)`, 'gim'))].map(([, text = '']) => text);
  return (
    new RegExp(`${LINE}(?:DDE(?:AUTO)?|LINK|DATABASE)\\b`, 'im').test(fields) ||
    // Word writes such a field and a relation for a picture that is pasted as a link: both fetch it.
    textOf('(?:INCLUDE(?:PICTURE|TEXT)?|IMPORT|RD)').some(
      (text) => !(text.match(/"[^"]*"|\S+/g)?.every((word) => isLocal(word.replaceAll('"', ''))) ?? false),
    ) ||
    textOf('HYPERLINK').some((text) => !isLink(/^\s*"?([^"]*)/.exec(text)?.[1] ?? ''))
  );
}

/** Whether something in a part runs: scripts, DDE, fields and formulas that fetch. */
export const runs = (xml: string): boolean =>
  RUNNING.some(([word, one]) => xml.includes(word) && one.test(xml)) ||
  hasBadFormula(xml) ||
  (xml.includes('instr') && hasBadField(xml));

/** With what pictures begin, in hexadecimal: office programs do not mind what their endings say. */
export const PICTURE =
  /^(?:89504e47|ffd8ff|47494638|424d|4949(?:2a|2b|bc)|4d4d002[ab]|01000000|d7cdc69a|0[12]000900|52494646|56434c4d|1f8b|.{8}66747970)/;
/** With what programs, archives and documents of other kinds begin. */
export const PROGRAM =
  /^(?:4d5a|7f454c46|2321|504b|cafebabe|cffaedfe|6465780a|d0cf11e0|25504446|4c0000000114|52617221|377a|4d534346|49545346|7b5c727466)/;
