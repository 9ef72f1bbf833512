import { Button } from '@mantine/core';
import { words } from './words.ts';

interface DraftButtonsProps {
  onPreview: () => void;
  /** Missing where the person may not publish. */
  onSchedule?: (() => void) | undefined;
}

/** 'Preview' and 'Schedule' beside the button that publishes. */
export function DraftButtons({ onPreview, onSchedule }: DraftButtonsProps) {
  return (
    <>
      <Button variant="default" data-preview onClick={onPreview}>
        {words.preview}
      </Button>
      {onSchedule && (
        <Button variant="default" onClick={onSchedule}>
          {words.schedule}
        </Button>
      )}
    </>
  );
}
