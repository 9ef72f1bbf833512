import { formatFileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import type { AttachmentView } from '../view-models.ts';

export interface AttachmentsProps {
  attachments: readonly AttachmentView[];
  heading?: string;
  /** Of the heading: one deeper than that of the record it belongs to. */
  level?: 2 | 3 | 4;
}

/** The documents that a record hands out, each to be downloaded under its own name; nothing where there are none. */
export function Attachments({ attachments, heading = 'Downloads', level = 2 }: AttachmentsProps) {
  if (attachments.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="attachments">
      <Heading className="attachments-heading">{heading}</Heading>
      <ul>
        {attachments.map(({ path, name, size }) => (
          <li key={path}>
            <a href={path} download={name} type="application/pdf">
              <Icon name="document" />
              <span className="attachment-name" lang={langOf(name)}>
                {name}
              </span>{' '}
              <span className="attachment-facts">PDF, {formatFileSize(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A quiet 'PDF' beside what hands out a document. */
export function PdfMark({ attachments }: { attachments: readonly AttachmentView[] }) {
  return attachments.length > 0 ? <span className="pdf-mark">PDF</span> : null;
}
