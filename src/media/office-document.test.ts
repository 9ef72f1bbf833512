import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claiming, odf, ooxml, relation, relations, zipOf } from '../../test/office-documents.ts';
import { officeFormatOf } from './office-document.ts';

const MACROS = 'contains macros';
const EMBEDDED = 'contains another file';
const DAMAGED = 'damaged or incomplete';
const OTHER = 'not a document';
const LOCKED = 'protected by a password';
const HUGE = 'unpacks to far more';

const external = ' TargetMode="External"';
const inWord = (...lines: string[]) =>
  ooxml('docx', { parts: { 'word/_rels/document.xml.rels': relations(...lines) } });
const bytesOf = (zipped: Uint8Array) => Buffer.from(zipped);
/** With these bits set in the flags of every header. */
function flagged(zipped: Uint8Array, signature: string, offset: number): Buffer {
  const bytes = bytesOf(zipped);
  for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1))
    bytes.writeUInt16LE(bytes.readUInt16LE(at + offset) | 1, at + offset);
  return bytes;
}
const empty = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/a${n}.xml`, '<a/>']));

describe('A document of an office program', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'office-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  let n = 0;
  async function formatOf(bytes: Uint8Array) {
    n += 1;
    const file = join(folder, String(n));
    await writeFile(file, bytes);
    return officeFormatOf(file);
  }

  const figures = ooxml('xlsx');
  test.each([
    ['docx', ooxml('docx')],
    ['xlsx', ooxml('xlsx')],
    ['pptx', ooxml('pptx')],
    ['odt', odf('text')],
    ['ods', odf('spreadsheet')],
    ['docx', inWord(relation('hyperlink', 'https://example.org', external))],
    ['docx', inWord(relation('attachedTemplate', 'file:///C:\\Users\\rita\\Normal.dotx', external))],
    ['docx', ooxml('docx', { parts: { 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': figures } })],
    ['xlsx', ooxml('xlsx', { parts: { 'xl/printerSettings/printerSettings1.bin': 'x' } })],
    ['odt', odf('text', { parts: { 'Pictures/a.png': 'x', 'ObjectReplacements/Object 1': 'x' } })],
  ])('is known as %s by its content [44.40]', async (format, bytes) => {
    expect(await formatOf(bytes)).toBe(format);
  });

  const docx = ooxml('docx');
  const template = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  test.each<[string, Uint8Array, string]>([
    ['with macros', ooxml('docx', { parts: { 'word/vbaProject.bin': 'x' } }), MACROS],
    [
      'with macros of another name',
      ooxml('docx', {
        parts: { 'word/b.xml': 'x' },
        types: '<Override PartName="/word/b.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
      }),
      MACROS,
    ],
    ['that may have macros', ooxml('docx', { main: template }), MACROS],
    ['with ActiveX', ooxml('docx', { parts: { 'word/activeX/activeX1.xml': '<a/>' } }), MACROS],
    ['with a sheet of macros', ooxml('xlsx', { parts: { 'xl/macrosheets/sheet1.xml': '<a/>' } }), MACROS],
    ['with Basic', odf('text', { parts: { 'Basic/Standard/Module1.xml': '<a/>' } }), MACROS],
    ['with Scripts', odf('spreadsheet', { parts: { 'Scripts/python/a.py': 'x' } }), MACROS],
    ['with an OLE object', ooxml('docx', { parts: { 'word/embeddings/oleObject1.bin': 'x' } }), EMBEDDED],
    ['with a program', ooxml('pptx', { parts: { 'ppt/media/a.exe': 'MZ' } }), EMBEDDED],
    ['with a package', ooxml('docx', { parts: { 'word/embeddings/a.docx': docx } }), EMBEDDED],
    ['with figures that are none', ooxml('docx', { parts: { 'word/embeddings/a.xlsx': docx } }), EMBEDDED],
    [
      'with figures with macros',
      ooxml('docx', {
        parts: { 'word/embeddings/a.xlsx': ooxml('xlsx', { parts: { 'xl/vbaProject.bin': 'x' } }) },
      }),
      MACROS,
    ],
    ['with an object', odf('text', { parts: { 'Object 1': '\xd0\xcf' } }), EMBEDDED],
    [
      'that fetches an OLE object',
      inWord(relation('oleObject', 'https://example.org/a', external)),
      EMBEDDED,
    ],
    [
      'that fetches a template',
      inWord(relation('attachedTemplate', 'https://example.org/a.dotm', external)),
      EMBEDDED,
    ],
    [
      'that fetches a template of the network',
      inWord(relation('attachedTemplate', 'file://example.org/a.dotm', external)),
      EMBEDDED,
    ],
    ['that fetches a frame', inWord(relation('frame', 'https://example.org/a', external)), EMBEDDED],
    [
      'with single quotes',
      inWord(relation('frame', 'https://example.org/a', external).replaceAll('"', "'")),
      EMBEDDED,
    ],
    ['of a JAR', zipOf({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }), OTHER],
    [
      'that is also a JAR',
      ooxml('docx', { parts: { 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' } }),
      EMBEDDED,
    ],
    [
      'that is also an APK',
      ooxml('docx', { parts: { 'AndroidManifest.xml': 'x', 'classes.dex': 'x' } }),
      EMBEDDED,
    ],
    ['of anything', zipOf({ 'a.txt': 'x' }), OTHER],
    ['of another kind', ooxml('docx', { main: 'application/vnd.ms-xpsdocument' }), OTHER],
    ['of another open format', odf('text', { main: 'application/vnd.oasis.opendocument.graphics' }), OTHER],
    ['without its main part', ooxml('docx', { parts: { 'word/document.xml': '' } }), DAMAGED],
    ['without content', odf('text', { parts: { 'content.xml': '' } }), DAMAGED],
    ['with a path to elsewhere', ooxml('docx', { parts: { '../../etc/a.xml': '<a/>' } }), OTHER],
    ['with a path from the root', ooxml('docx', { parts: { '/etc/a.xml': '<a/>' } }), OTHER],
    ['with a path of Windows', ooxml('docx', { parts: { 'word\\a.xml': '<a/>' } }), OTHER],
    ['with one name twice', ooxml('docx', { parts: { 'WORD/document.xml': '<a/>' } }), OTHER],
    ['with a password', odf('text', { types: '<manifest:encryption-data/>' }), LOCKED],
    ['with encrypted parts', flagged(docx, 'PK\x01\x02', 8), LOCKED],
    ['with parts encrypted in one header', flagged(docx, 'PK\x03\x04', 6), LOCKED],
    ['that was cut off', bytesOf(docx).subarray(0, -30), DAMAGED],
    ['with more behind it', Buffer.concat([docx, Buffer.from('<script>')]), DAMAGED],
    ['with more before it', Buffer.concat([Buffer.from('PK\x03\x04'), docx]), DAMAGED],
    ['whose headers disagree', bytesOf(docx).fill('x', 30, 31), DAMAGED],
    ['that unpacks to gigabytes', claiming(docx, 0x60000000), HUGE],
    ['that claims less than it has', claiming(docx, 20), DAMAGED],
    ['with too many parts', ooxml('docx', { parts: empty(5001) }), DAMAGED],
    ['with definitions', ooxml('docx', { types: '<!DOCTYPE a [<!ENTITY b "c">]>' }), DAMAGED],
    [
      'with hidden letters',
      ooxml('docx', { types: '<Default Extension="a" ContentType="m&#97;croEnabled"/>' }),
      DAMAGED,
    ],
  ])('is refused %s [44.40]', async (_, bytes, words) => {
    await expect(formatOf(bytes)).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining(words),
    });
  });
});
