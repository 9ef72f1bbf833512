import { Readable } from 'node:stream';
import { type ActionContext, program } from '../../actions/context.ts';
import { storeDocument } from '../../actions/store-document.ts';
import { type ContentType, fieldsOf } from '../../schema/define-type.ts';
import type { SeedDocument } from '../record.ts';
import { pdfOf } from './pdf.ts';

/**
 * Writes and stores the documents of a record.
 * @returns the field that names them, ready for the record; nothing where there are none
 * @throws when the type hands out no documents
 */
export async function documentFieldOf(
  context: ActionContext,
  type: ContentType,
  documents: readonly SeedDocument[] = [],
): Promise<Record<string, unknown>> {
  if (documents.length === 0) return {};
  const field = fieldsOf(type).find(([, { fromDocuments }]) => fromDocuments)?.[0];
  if (field === undefined) throw new Error(`A ${type.name} hands out no documents`);
  const stored = [];
  for (const document of documents) stored.push(await store(context, document));
  return { [field]: stored };
}

async function store(context: ActionContext, document: SeedDocument) {
  const upload = await context.media.receiveDocument(Readable.from([pdfOf(document)]), document.name);
  try {
    return await storeDocument(context, program, upload);
  } finally {
    await context.media.discard([upload]);
  }
}
