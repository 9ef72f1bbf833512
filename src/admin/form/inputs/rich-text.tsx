import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextFacts } from '../../../schema/fields/rich-text/index.ts';
import { uploadPicture } from '../../api/pictures.ts';
import { loadPart } from '../../lazily.ts';
import { toastError } from '../../toast/toasts.ts';
import { PartBoundary } from '../part-boundary.tsx';
import type { TextKind } from './kind.ts';
import { plainTextOf } from './plain-text-of.ts';

const loadEditor = () => lazy(() => loadPart(() => import('../../editor/rich-text-field.tsx')));

/** Its toolbar, which takes more rows on a phone, and its text area. */
const EDITOR_HEIGHT = 'var(--editor-height)';

export const richTextInput: TextKind<RichTextFacts> = {
  sends: 'text',
  height: EDITOR_HEIGHT,
  Input: ({ facts: { label }, value, onChange, error }) => (
    <PartBoundary load={loadEditor} label={label}>
      {(RichTextField) => (
        <Suspense fallback={<EditorSkeleton label={label} />}>
          <RichTextField
            label={label}
            value={value}
            onChange={onChange}
            uploadPicture={uploadPicture}
            onUploadError={toastError}
            {...(error && { error })}
          />
        </Suspense>
      )}
    </PartBoundary>
  ),
  Shown: ({ value }) => plainTextOf(value),
};

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <div className="field-label">{label}</div>
      <Skeleton height={EDITOR_HEIGHT} />
    </div>
  );
}
