import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves pictures that only server code imports from the server's build to the client's, where they are served under
 * the same URL.
 * @returns their names
 * @throws when a style sheet is among them, since no page would link it
 */
export async function moveServerAssets(server: string, client: string): Promise<string[]> {
  const from = join(server, 'assets');
  const names = await readdir(from).catch(() => []);
  const styles = names.filter((name) => name.endsWith('.css'));
  if (styles.length > 0) {
    throw new Error(`Only the server imports these styles, import them in site.css: ${styles.join(', ')}`);
  }
  if (names.length === 0) return names;
  await cp(from, join(client, 'assets'), { recursive: true });
  await rm(from, { recursive: true });
  return names;
}
