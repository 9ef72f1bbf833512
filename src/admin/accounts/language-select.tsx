import { NativeSelect } from '@mantine/core';
import { LANGUAGES, languageNames } from '../../languages/language.ts';
import { words } from './words.ts';

interface LanguageSelectProps {
  value: string;
  error: string | undefined;
  onChange: (language: string) => void;
}

/** The language of somebody else's account: one's own is switched behind one's name, which loads the screen in it. */
export function LanguageSelect({ value, error, onChange }: LanguageSelectProps) {
  return (
    <NativeSelect
      label={words.language}
      name="lang"
      description={words.languageHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(error && { error })}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </NativeSelect>
  );
}
