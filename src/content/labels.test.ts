import { describe, expect, test } from 'vitest';
import { describeType } from '../schema/derive/describe.ts';
import { chat } from './chat.ts';
import { contentTypes } from './index.ts';
import { submissionTypes } from './submissions.ts';

const types = [...contentTypes, chat, ...submissionTypes.map(({ form }) => form)];
const described = {
  en: types.map((type) => describeType('en', type)),
  ne: types.map((type) => describeType('ne', type)),
};

describe.each(described.ne)('$name in Nepali', (facts) => {
  const english = described.en.find(
    ({ name, admin }) => name === facts.name && admin.one === facts.admin.one,
  );
  const { label, noun, purpose } = facts.admin;
  const hints = facts.fields.map((field) => ('hint' in field ? String(field.hint) : ''));

  test('says every sentence in Devanagari letters [20.106]', () => {
    const said = [
      label,
      noun,
      purpose,
      ...Object.values(facts.words),
      ...facts.fields.map((of) => of.label),
      ...hints,
    ];
    for (const sentence of said) expect([sentence, sentence.match(/[A-Za-z0-9]+/)]).toEqual([sentence, null]);
    for (const sentence of [purpose, ...Object.values(facts.words).filter((one) => one.includes(' '))])
      expect(sentence).not.toMatch(/\.$/);
  });

  test('has what the English one has, and names of fields that differ from each other [20.106]', () => {
    expect(Object.keys(facts.words).sort()).toEqual(Object.keys(english?.words ?? {}).sort());
    for (const [at, field] of facts.fields.entries())
      expect('hint' in field).toBe('hint' in (english?.fields[at] ?? {}));
    const labels = facts.fields.map((field) => field.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
