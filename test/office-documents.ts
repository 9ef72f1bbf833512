import { strToU8, type Zippable, zipSync } from 'fflate';

/** Documents of office programs, made as small as readers accept them. */

type Parts = Readonly<Record<string, string | Uint8Array>>;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const MAINS = {
  docx: ['word/document.xml', 'wordprocessingml.document.main'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main'],
} as const;

export interface Changed {
  /** Further parts, or others in place of those that are there; an empty one is left out. */
  parts?: Parts;
  /** What stands in `[Content_Types].xml` besides. */
  types?: string;
  /** The content type of the main part. */
  main?: string;
}

const zip = (parts: Parts, stored: readonly string[] = []): Uint8Array<ArrayBuffer> => {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    if (content.length === 0) continue;
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    files[name] = [bytes, { level: stored.includes(name) ? 0 : 6 }];
  }
  return new Uint8Array(zipSync(files, { mtime: '2026-11-20T00:00:00Z' }));
};

export const relations = (...lines: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
export const relation = (type: string, target: string, more = '') =>
  `<Relationship Id="r${type}" Type="${RELATIONS}/${type}" Target="${target}"${more}/>`;

export function ooxml(format: keyof typeof MAINS, { parts, types = '', main }: Changed = {}) {
  const [name, type] = MAINS[format];
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${name}" ContentType="${main ?? `${OFFICE}.${type}+xml`}"/>${types}</Types>`,
    '_rels/.rels': relations(relation('officeDocument', name)),
    [name]: `${XML}<document/>`,
    ...parts,
  });
}

export function odf(kind: 'text' | 'spreadsheet', { parts, types = '', main }: Changed = {}) {
  const type = main ?? `application/vnd.oasis.opendocument.${kind}`;
  return zip(
    {
      mimetype: type,
      'content.xml': `${XML}<document/>`,
      'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${types}</manifest:manifest>`,
      ...parts,
    },
    ['mimetype'],
  );
}

/** A part whose size in both headers of a ZIP is changed. */
export function claiming(zipped: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zipped);
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(size, at + 24);
  return new Uint8Array(bytes);
}

/** A ZIP of anything. */
export const zipOf = (parts: Parts) => zip(parts);
