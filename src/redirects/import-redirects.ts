import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Change } from '../db/writer.ts';
import { AppError } from '../errors.ts';
import type { Sentence } from '../languages/sentence.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { keyOf, type SiteAddresses } from './address.ts';
import {
  assertNoPage,
  missingTarget,
  newRow,
  publishRedirects,
  RedirectCheck,
  type WrittenRedirect,
} from './redirect-changes.ts';
import { type ParsedRedirect, parseRedirect } from './redirect-fields.ts';
import { type RedirectLine, readRedirectFile } from './redirect-file.ts';
import { allRows } from './redirect-rows.ts';
import { RedirectTable } from './redirect-table.ts';
import { fileWords } from './words.ts';

const sentences = sentencesIn(fileWords);

/** Lines of one change, so that other changes do not wait for a whole file. */
const LINES_PER_CHANGE = 250;

interface ToldLine {
  line: number;
  sentence: Sentence;
}

/** The outcome of an import. Lines equal to a stored redirect count as neither. */
export interface ImportReport {
  added: number;
  changed: number;
  refused: ToldLine[];
  /** Lines that were stored although their target leads nowhere at present. */
  warned: ToldLine[];
}

interface ReadLine {
  line: number;
  parsed: ParsedRedirect;
  /** Whether the file says if it is permanent. */
  saysPermanent: boolean;
}

/**
 * Adds the redirects of a CSV file, and changes those that begin at the same addresses. Refused lines do not affect the
 * others.
 * @throws 400 and 413 for the file as a whole, 403, 503
 */
export async function importRedirects(
  site: Site,
  actor: Actor,
  csv: string,
  addresses: SiteAddresses,
): Promise<ImportReport> {
  mustHaveDuty(actor, 'publisher');
  const report: ImportReport = { added: 0, changed: 0, refused: [], warned: [] };
  const read = await readLines(site, readRedirectFile(csv), readOnce(addresses), report);
  for (let at = 0; at < read.length; at += LINES_PER_CHANGE) {
    const lines = read.slice(at, at + LINES_PER_CHANGE);
    const done = await site.database.write((change) => storeLines(site, actor, change, lines, addresses));
    report.added += done.added;
    report.changed += done.changed;
    report.refused.push(...done.refused);
  }
  report.refused.sort((one, other) => one.line - other.line);
  report.warned = await warnedOf(site, read, report, addresses);
  return report;
}

/** Addresses that read the pages once for all lines, when the first asks for them. */
function readOnce({ all, ...addresses }: SiteAddresses): SiteAddresses {
  let pages: ReturnType<typeof all> | undefined;
  return {
    ...addresses,
    all() {
      pages ??= all();
      return pages;
    },
  };
}

/** Looked at in the end, since one line may lead to the address of another one. */
async function warnedOf(
  { database }: Site,
  lines: readonly ReadLine[],
  { refused }: ImportReport,
  addresses: SiteAddresses,
): Promise<ToldLine[]> {
  const table = new RedirectTable(await allRows(database.reader));
  const refusedLines = new Set(refused.map(({ line }) => line));
  const warned: ToldLine[] = [];
  for (const { line, parsed } of lines) {
    if (refusedLines.has(line)) continue;
    const sentence = await missingTarget(parsed, (address) => table.lookUp(address) !== undefined, addresses);
    if (sentence) warned.push({ line, sentence });
  }
  return warned;
}

/** Parses the lines; those that are refused go into the report. */
async function readLines(
  { publicUrl }: Site,
  lines: readonly RedirectLine[],
  addresses: SiteAddresses,
  report: ImportReport,
): Promise<ReadLine[]> {
  const read = new Map<string, ReadLine>();
  for (const { line, from, to, permanent, wrong } of lines) {
    const refuse = (sentence: Sentence) => report.refused.push({ line, sentence });
    try {
      if (wrong) throw new AppError(400, 'invalid', wrong);
      const parsed = parseRedirect({ from, to, permanent }, publicUrl);
      await assertNoPage(parsed, addresses);
      const key = keyOf(parsed.address);
      const before = read.get(key);
      if (before) refuse(sentences.twice(numeral(before.line)));
      else read.set(key, { line, parsed, saysPermanent: permanent !== undefined });
    } catch (error) {
      refuse(refusalOf(error));
    }
  }
  return [...read.values()];
}

/** Writes the lines with few statements, since all other changes wait meanwhile. */
async function storeLines(
  site: Site,
  actor: Actor,
  change: Change,
  lines: readonly ReadLine[],
  { locate }: SiteAddresses,
): Promise<Omit<ImportReport, 'warned'>> {
  const report: Omit<ImportReport, 'warned'> = { added: 0, changed: 0, refused: [] };
  const check = await RedirectCheck.read(change);
  const at = site.now();
  const rows: ReturnType<typeof newRow>[] = [];
  const written: WrittenRedirect[] = [];
  for (const { line, parsed, saysPermanent } of lines) {
    const present = check.at(parsed);
    const permanent = present && !saysPermanent ? present.permanent : parsed.permanent;
    if (present?.to === parsed.to && present.permanent === permanent) continue;
    const _id = present?.id ?? site.newId(at);
    const { from, to } = parsed;
    try {
      await check.put({ id: _id, from, to, permanent }, parsed, locate, present);
    } catch (error) {
      report.refused.push({ line, sentence: refusalOf(error) });
      continue;
    }
    rows.push(newRow(_id, { ...parsed, permanent }, at));
    written.push({ action: present ? 'updated' : 'created', _id, from });
    report[present ? 'changed' : 'added'] += 1;
  }
  if (rows.length === 0) return report;
  await change.db
    .insertInto('redirect')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((row) => ({
        from: row.ref('excluded.from'),
        to: row.ref('excluded.to'),
        folded: row.ref('excluded.folded'),
        permanent: row.ref('excluded.permanent'),
        updatedAt: row.ref('excluded.updatedAt'),
        version: row('redirect.version', '+', 1),
      })),
    )
    .execute();
  await publishRedirects(site, actor, change, written);
  return report;
}

/** @throws errors that do not concern a single line */
function refusalOf(error: unknown): Sentence {
  if (error instanceof AppError && error.status < 500) return error.sentence;
  throw error;
}
