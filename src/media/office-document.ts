import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { DocumentFormat } from '../schema/document-names.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The most that a file may hold, and claim to unpack to: no document that people write comes near. */
const MAX_ENTRIES = 5000;
const MAX_UNPACKED = 512 * 1024 * 1024;
/** Of the parts that are unpacked here: what the others are, and what they lead to. */
const MAX_READ = 2 * 1024 * 1024;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END_LENGTH = 22;
/** Flags of encrypted entries, and of a directory whose values are masked. */
const ENCRYPTED = 0x2041;
const SYMBOLIC_LINK = 0o120000;

interface Part {
  name: string;
  method: number;
  crc: number;
  packed: Buffer;
  unpacked: number;
}

const damaged = () => errors.unsupported(sentences.damagedDocument);
const notAccepted = () => errors.unsupported(sentences.noDocument);

/**
 * The parts of a ZIP file, by their names, without unpacking any. Every part has to be where the directory says, under the
 * same name, beside the others and not within them; nothing stands before, between or behind.
 * @throws `unsupported`
 */
function partsOf(bytes: Buffer): Map<string, Part> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + END_LENGTH > bytes.length) throw damaged();
  const [count, length, start] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  const isWhole =
    end + END_LENGTH + bytes.readUInt16LE(end + 20) === bytes.length &&
    bytes.readUInt32LE(end + 4) === 0 &&
    bytes.readUInt16LE(end + 8) === count &&
    start + length === end;
  if (!isWhole || count === 0 || count > MAX_ENTRIES) throw damaged();
  const parts = new Map<string, Part>();
  const taken: { from: number; to: number }[] = [];
  let unpacked = 0;
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) throw damaged();
    const flags = bytes.readUInt16LE(at + 8);
    const [method, crc] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16)];
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const rawName = bytes.subarray(at + 46, nameEnd);
    const mode = bytes.readUInt32LE(at + 38) >>> 16;
    const local = bytes.readUInt32LE(at + 42);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (at > end || local + 30 > start || bytes.readUInt32LE(local) !== LOCAL) throw damaged();
    const localName = local + 30;
    const data = localName + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const isSame =
      bytes.readUInt16LE(local + 8) === method &&
      bytes.subarray(localName, localName + bytes.readUInt16LE(local + 26)).equals(rawName);
    if (!isSame || data + packed > start) throw damaged();
    if ((flags | bytes.readUInt16LE(local + 6)) & ENCRYPTED)
      throw errors.unsupported(sentences.lockedDocument);
    if ((method !== 0 && method !== 8) || (method === 0 && packed !== size)) throw damaged();
    const name = rawName.toString('utf8');
    unpacked += size;
    if (unpacked > MAX_UNPACKED) throw errors.unsupported(sentences.hugeDocument);
    const isStrange =
      /^\/|\\|\p{Cc}|:|\ufffd|(?:^|\/)\.{1,2}(?:\/|$)|\/\//u.test(name) ||
      (mode & 0o170000) === SYMBOLIC_LINK;
    if (name === '' || isStrange || parts.has(name.toLowerCase())) throw notAccepted();
    parts.set(name.toLowerCase(), {
      name,
      method,
      crc,
      packed: bytes.subarray(data, data + packed),
      unpacked: size,
    });
    taken.push({ from: local, to: data + packed });
  }
  if (at !== end) throw damaged();
  taken.sort((one, other) => one.from - other.from);
  // A descriptor of up to 24 bytes may follow each part.
  const hasGap = taken.some(({ from }, n) => {
    const gap = from - (taken[n - 1]?.to ?? 0);
    return gap < 0 || gap > (n === 0 ? 0 : 24);
  });
  if (hasGap || start - (taken.at(-1)?.to ?? 0) > 24) throw damaged();
  return parts;
}

/** The bytes of a part. @throws `unsupported` */
function unpack({ method, packed, unpacked, crc }: Part): Buffer {
  if (unpacked > MAX_READ) throw errors.unsupported(sentences.hugeDocument);
  let bytes = packed;
  try {
    // Room for one more than it claims tells of one that is longer.
    if (method === 8) bytes = inflateRawSync(packed, { maxOutputLength: unpacked + 1 });
  } catch {
    throw damaged();
  }
  if (bytes.length !== unpacked || crc32(bytes) !== crc) throw damaged();
  return bytes;
}

/** The text of an XML part: in UTF-8, without definitions of its own. @throws `unsupported` */
function xmlOf(part: Part | undefined): string {
  const text = part
    ? unpack(part)
        .toString('utf8')
        .replace(/^\ufeff/, '')
    : '';
  if (!text.startsWith('<') || text.includes('\ufffd') || /<!(?!--)|&#/.test(text)) throw damaged();
  return text;
}

const MAIN =
  /application\/vnd\.openxmlformats-officedocument\.(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml/;
const OOXML: Readonly<Record<string, DocumentFormat>> = {
  'wordprocessingml.document': 'docx',
  'spreadsheetml.sheet': 'xlsx',
  'presentationml.presentation': 'pptx',
};
const ODF: Readonly<Record<string, DocumentFormat>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};
const MACROS = /macroEnabled|vbaProject|vbaData|activeX|macrosheet|dialogsheet|intlMacro/i;
const EMBEDDED = /oleObject|\.package\b|officedocument\.control|\bocx\b/i;
/** What parts of documents are called: text, pictures, sound, film, fonts. */
const PARTS_OF_OOXML =
  /\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|webp|wdp|odttf|fntdata|psmdcp|mp[34]|m4[av]|wav|wm[av]|avi|mov)$|printersettings\d*\.bin$/;
