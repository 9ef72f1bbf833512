import { storedPathOf } from '../schema/stored-names.ts';
import { type MoveContext, MoveRefused } from './move-context.ts';

const CHUNK = 500;

/**
 * Throws if the new storage has files and none of them belongs to this site: they would be taken for files that were
 * removed since an earlier move, and deleted.
 */
export async function refuseForeignFiles({ to, toName, isKnown }: MoveContext): Promise<void> {
  const names: string[] = [];
  for await (const name of to.names()) names.push(name);
  for (let at = 0; at < names.length; at += CHUNK) {
    const known = await isKnown(names.slice(at, at + CHUNK).map((name) => storedPathOf(name) ?? ''));
    if (known.size > 0) return;
  }
  if (names.length === 0) return;
  throw new MoveRefused(
    `There are ${names.length} files in ${toName}, and this site knows none of them: they may be another site's. Choose another place, or delete them first.`,
  );
}
