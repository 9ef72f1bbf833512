/** The program: reads the environment, then serves in this process or supervises the workers that do. */
import cluster from 'node:cluster';
import { BadSettings, readSettings, type Settings } from './settings.ts';

/** Accepted requests are answered within this time; a process manager allows 5 s (requirement 10.14). */
const STOP_MS = 4500;

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    for (const line of error.lines) console.error(line);
    process.exit(1);
  }
}

const settings = settingsOrExit();
// Imported when needed: the primary keeps none of the site in memory.
if (settings.WORKERS > 1 && cluster.isPrimary)
  await (await import('./supervise.ts')).supervise(settings, STOP_MS);
else await (await import('./serve.ts')).serve(settings, STOP_MS);
