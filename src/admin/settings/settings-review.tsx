import { useId } from 'react';
import { type CollegeFieldName, collegeLabels } from '../../content/college-fields.ts';
import { useTypes } from '../content-types.tsx';

interface SettingsReviewProps {
  field: { name: CollegeFieldName; hint?: string };
  /** Names of content types, with commas between them. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The kinds of content that need approval before they are published (requirement 19.49). */
export function SettingsReview({ field: { name, hint }, value, error, onChange }: SettingsReviewProps) {
  const id = useId();
  const reviewed = useTypes().filter(({ drafts }) => drafts);
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  return (
    <fieldset className="settings-review" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{collegeLabels[name]}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <div className="settings-review-types">
        {reviewed.map((type) => (
          <label key={type.name}>
            <input
              type="checkbox"
              name={name}
              value={type.name}
              checked={chosen.includes(type.name)}
              onChange={({ currentTarget: { checked } }) => {
                const names = reviewed.map((one) => one.name);
                onChange(
                  names.filter((one) => (one === type.name ? checked : chosen.includes(one))).join(', '),
                );
              }}
            />
            <span>{type.admin.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
