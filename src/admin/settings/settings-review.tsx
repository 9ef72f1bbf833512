import { Checkbox } from '@mantine/core';
import { type CollegeFieldName, collegeLabels } from '../../content/college-fields.ts';
import { useTypes } from '../content-types.tsx';

interface SettingsReviewProps {
  field: { name: CollegeFieldName; hint?: string };
  /** Names of content types, with commas between them. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Which kinds of content are approved by somebody before visitors see them. */
export function SettingsReview({ field: { name, hint }, value, error, onChange }: SettingsReviewProps) {
  const types = useTypes();
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  return (
    <Checkbox.Group
      label={collegeLabels[name]}
      value={chosen}
      onChange={(names) => onChange(names.join(', '))}
      {...(hint && { description: hint })}
      {...(error && { error })}
    >
      <div className="settings-review">
        {types
          .filter(({ drafts }) => drafts)
          .map((type) => (
            <Checkbox key={type.name} value={type.name} label={type.admin.label} />
          ))}
      </div>
    </Checkbox.Group>
  );
}
