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
            <a href={path} download={name} type="application/pdf">
              <Icon name="document" />
              <span className="attachment-name" lang={langOf(title)}>
                {title}
              </span>{' '}
              <span className="attachment-facts">{words.pdf(digits(formatFileSize(size)))}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The mark 'PDF' of entries with documents. */
export function PdfMark({ attachments }: { attachments: readonly AttachmentView[] }) {
  return attachments.length > 0 ? <span className="pdf-mark">PDF</span> : null;
}
