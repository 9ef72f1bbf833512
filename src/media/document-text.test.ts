import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentBombs } from '../../proofs/bombs/document-bombs.ts';
import { pdfBytes } from '../../test/documents.ts';
import { LOCKED, textPdf } from '../../test/text-pdf.ts';
import { SEALED, textOfDocument } from './document-text.ts';

const read = (file: Buffer, signal?: AbortSignal) => textOfDocument(Readable.from([file]), signal);
const none = (trouble: string) => ({ text: '', trouble });

/** As many spaces, packed a thousand times smaller. */
function packed(megabytes: number): string {
  const part = deflateRawSync(Buffer.alloc(1e6, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: megabytes }, () => part);
  return Buffer.concat([
    Buffer.from('x\x9c', 'latin1'),
    ...parts,
    Buffer.from([1, 0, 0, 0xff, 0xff]),
  ]).toString('latin1');
}

/** A PDF whose page, or whose font, is so many spaces. */
function bomb(megabytes: number, what: 'page' | 'font'): Buffer {
  const spaces = packed(megabytes);
  const stream = (head: string, body: string) =>
    `<<${head}/Length ${body.length}>>\nstream\n${body}\nendstream endobj\n`;
  const huge = stream('/Filter/FlateDecode', spaces);
  const small = stream('', 'BT /F 9 Tf 9 9 Td (abc) Tj ET');
  const font =
    '<</Type/Font/Subtype/Type1/BaseFont/X/FontDescriptor<</Type/FontDescriptor/FontName/X/FontFile2 5 0 R>>>>';
  return Buffer.from(
    `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F ${font}>>>>>> endobj
4 0 obj ${what === 'page' ? huge : small}5 0 obj ${what === 'font' ? huge : small}trailer <</Root 1 0 R>>
%%EOF
`,
    'latin1',
  );
}

describe('The text of a PDF', () => {
  test('is read in paragraphs, in the order of its pages, without their numbers [25.41]', async () => {
    const pages = [
      ['The bus to Kalanki', 'leaves at a quarter past six.', '', 'Bring the card.', '', '1 / 2'],
      ['Fares are paid by the month.', '2 / 2'],
    ];
    expect(await read(textPdf(pages))).toEqual({
      text: 'The bus to Kalanki leaves at a quarter past six.\n\nBring the card.\n\nFares are paid by the month.',
      trouble: '',
    });
  });

  test('is read in Devanagari [25.41]', async () => {
    const line = 'पुस्तकालय बिहान सात बजे खुल्छ।';
    expect(await read(textPdf([[line]]))).toEqual({ text: line, trouble: '' });
  });

  test.each([
    ['asks for a password', textPdf([['Secret']], LOCKED), 'locked'],
    ['is a scan', textPdf([[], []]), 'silent'],
    ['has no pages', pdfBytes(), 'damaged'],
    ['breaks off', textPdf([['Half']]).subarray(0, 300), 'damaged'],
    ['is empty', Buffer.alloc(0), 'damaged'],
  ])('is none where the file %s [25.41]', async (_, file, trouble) => {
    expect(await read(file)).toEqual(none(trouble));
  });

  test('is none where reading it takes too long, or too much memory [25.41]', async () => {
    const most = { seconds: 20, bytes: 512 * 1024 * 1024 };
    const within = (file: Buffer, less: Partial<typeof most>) =>
      textOfDocument(Readable.from([file]), undefined, { ...most, ...less });
    expect(await within(bomb(2000, 'page'), { seconds: 1 })).toEqual(none('failed'));
    expect(await within(bomb(1500, 'font'), { bytes: 200 * 1024 * 1024 })).toEqual(none('failed'));
    for (const [name, file] of Object.entries(documentBombs()))
      expect((await read(file)).text, name).toBe('');
  });

  test('is that of the first 60 pages, and of 100 KB, cut between words [25.41]', async () => {
    const short = await read(
      textPdf(Array.from({ length: 300 }, (_, n) => [`This is page number ${n + 1}.`])),
    );
    expect(short.text).toContain('page number 60.');
    expect(short.text).not.toContain('page number 61.');
    const line = 'अध्ययन'.repeat(3);
    const long = await read(textPdf(Array.from({ length: 50 }, () => Array(45).fill(line))));
    expect(Buffer.byteLength(long.text)).toBeGreaterThan(99_000);
    expect(Buffer.byteLength(long.text)).toBeLessThanOrEqual(100_000);
    expect(new Set(long.text.split(/\s+/))).toEqual(new Set([line]));
  });

  test('is read again where the storage failed, or the reading was broken off [25.41]', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('the disk is gone')) });
    await expect(textOfDocument(broken)).rejects.toThrow('the disk is gone');
    const stopping = new AbortController();
    const reading = read(bomb(100, 'page'), stopping.signal);
    stopping.abort();
    await expect(reading).rejects.toThrow('aborted');
  });

  test('is read without running, opening or fetching what the file asks for [25.44]', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const script = `/S /JavaScript /JS (app.launchURL('${address}'); this.getURL('${address}'); fetch('${address}'))`;
    const file = textPdf([['Nothing happens here.']], {
      catalog: `/OpenAction << ${script} /Next << /S /URI /URI (${address}) >> >> /Names << /JavaScript << /Names [(a) << ${script} >>] >> >>`,
      font: `/Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /Song /Flags 4 /FontFile2 << /FS /URL /F (${address}) >> >> >>]`,
      also: 'BT /F3 11 Tf 1 0 0 1 72 90 Tm <4e2d6587> Tj ET',
    });
    expect((await read(file)).text).toContain('Nothing happens here.');
    server.close();
    expect(asked).toBe(0);
  });

  test('is read by a process that may not evaluate, write, start programs, or read what is not the program [25.44]', () => {
    const tries = {
      evaluates: "new Function('return 1')()",
      writes: `require('fs').writeFileSync(${JSON.stringify(join(tmpdir(), 'written-by-a-pdf'))}, '')`,
      starts: "const { error } = require('child_process').spawnSync('true'); if (error) throw error",
      reads: `require('fs').readdirSync(${JSON.stringify(tmpdir())})`,
    };
    for (const [what, code] of Object.entries(tries)) {
      const { status, stderr } = spawnSync(process.execPath, [...SEALED, '-e', code], { encoding: 'utf8' });
      expect(status, what).toBe(1);
      expect(stderr, what).toMatch(/ERR_ACCESS_DENIED|EvalError/);
    }
  });
});
