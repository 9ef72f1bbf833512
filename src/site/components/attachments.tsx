import { DOCUMENT_FORMATS, formatAt } from '../../schema/document-names.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { AttachmentView, DownloadView } from '../view-models.ts';
import { words as inEach } from './words.ts';

interface AttachmentsProps {
  attachments: readonly AttachmentView[];
  /** Heading level: one below the record's own heading. */
  level?: 2 | 3 | 4;
}

/** The documents of a record, as downloads. Renders nothing without any. */
export function Attachments({ attachments, level = 2 }: AttachmentsProps) {
  const words = useWords(inEach);
  if (attachments.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="attachments">
      <Heading className="attachments-heading">{words.downloads}</Heading>
      <ul>
        {attachments.map((document) => (
          <DocumentRow key={document.path} document={document} />
        ))}
      </ul>
    </div>
  );
}

/** Downloads, each at the address that stays, with its earlier documents below it. */
export function DownloadList({ downloads }: { downloads: readonly DownloadView[] }) {
  const { to, digits } = usePageLanguage();
  return (
    <div className="attachments">
      <ul>
        {downloads.flatMap(({ id, title, href, year, documents: [newest, ...earlier] }) =>
          newest
            ? [
                <DocumentRow key={id} document={{ ...newest, title }} href={to(href)} year={digits(year)} />,
                ...earlier.map((document) => <DocumentRow key={id + document.path} document={document} />),
              ]
            : [],
        )}
      </ul>
    </div>
  );
}

interface DocumentRowProps {
  document: AttachmentView;
  /** An address that leads to the document, in place of its own. */
  href?: string;
  year?: string;
}

function DocumentRow({ document: { path, title, name, size }, href, year }: DocumentRowProps) {
  const { langOf, digits } = usePageLanguage();
  const facts = [year, documentFacts(path, digits(formatFileSize(size)))].filter(Boolean).join(' · ');
  return (
    <li>
      <a
        href={href ?? path}
        download={href === undefined ? name : undefined}
        type={DOCUMENT_FORMATS[formatAt(path)].media}
      >
        <Icon name="document" />
        <span className="attachment-name" lang={langOf(title)}>
          {title}
        </span>{' '}
        <span className="attachment-facts">{facts}</span>
      </a>
    </li>
  );
}

/** Type and size of a document: 'Word, 120 KB'. */
export const documentFacts = (path: string, size: string): string =>
  `${DOCUMENT_FORMATS[formatAt(path)].label}, ${size}`;

/** The marks 'PDF' and the like of entries with documents. */
export function DocumentMarks({ attachments }: { attachments: readonly AttachmentView[] }) {
  const labels = new Set(attachments.map(({ path }) => DOCUMENT_FORMATS[formatAt(path)].label));
  return [...labels].map((label) => (
    <span key={label} className="pdf-mark">
      {label}
    </span>
  ));
}
