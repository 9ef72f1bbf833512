import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_FOLDER, readDemonstration } from './demonstration.ts';

test('All problems of the data files are reported at once, each with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-demo-'));
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  try {
    cpSync(DEMO_FOLDER, folder, { recursive: true });
    edit('records/notice.json', (text) =>
      text.replace('"title"', '"titel"').replace('{{weekday+12}}', '{{weekday 12}}'),
    );
    edit('records/news.json', (text) => text.replace('10:15', '25:15'));
    edit('records/about.json', (text) => text.replace('.webp', '-by-night.webp'));
    edit('records/semester.json', (text) => text.replace('"faculty/0"', '"faculty/9"'));
    edit('records/banner.json', (text) => text.replace('"daysAgo": 12, ', ''));
    edit('chats.json', (text) => `${text},`);
    edit('college.json', (text) => text.replace('+977-1-5550100', 'none'));
    let message = '';
    try {
      readDemonstration(folder);
    } catch (error) {
      if (error instanceof Error) ({ message } = error);
    }
    for (const problem of [
      /^demo\/records\/notice\.json: 0\.fields .*titel/m,
      /^demo\/records\/notice\.json: 0\.fields\.description .*\{\{weekday 12\}\}/m,
      /^demo\/records\/news\.json: 0\.published\.time has to be HH:MM/m,
      /^demo\/records\/banner\.json: 0\.published needs daysAgo or lastOn/m,
      /^demo\/records\/about\.json: about\/0 names pictures\/.*-by-night\.webp, which is missing/m,
      /^demo\/records\/semester\.json: semester\/0\/0 names faculty\/9, which is no record/m,
      /^demo\/chats\.json: .*JSON/m,
      /^demo\/college\.json: .*number/m,
    ])
      expect(message).toMatch(problem);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
