import * as z from 'zod';
import type { ContentType } from '../../schema/define-type.ts';
import { chatPaths, chatSchemas } from './chat-paths.ts';
import { contentPaths } from './content-paths.ts';
import { filePaths } from './file-paths.ts';
import { findPaths } from './find-paths.ts';
import { inboxPaths, submissionSchemas } from './inbox-paths.ts';
import { mailPaths } from './mail-paths.ts';
import { recordSchema } from './record-schema.ts';
import { settingsPaths } from './settings-paths.ts';
import { signInPaths } from './sign-in-paths.ts';

const errorSchema = z.toJSONSchema(
  z.object({
    message: z.string().meta({ description: 'Fit to be shown to a person' }),
    code: z.string(),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What is wrong with which field' }),
  }),
);

/** The OpenAPI 3.1 document of this site's API, made of the declarations. */
export function openApiDocument(types: readonly ContentType[], publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chautari',
      version: '1',
      description:
        'What the college publishes, and what its office does with it. Reading is open to all; changing needs the ' +
        'bearer token of an administrator. A change that names the ETag it has seen in If-Match is refused with 412 when ' +
        'somebody was faster. Pictures arrive with their record, documents before it: they are uploaded, then named in ' +
        'its attachments. Every error is an object with message, code and, where fields are wrong, fields.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [
      ...types.map(({ name, admin }) => ({ name, description: admin.purpose })),
      { name: 'files', description: 'Pictures inside rich text, and documents to be handed out' },
      {
        name: 'settings',
        description: 'What the college says of itself, and what admins see where they arrive',
      },
      { name: 'inbox', description: 'What visitors send: applications and messages' },
      { name: 'chat', description: 'The assistant, what was said to it, and what it could not answer' },
      { name: 'find', description: 'Any record by its title, for the back office' },
      { name: 'mail', description: 'The mails that the site sends' },
      { name: 'sign-in', description: 'Tokens and accounts' },
    ],
    paths: Object.assign(
      {},
      ...types.map(contentPaths),
      filePaths,
      signInPaths,
      settingsPaths,
      inboxPaths,
      mailPaths,
      chatPaths,
      findPaths,
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(types.map((type) => [type.name, recordSchema(type)])),
        ...submissionSchemas,
        ...chatSchemas,
      },
    },
  };
}
