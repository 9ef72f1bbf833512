import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { DocumentFormat } from '../schema/document-names.ts';
import {
  EMBEDDED,
  MACROS,
  PICTURE,
  PROGRAM,
  refersBadly,
  relatesBadly,
  runs,
  tagsOf,
} from './office-parts.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The most that a file may hold, and claim to unpack to: no document that people write comes near. */
const MAX_ENTRIES = 5000;
const MAX_UNPACKED = 512 * 1024 * 1024;
/** Bytes that are unpacked and read here of one file, many times what a thesis has: its text, not its pictures. */
const MAX_READ = 16 * 1024 * 1024;

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

/** Unpacks parts of one file and of what it holds. @throws `unsupported`, also once they are more than `MAX_READ` */
type Unpack = (part: Part) => Promise<Buffer>;
const inflate = promisify(inflateRaw);

function unpacker(): Unpack {
  let left = MAX_READ;
  return async ({ method, packed, unpacked, crc }) => {
    left -= unpacked;
    if (left < 0) throw errors.unsupported(sentences.hugeDocument);
    let bytes = packed;
    try {
      // Room for one more than it claims tells of one that is longer.
      if (method === 8) bytes = await inflate(packed, { maxOutputLength: unpacked + 1 });
    } catch {
      throw damaged();
    }
    if (bytes.length !== unpacked || crc32(bytes) !== crc) throw damaged();
    return bytes;
  };
}

/** The first bytes of a part, in hexadecimal, without unpacking the others. @throws `unsupported` */
function startOf({ method, packed, unpacked }: Part): string {
  const some = packed.subarray(0, 2048);
  try {
    const bytes = method === 8 ? inflateRawSync(some, { finishFlush: constants.Z_SYNC_FLUSH }) : some;
    if (bytes.length >= Math.min(unpacked, 16)) return bytes.toString('hex', 0, 16);
  } catch {}
  throw damaged();
}

/** What makes a reader understand a part otherwise than this one does. */
const HIDING =
  /<!(?!--(?:(?!--)[\s\S])*-->)|<\?(?![^<>?]*\?>)|\0|&#(?:x0*(?:2f|3a|[4-7][\da-f])|0*(?:47|58|6[5-9]|[7-9]\d|1[01]\d|12[0-7]));|^<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["'])/i;

/** An XML part without its comments: in UTF-8, without definitions of its own or hidden letters. @throws `unsupported` */
async function xmlOf(part: Part | undefined, unpack: Unpack): Promise<string> {
  const text = part ? (await unpack(part)).toString('utf8').replace(/^\ufeff?\s*/, '') : '';
  if (!text.startsWith('<') || HIDING.test(text)) throw damaged();
  return text.replace(/<!--(?:(?!--)[\s\S])*-->|<\?[^<>?]*\?>/g, '');
}

const MAIN =
  /^application\/vnd\.openxmlformats-officedocument\.(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml$/;
const OOXML: Readonly<Record<string, DocumentFormat>> = {
  'wordprocessingml.document': 'docx',
  'spreadsheetml.sheet': 'xlsx',
  'presentationml.presentation': 'pptx',
};
const ODF: Readonly<Record<string, DocumentFormat>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};
const XML = /\.(?:xml|rels|vml|rdf|psmdcp)$/;
const PICTURES = /\.(?:png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svm|webp|wdp)$/;
/** What else documents are made of: drawings, sound, film, fonts, settings of printers. */
const OTHERS =
  /\.(?:svg|odttf|fntdata|ttf|otf|mp[34]|m4[av]|wav|wm[av]|avi|mov)$|printersettings\d*\.bin$|^(?:mimetype|layout-cache)$|^objectreplacements\/[^/.]+$/;
/** A sheet of figures within a document, from which a chart was drawn. */
const FIGURES = /\/embeddings\/[^/]+\.xlsx$/;

