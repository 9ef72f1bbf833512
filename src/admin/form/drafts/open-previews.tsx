import { Button } from '@mantine/core';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { endPreviews } from '../../api/drafts.ts';
import type { OpenPreview } from '../../api/version.ts';
import { formatDayAndTime } from '../../format-time.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import { words } from './words.ts';
import './drafts.css';

interface OpenPreviewsProps {
  type: TypeFacts;
  id: string;
  previews: readonly OpenPreview[];
  /** Reads the record again. */
  refresh: () => Promise<unknown>;
}

/** Names the links to previews of a record that have not ended, by who made them, and ends them all. */
export function OpenPreviews({ type, id, previews, refresh }: OpenPreviewsProps) {
  if (previews.length === 0) return null;
  async function end() {
    try {
      await endPreviews(type, id);
      toastSuccess(words.linksEnded);
      await refresh();
    } catch (error) {
      toastError(messageOf(error));
    }
  }
  return (
    <div className="open-previews">
      <p>{words.openLinks}</p>
      <ul>
        {previews.map(({ by, expiresAt }, index) => (
          // Two links of one person may end at the same moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state
          <li key={index}>
            {words.openLink(by?.name ?? words.deletedAccount, formatDayAndTime(new Date(expiresAt)))}
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" onClick={() => void end()}>
        {words.endListedLinks}
      </Button>
    </div>
  );
}
