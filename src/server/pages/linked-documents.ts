import type { OpenDatabase } from '../../db/database.ts';
import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { DOCUMENT_ENDINGS } from '../../schema/document-names.ts';
import { documentFacts } from '../../site/components/attachments.tsx';
import { formatFileSize } from '../../ui/file-size.ts';

/** A link to a document in a text: lists of documents, whose links download, say type and size themselves. */
const LINK = new RegExp(
  String.raw`<a (?![^<>]*\bdownload=)[^<>]*\bhref="(/uploads/[0-9a-f]{32}\.${DOCUMENT_ENDINGS})(?:#[^"]*)?"[^<>]*>(?:(?!</a>).)*(?=</a>)`,
  'gs',
);

/** A page whose texts link to documents, with the type and the size of each, as they are stored now. */
export async function withDocumentSizes(
  { reader }: Pick<OpenDatabase, 'reader'>,
  language: Language,
  html: string,
): Promise<string> {
  const paths = [...html.matchAll(LINK)].map(([, path = '']) => path);
  if (paths.length === 0) return html;
  const rows = await reader
    .selectFrom('attachment')
    .select(['path', 'size'])
    .where('path', 'in', [...new Set(paths)])
    .execute();
  const sizes = new Map(
    rows.map(({ path, size }) => [path, documentFacts(path, digitsIn(language, formatFileSize(size)))]),
  );
  return html.replace(LINK, (link, path: string) => {
    const facts = sizes.get(path);
    return facts === undefined ? link : `${link} (${facts})`;
  });
}