/** What the list of types calls the main part. Others may not be called what their endings hide. @throws `unsupported` */
function ooxmlFormat(types: string, parts: ReadonlyMap<string, Part>): DocumentFormat {
  const names = [...parts.keys()];
  if (MACROS.test(types) || names.some((name) => MACROS.test(name)))
    throw errors.unsupported(sentences.macros);
  const named = [...tagsOf(types, '(?:Override|Default)')].map(({ ContentType = '', ...tag }) => ({
    type: ContentType.trim(),
    name: (tag.PartName ?? `.${tag.Extension}`).toLowerCase(),
  }));
  const [main, another] = named.filter(({ type }) => MAIN.test(type));
  const format = OOXML[MAIN.exec(main?.type ?? '')?.[1] ?? ''];
  if (!main || another || !format) throw notAccepted();
  if (!parts.has(main.name.slice(1))) throw damaged();
  const isHidden = named.some(
    ({ type, name }) => /[/+]xml/i.test(type) && !XML.test(name) && !/\.svg$/.test(name),
  );
  if (isHidden || EMBEDDED.test(types)) throw errors.unsupported(sentences.embedded);
  return format;
}

async function odfFormat(parts: ReadonlyMap<string, Part>, unpack: Unpack): Promise<DocumentFormat> {
  const [first] = parts.values();
  const format = first && ODF[(await unpack(first)).toString('latin1')];
  if (first?.name !== 'mimetype' || first.method !== 0 || !format) throw notAccepted();
  const manifest = await xmlOf(parts.get('meta-inf/manifest.xml'), unpack);
  if (/encryption-data/.test(manifest)) throw errors.unsupported(sentences.lockedDocument);
  const hasMacros =
    /(?:Basic|Scripts|Dialogs)\//.test(manifest) ||
    [...parts.keys()].some((name) => /^(?:basic|scripts|dialogs)\/.*[^/]$|macrosignatures/.test(name));
  if (hasMacros) throw errors.unsupported(sentences.macros);
  if (EMBEDDED.test(manifest)) throw errors.unsupported(sentences.embedded);
  if (!parts.has('content.xml')) throw damaged();
  return format;
}

/** Whether a part is, or leads to, what a document must not hold. @throws `unsupported` */
async function isBad(name: string, part: Part, isOoxml: boolean, isWithin: boolean, unpack: Unpack) {
  // LibreOffice leaves empty parts.
  if (name.endsWith('/') || part.unpacked === 0) return false;
  if (isOoxml && !isWithin && FIGURES.test(name))
    return (await formatOf(await unpack(part), unpack, true)) !== 'xlsx';
  if (name.includes('/embeddings/')) return true;
  if (XML.test(name)) {
    const xml = await xmlOf(part, unpack);
    return runs(xml) || (isOoxml ? name.endsWith('.rels') && relatesBadly(xml) : refersBadly(xml));
  }
  const isPicture = PICTURES.test(name);
  if (!isPicture && !OTHERS.test(name)) return true;
  const start = startOf(part);
  return isPicture ? !PICTURE.test(start) : PROGRAM.test(start);
}

/** @param isWithin whether another document holds it, so that it may hold none itself */
async function formatOf(bytes: Buffer, unpack: Unpack, isWithin = false): Promise<DocumentFormat> {
  const parts = partsOf(bytes);
  const types = parts.get('[content_types].xml');
  const format = types ? ooxmlFormat(await xmlOf(types, unpack), parts) : await odfFormat(parts, unpack);
  for (const [name, part] of parts)
    if (await isBad(name, part, !!types, isWithin, unpack)) throw errors.unsupported(sentences.embedded);
  return format;
}

/**
 * Which document of an office program a file is, by its content. Macros, what a document holds of programs or other
 * documents, and what it fetches from elsewhere are refused, as is what only looks like a document.
 * @throws `unsupported`
 */
export const officeFormatOf = async (file: string): Promise<DocumentFormat> =>
  formatOf(await readFile(file), unpacker());
