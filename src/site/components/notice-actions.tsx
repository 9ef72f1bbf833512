import { Icon } from '../../ui/icon.tsx';
import { useAddress, useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { TelephoneLink } from './contact-lines.tsx';
import { words as inEach } from './words.ts';

/** Below a notice: how to ask about it, and the print button. */
export function NoticeActions({ college }: { college: CollegeFacts }) {
  const { ask, print } = useWords(inEach);
  const to = useAddress();
  return (
    <div className="notice-actions">
      <p>
        <strong>{ask.heading}</strong>{' '}
        <span>
          {college.phone && (
            <>
              {ask.call}
              <TelephoneLink phone={college.phone} />
              {ask.or}
            </>
          )}
          <a href={to('/contact-us')}>{college.phone ? ask.write : ask.writeAlone}</a>
          {ask.end}
        </span>
      </p>
      <button type="button" className="button secondary scripted" data-print>
        <Icon name="print" />
        {print}
      </button>
    </div>
  );
}
