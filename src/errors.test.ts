import { describe, expect, test } from 'vitest';
import { type AppError, errors } from './errors.ts';

const told = { en: 'No.', ne: 'होइन।' };
const cause = new Error('broken');

/** One of each; a new kind of error that is missing here does not compile. */
const one: Readonly<Record<keyof typeof errors, () => AppError>> = {
  malformed: () => errors.malformed(told),
  unstorable: () => errors.unstorable(),
  invalid: () => errors.invalid({}),
  notSignedIn: () => errors.notSignedIn(),
  wrongPassword: () => errors.wrongPassword(),
  secondFactor: () => errors.secondFactor(false, ['totp']),
  needsSecondFactor: () => errors.needsSecondFactor(),
  wrongPasskey: () => errors.wrongPasskey(),
  notAllowed: () => errors.notAllowed(),
  noDuty: () =>
    errors.noDuty([
      { en: 'Author', ne: 'लेखक' },
      { en: 'Publisher', ne: 'प्रकाशक' },
    ]),
  dutyMissing: () => errors.dutyMissing(told),
  notFound: () => errors.notFound('account'),
  methodNotAllowed: () => errors.methodNotAllowed('GET'),
  conflict: () => errors.conflict(told, { name: told }),
  stale: () => errors.stale(),
  movedOn: () => errors.movedOn({ base: null, live: null, draft: null }),
  needsReview: () => errors.needsReview(),
  preconditionMissing: () => errors.preconditionMissing(),
  gone: () => errors.gone(told),
  tooLarge: () => errors.tooLarge(told),
  beyondEnd: () => errors.beyondEnd(10),
  unsupported: () => errors.unsupported(told),
  tooMany: () => errors.tooMany(told, 60),
  unexpected: () => errors.unexpected(cause),
  chatFailed: () => errors.chatFailed(cause),
  chatSilent: () => errors.chatSilent(cause),
  overloaded: () => errors.overloaded(),
  unconfirmed: () => errors.unconfirmed(cause),
  storageAway: () => errors.storageAway(cause),
  databaseAway: () => errors.databaseAway(cause),
  databaseDamaged: () => errors.databaseDamaged(cause),
  noSpace: () => errors.noSpace(),
};

describe('the catalogue of errors [20.52]', () => {
  test.each(Object.entries(one))('%s is told in either language under one code', (_name, make) => {
    const error = make();
    const [english, nepali] = [error.toBody('en'), error.toBody('ne')];
    expect(english.message).toBe(error.message);
    expect(english.message).not.toMatch(/[\u0900-\u097f]/);
    expect(nepali.message).toMatch(/[\u0900-\u097f]/);
    expect(nepali.message.replace(/GET|ETag|If-Match/g, '')).not.toMatch(/[A-Za-z0-9]/);
    expect(nepali.code).toBe(english.code);
    expect(Object.keys(nepali)).toEqual(Object.keys(english));
  });

  test('fields are told in the asked language, and in English to the log', () => {
    const error = one.conflict();
    expect(error.fields).toEqual({ name: 'No.' });
    expect(error.toBody().fields).toEqual({ name: 'No.' });
    expect(error.toBody('ne').fields).toEqual({ name: 'होइन।' });
  });

  test('several duties are joined as each language does', () => {
    const { message } = one.noDuty().toBody('ne');
    expect(message).toContain('‘लेखक’ वा ‘प्रकाशक’ जिम्मेवारी');
    expect(one.noDuty().message).toContain('the duty ‘Author’ or ‘Publisher’,');
  });

  test('a thing that has no name of its own here keeps the given one', () => {
    expect(errors.notFound('account (a@b.c)').message).toBe(
      'This account (a@b.c) does not exist, or not any more.',
    );
    expect(errors.notFound().toBody('ne').message).toContain('यो पृष्ठ');
  });
});
