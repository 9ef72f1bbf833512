import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A chosen file as a small picture, before it is sent. */
export function Preview({ file, onRemove }: { file: File; onRemove?: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="preview">
      {url && <img src={url} alt={`Preview of ${file.name}`} width={200} height={120} />}
      {onRemove && (
        <Button variant="default" size="compact-sm" onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}
