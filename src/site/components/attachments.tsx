import { DOCUMENT_FORMATS, formatAt } from '../../schema/document-names.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { AttachmentView } from '../view-models.ts';
import { words as inEach } from './words.ts';

interface AttachmentsProps {
  attachments: readonly AttachmentView[];
  /** Heading level: one below the record's own heading. */
  level?: 2 | 3 | 4;
}

/** The documents of a record, as downloads. Renders nothing without any. */
export function Attachments({ attachments, level = 2 }: AttachmentsProps) {
  const words = useWords(inEach);
  const { langOf, digits } = usePageLanguage();
  if (attachments.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="attachments">
      <Heading className="attachments-heading">{words.downloads}</Heading>
      <ul>
        {attachments.map(({ path, title, name, size }) => (
          <li key={path}>
            <a href={path} download={name} type={DOCUMENT_FORMATS[formatAt(path)].media}>
              <Icon name="document" />
              <span className="attachment-name" lang={langOf(title)}>
                {title}
              </span>{' '}
              <span className="attachment-facts">{documentFacts(path, digits(formatFileSize(size)))}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
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
