import { Button } from '@mantine/core';

interface NothingFoundProps {
  /** What one of the records is called. */
  noun: string;
  /** Where the keyword is looked for. */
  where?: string;
  /** The keyword that nothing matches. */
  q: string;
  onClear: () => void;
}

/** Stands in the place of a table in which the filter has left nothing. */
export function NothingFound({ noun, where = 'in its name', q, onClear }: NothingFoundProps) {
  return (
    <div className="notice-box">
      <h2>Nothing found</h2>
      <p>
        No {noun} has ‘{q}’ {where}.
      </p>
      <Button variant="default" onClick={onClear}>
        Clear the filter
      </Button>
    </div>
  );
}
