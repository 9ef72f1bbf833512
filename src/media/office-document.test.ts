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
const inText = (xml: string) => ooxml('docx', { parts: { 'word/header1.xml': xml } });
const inSheet = (xml: string, name = 'worksheets/sheet1') =>
  ooxml('xlsx', { parts: { [`xl/${name}.xml`]: xml } });
const field = (...runs: string[]) =>
  `<w:hdr><w:fldChar w:fldCharType="begin"/>${runs.map((run) => `<w:r a=">"><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`).join('')}<w:fldChar w:fldCharType="end"/></w:hdr>`;
const inOdt = (xml: string, name = 'content.xml') => odf('text', { parts: { [name]: xml } });
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and more of it', 'latin1');
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
    ['odt', odf('text', { parts: { 'Pictures/a.png': PNG, 'ObjectReplacements/Object 1': 'x' } })],
    ['docx', ooxml('docx', { parts: { 'word/media/image1.jpeg': PNG } })],
    ['docx', inWord(relation('image', 'file:///C:\\Temp\\clip_image001.png', external))],
    [
      'docx',
      inWord(relation('hyperlink', 'mailto:a@example.org', external), relation('image', 'media/a.png')),
    ],
    ['docx', inWord(relation('hyperlink', 'http//:www.example.org', external))],
    ['docx', inWord(relation('hyperlink', 'forms/leave.docx#part:2', external))],
    ['docx', inText(field('HYPER', 'LINK "https://example.org/DDE" \\o "Note: a tip"'))],
    ['docx', inText(field('INCLUDEPICTURE "C:\\\\logo.png" \\* MERGEFORMAT'))],
    ['docx', inText('<w:t>DDEAUTO, WEBSERVICE( and a|b, href="javascript:x" &#10; \ufffd</w:t>')],
    ['xlsx', inSheet(`<f>IF(A1&gt;1,"a|b",&quot;c|d&quot;)&amp;'e|f'!A1</f>`)],
    ['xlsx', inSheet('<f>IFERROR(DUMMY("IMAGE(""https://example.org"")"),"")</f>')],
    ['ods', odf('spreadsheet', { parts: { 'styles.xml': '<a b:formula="of:={1|2}"/>' } })],
    [
      'odt',
      inOdt(
        '<office:scripts/><text:a xlink:href="https://example.org">a</text:a><text:a xlink:href="#a:b"/><draw:image xlink:href="Pictures/a.png"/><draw:object xlink:href="./Object 1"/><form:form xlink:href=""/>',
      ),
    ],
    ['odt', inOdt('<meta:template xlink:href="file:///home/rita/letter.ott"/>', 'meta.xml')],
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
    ['that fetches a picture', inWord(relation('image', 'https://example.org/a.png', external)), EMBEDDED],
    ['that fetches from a network', inWord(relation('image', '\\\\example.org\\a.png', external)), EMBEDDED],
    [
      'that links to a network',
      inWord(relation('hyperlink', 'file:///%5C%5Cexample.org/a', external)),
      EMBEDDED,
    ],
    [
      'that links to a program',
      inWord(relation('hyperlink', 'file:///C:/Windows/System32/calc.exe', external)),
      EMBEDDED,
    ],
    ['that links to a scheme', inWord(relation('hyperlink', 'ms-msdt:/id', external)), EMBEDDED],
    ['that hides what is external', inWord(relation('image', 'https://example.org/a.png')), EMBEDDED],
    [
      'that hides attributes in others',
      inWord(
        relation('image', 'https://example.org/a.png', external).replace('Id="', "Id=\"> TargetMode='x' "),
      ),
      EMBEDDED,
    ],
    [
      'with DDE in a field',
      inText(field('DD', 'EAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/c calc"')),
      EMBEDDED,
    ],
    ['with DDE behind a comment', inText(field(' dd<!-- x -->e<?x y?>auto cmd')), EMBEDDED],
    ['with DDE in another field', inText(field('IF a ', '<w:fldChar/>', ' DDE cmd')), EMBEDDED],
    ['with DDE in a simple field', inText('<w:fldSimple w:instr=" DDE cmd &quot;/c&quot;"/>'), EMBEDDED],
    ['with DDE of any prefix', inText(field('DDE').replaceAll('w:', 'ж:')), EMBEDDED],
    ['with a picture in a field', inText(field('INCLUDEPICTURE \\d "http://example.org/a"')), EMBEDDED],
    ['with a picture of a network', inText(field('INCLUDEPICTURE "\\\\\\\\host\\\\a"')), EMBEDDED],
    ['with a link to a script in a field', inText(field('HYPERLINK "javascript:a"')), EMBEDDED],
    ['with letters as numbers', inText(field('D&#x44;E cmd')), DAMAGED],
    ['in another encoding', inText('<?xml version="1.0" encoding="utf-16"?><a/>'), DAMAGED],
    ['in two bytes a letter', inText(Buffer.from('<a/>', 'utf16le').toString('latin1')), DAMAGED],
    [
      'whose text has the name of a font',
      ooxml('docx', {
        parts: { 'word/a.odttf': '<a/>' },
        types: '<Override PartName="/word/a.odttf" ContentType="application/x+xml"/>',
      }),
      EMBEDDED,
    ],
    [
      'with DDE between books',
      inSheet('<ddeLink ddeService="cmd"/>', 'externalLinks/externalLink1'),
      EMBEDDED,
    ],
    ['with DDE in a formula', inSheet(`<f>"a"&amp;cmd|'/c calc'!A0</f>`), EMBEDDED],
    ['with a formula that fetches', inSheet('<f>_xlfn.WEBSERVICE("https://example.org")</f>'), EMBEDDED],
    [
      'with a connection that asks at once',
      inSheet('<connections><connection id="1" refreshOnLoad="1"/></connections>', 'connections'),
      EMBEDDED,
    ],
    [
      'with a button that runs a program',
      ooxml('pptx', {
        parts: { 'ppt/slides/slide1.xml': '<a:hlinkHover action="ppaction://program"/>' },
      }),
      EMBEDDED,
    ],
    [
      'with a drawing from elsewhere',
      ooxml('docx', { parts: { 'word/a.vml': '<v:imagedata src="//host/a"/>' } }),
      EMBEDDED,
    ],
    ['with a program as a picture', ooxml('docx', { parts: { 'word/media/image1.png': 'MZ' } }), EMBEDDED],
    ['with a script as a picture', odf('text', { parts: { 'Pictures/a.jpg': '#!/bin/sh' } }), EMBEDDED],
    ['with a program as a font', ooxml('docx', { parts: { 'word/fonts/a.odttf': '\x7fELF' } }), EMBEDDED],
    ['with a program as text', ooxml('docx', { parts: { 'word/a.xml': 'MZ' } }), DAMAGED],
    ['with a picture elsewhere', inOdt('<draw:image xlink:href="http://example.org/a.png"/>'), EMBEDDED],
    [
      'with a frame elsewhere',
      inOdt('<draw:floating-frame a=">" x:href="//host/a"/>', 'styles.xml'),
      EMBEDDED,
    ],
    ['with a template elsewhere', inOdt('<meta:template xlink:href="file://host/a"/>', 'meta.xml'), EMBEDDED],
    ['with a listener', inOdt('<script:event-listener xlink:href="x"/>'), EMBEDDED],
    ['with a link to a macro', inOdt('<text:a xlink:href="vnd.sun.star.script:a"/>'), EMBEDDED],
    ['with a link to a command', inOdt("<text:a xlink:href='.uno:Open'/>"), EMBEDDED],
    ['with a formula of DDE', inOdt('<c table:formula="of:=DDE(&quot;soffice&quot;)"/>'), EMBEDDED],
    ['with DDE of LibreOffice', inOdt('<office:dde-source office:dde-application="soffice"/>'), EMBEDDED],
    ['of a JAR', zipOf({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }), OTHER],
    [
      'that is also a JAR',
      ooxml('docx', { parts: { 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' } }),
      EMBEDDED,
    ],
    [
      'that is also an APK',
      ooxml('docx', { parts: { 'AndroidManifest.xml': '<a/>', 'classes.dex': 'x' } }),
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
    ['with more text than is read', inText(`<a>${' '.repeat(33 * 1024 * 1024)}</a>`), HUGE],
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
