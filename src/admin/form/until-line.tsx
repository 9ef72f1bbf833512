import { Button } from '@mantine/core';
import { momentInWords } from './drafts/moments.ts';
import { words } from './drafts/words.ts';

interface UntilLineProps {
  /** When the record is taken down by itself; null if it stays. */
  expireAt: string | null;
  /** Opens the dates of the record; missing where the person may not publish. */
  onSet: (() => void) | undefined;
}

/** Above the fields of what is soon out of date: until when visitors see it. */
export function UntilLine({ expireAt, onSet }: UntilLineProps) {
  return (
    <div className="notice-bar until-line">
      <p className="notice-bar-text">
        <strong>{words.until}</strong>{' '}
        {expireAt === null ? words.untilNothing : words.untilMoment(momentInWords(expireAt))}
      </p>
      {onSet && (
        <Button variant="default" onClick={onSet}>
          {expireAt === null ? words.setUntil : words.changeUntil}
        </Button>
      )}
    </div>
  );
}
