import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useState } from 'react';

interface PreviewProps {
  file: File;
  onRemove?: () => void;
  /** Where it stands among several, from 1; then its name stands beside it, to tell it from the others. */
  position?: number;
  /** What the picture shows, where that is asked for beside it. */
  words?: { label: string; max: number; text: string; onChange: (text: string) => void };
}

/** A chosen file as a small picture, before it is sent. */
export function Preview({ file, onRemove, position, words }: PreviewProps) {
  const [url, setUrl] = useState<string>();
  const pictureId = useId();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="preview">
      {url && <img id={pictureId} src={url} alt={`Preview of ${file.name}`} width={200} height={120} />}
      {position !== undefined && (
        <p className="preview-name">
          {position}. <bdi>{file.name}</bdi>
        </p>
      )}
      {words && (
        <TextInput
          label={words.label}
          aria-describedby={pictureId}
          value={words.text}
          maxLength={words.max}
          autoComplete="off"
          onChange={(event) => words.onChange(event.currentTarget.value)}
        />
      )}
      {onRemove && (
        <Button variant="default" size="compact-sm" aria-describedby={pictureId} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}
