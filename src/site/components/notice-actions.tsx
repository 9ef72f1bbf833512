import { Icon } from '../../ui/icon.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { TelephoneLink } from './contact-lines.tsx';

/** Below a notice: how to ask about it, and the print button. */
export function NoticeActions({ college }: { college: CollegeFacts }) {
  return (
    <div className="notice-actions">
      <p>
        <strong>Questions about this notice?</strong>{' '}
        <span>
          {college.phone && (
            <>
              Call <TelephoneLink college={college} />, or{' '}
            </>
          )}
          <a href="/contact-us">{college.phone ? 'write to us' : 'Write to us'}</a>.
        </span>
      </p>
      <button type="button" className="button secondary scripted" data-print>
        <Icon name="print" />
        Print
      </button>
    </div>
  );
}
