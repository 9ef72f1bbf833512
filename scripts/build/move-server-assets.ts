import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Pictures that only server-rendered pages name are emitted with the server; browsers ask for them under the same
 * hashed address, so they go where the other assets are.
 * @throws When a style sheet is among them: nothing would ever link it.
 */
export async function moveServerAssets(server: string, client: string): Promise<void> {
  const from = join(server, 'assets');
  const names = await readdir(from).catch(() => []);
  const styles = names.filter((name) => name.endsWith('.css'));
  if (styles.length > 0) {
    throw new Error(`Only the server imports these styles, import them in site.css: ${styles.join(', ')}`);
  }
  if (names.length === 0) return;
  await cp(from, join(client, 'assets'), { recursive: true });
  await rm(from, { recursive: true });
}
