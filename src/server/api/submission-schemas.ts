import * as z from 'zod';
import type { SubmissionType } from '../../content/submission.ts';
import { FORM_LANGUAGE, RECEIPT } from '../../content/visitor-form.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { boolean, instant, object, oneOf, ref, text } from '../openapi/json-schema.ts';

/** A submission as admins read it. */
export function submissionSchema(type: SubmissionType) {
  const fields = fieldsOf(type.stored).map(([name, field]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(field.output());
    return [name, schema];
  });
  return object(
    {
      _id: text,
      ...Object.fromEntries(fields),
      createdAt: instant,
      updatedAt: instant,
      reference: { ...text, description: 'How the office and the sender speak of it' },
      isSpam: { ...boolean, description: 'There, and true, only for what is taken for spam' },
    },
    [],
  );
}

/** The response to its sender, with the receipt's address, or with its words if they asked for them. */
export function sentSubmissionSchema({ name, page }: SubmissionType) {
  const words = ['reference', 'program', 'day', 'nepaliDay', 'time', 'answerBy', 'address'];
  const receipt = {
    oneOf: [
      { ...text, description: `Path of its receipt, shown for 24 hours: \`${page}?sent=…\`` },
      {
        ...object(Object.fromEntries(words.map((word) => [word, text])), []),
        description:
          'With `receipt` in the body: when it arrived and by when it is answered, in words and by Nepal’s clock, and the path as `address`',
      },
    ],
    description: 'Absent where the same was stored more than 24 hours ago',
  };
  return { allOf: [ref(name), object({ receipt }, [])] };
}

/** The body that a visitor sends. */
export function submissionBodySchema({ form }: SubmissionType) {
  const fields = fieldsOf(form);
  return object(
    {
      ...Object.fromEntries(fields.map(([name]) => [name, text])),
      submissionId: {
        type: 'string',
        format: 'uuid',
        description:
          'Made by the browser for each submission: sent again with the same content, it is stored once',
      },
      [FORM_LANGUAGE]: {
        ...oneOf(LANGUAGES),
        description:
          'The language of the form, in which its sender is answered by mail. Absent: that of the call',
      },
      [RECEIPT]: {
        ...boolean,
        description:
          'Answer with the words of the receipt and its address, as `receipt`, instead of its address alone',
      },
    },
    fields.filter(([, { required }]) => required).map(([name]) => name),
  );
}