const PARTS_OF_ODF =
  /\.(?:xml|rdf|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|svm|webp|ttf|otf|mp[34]|m4[av]|wav|avi|mov)$|^(?:mimetype|layout-cache)$|^objectreplacements\/[^/.]+$/;
/** A sheet of figures within a document, from which a chart was drawn. */
const FIGURES = /\/embeddings\/[^/]+\.xlsx$/;
/** Links that a reader follows by hand, to other files of figures, and to a picture. */
const HARMLESS = /\/(?:hyperlink|image|externalLinkPath)$/;

/** What refers to places outside a document, and is not merely a link. */
function leadsOut(relations: string): boolean {
  return [...relations.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].some(([, attributes = '']) => {
    const attributeOf = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ?? '';
    if (EMBEDDED.test(attributeOf('Type')) || MACROS.test(attributeOf('Type'))) return true;
    if (attributeOf('TargetMode') !== 'External' || HARMLESS.test(attributeOf('Type'))) return false;
    // Word names the template on the disk of the writer, which no other machine has.
    return (
      !/\/attachedTemplate$/.test(attributeOf('Type')) ||
      !/^(?:file:\/\/\/[a-z]:|[^/\\:]+$)/i.test(attributeOf('Target'))
    );
  });
}

function checkOoxml(parts: ReadonlyMap<string, Part>, isWithin: boolean): DocumentFormat {
  const types = xmlOf(parts.get('[content_types].xml'));
  if (MACROS.test(types) || [...parts.keys()].some((name) => MACROS.test(name)))
    throw errors.unsupported(sentences.macros);
  const mains = [...types.matchAll(/<(?:\w+:)?Override\b[^>]*>/g)].filter(([tag]) => MAIN.test(tag));
  const [main = ''] = mains[0] ?? [];
  const format = OOXML[MAIN.exec(main)?.[1] ?? ''];
  const name = /PartName\s*=\s*["']\/([^"']+)["']/.exec(main)?.[1]?.toLowerCase() ?? '';
  if (mains.length !== 1 || !format) throw notAccepted();
  if (!parts.has(name)) throw damaged();
  let read = 0;
  for (const [key, part] of parts) {
    if (key.endsWith('/')) continue;
    if (!isWithin && FIGURES.test(key)) {
      if (formatOf(unpack(part), true) !== 'xlsx') throw errors.unsupported(sentences.embedded);
      continue;
    }
    if (!PARTS_OF_OOXML.test(key) || key.includes('/embeddings/'))
      throw errors.unsupported(sentences.embedded);
    read += key.endsWith('.rels') ? part.unpacked : 0;
    if (read > MAX_READ) throw errors.unsupported(sentences.hugeDocument);
    if (key.endsWith('.rels') && leadsOut(xmlOf(part))) throw errors.unsupported(sentences.embedded);
  }
  if (EMBEDDED.test(types)) throw errors.unsupported(sentences.embedded);
  return format;
}

function checkOdf(parts: ReadonlyMap<string, Part>): DocumentFormat {
  const [first] = parts.values();
  const format = first && ODF[unpack(first).toString('latin1')];
  if (first?.name !== 'mimetype' || first.method !== 0 || !format) throw notAccepted();
  const manifest = xmlOf(parts.get('meta-inf/manifest.xml'));
  if (/encryption-data/.test(manifest)) throw errors.unsupported(sentences.lockedDocument);
  const names = [...parts.keys()].filter((name) => !name.endsWith('/'));
  if (
    names.some((name) => /^(?:basic|scripts|dialogs)\/|macrosignatures/.test(name)) ||
    /(?:Basic|Scripts|Dialogs)\//.test(manifest)
  )
    throw errors.unsupported(sentences.macros);
  if (names.some((name) => !PARTS_OF_ODF.test(name)) || /oleobject|x-ole|msdownload/i.test(manifest))
    throw errors.unsupported(sentences.embedded);
  if (!parts.has('content.xml')) throw damaged();
  return format;
}

/** @param isWithin whether another document holds it, so that it may hold none itself */
function formatOf(bytes: Buffer, isWithin = false): DocumentFormat {
  const parts = partsOf(bytes);
  return parts.has('[content_types].xml') ? checkOoxml(parts, isWithin) : checkOdf(parts);
}

/**
 * Which document of an office program a file is, by its content. Macros, what a document holds of programs or other
 * documents, and what it fetches from elsewhere are refused, as is what only looks like a document.
 * @throws `unsupported`
 */
export const officeFormatOf = async (file: string): Promise<DocumentFormat> => formatOf(await readFile(file));
