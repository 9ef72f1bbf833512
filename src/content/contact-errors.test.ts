import { expect, test } from 'vitest';
import type { Fields } from '../schema/field.ts';
import { text } from '../schema/fields/index.ts';
import { contactErrors } from './contact-errors.ts';
import type { Sender } from './visitor-form.ts';

const phone = text('Phone', { ne: 'फोन' });
const needed = text('Phone', { ne: 'फोन', required: true });
const email = text('Email', { ne: 'इमेल' });

test.each<[string, Fields, Partial<Sender>, string[]]>([
  ['both are asked for, and one is enough', { phone, email }, {}, ['email', 'phone']],
  ['one of both is needed by itself', { phone: needed, email }, {}, []],
  ['only one is asked for', { email }, {}, []],
  ['neither is asked for', {}, {}, []],
  ['what is given is wrong', { email }, { email: 'sita' }, ['email']],
])('Where %s, the errors are at these fields', (_, fields, values, wrong) => {
  expect(Object.keys(contactErrors(fields, values).wrong)).toEqual(wrong);
});
