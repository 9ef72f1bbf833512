import { formatDayAndTime } from '../../format-time.ts';
import type { LocalCopy } from './local-copy.ts';
import { NoticeBar } from './notice-bar.tsx';
import { words } from './words.ts';

interface LocalOfferProps {
  copy: LocalCopy;
  /** What the bar says; a record that does not exist yet is told apart. */
  sentence?: (time: string) => string;
  onPutBack: () => void;
  onForget: () => void;
}

/** Offers what was typed without a connection, or before the window was closed. */
export function LocalOffer({ copy, sentence = words.localCopy, onPutBack, onForget }: LocalOfferProps) {
  const said = sentence(formatDayAndTime(new Date(copy.at)));
  return (
    <NoticeBar
      label={said}
      actions={[
        { label: words.putBack, onClick: onPutBack },
        { label: words.forget, onClick: onForget },
      ]}
    >
      <p>{said}</p>
    </NoticeBar>
  );
}
