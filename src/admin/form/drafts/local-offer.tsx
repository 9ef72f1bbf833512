import { formatDayAndTime } from '../../format-time.ts';
import { focusTitle } from '../../layout/heading.tsx';
import { toastSuccess } from '../../toast/toasts.ts';
import type { LocalCopy } from './local-copy.ts';
import { NoticeBar } from './notice-bar.tsx';
import { words } from './words.ts';

interface LocalOfferProps {
  copy: LocalCopy;
  onPutBack: () => void;
  onForget: () => void;
}

/** Offers to restore what was typed offline or before the window was closed. */
export function LocalOffer({ copy, onPutBack, onForget }: LocalOfferProps) {
  const said = words.localCopy(formatDayAndTime(new Date(copy.at)));
  /** The bar disappears with its focused button. */
  const answer = (act: () => void, done: string) => () => {
    act();
    focusTitle();
    toastSuccess(done);
  };
  return (
    <NoticeBar
      label={said}
      actions={[
        { label: words.putBack, onClick: answer(onPutBack, words.isBack) },
        { label: words.forget, onClick: answer(onForget, words.isForgotten) },
      ]}
    >
      <p>{said}</p>
    </NoticeBar>
  );
}
