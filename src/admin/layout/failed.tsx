import { Button } from '@mantine/core';

/** Says why something could not be loaded, and offers to try again. */
export function Failed({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <div className="notice-box">
      <p>{message}</p>
      <Button variant="default" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
