import * as z from 'zod';
import type { ContentType } from '../../schema/define-type.ts';
import { warningSchema } from '../api/warnings.ts';
import { operationOf, PATH_PARAMETER, type RouteDocs } from './operation.ts';

export interface DocumentedRoute {
  method: string;
  /** In the framework's notation, such as `/api/notice/:id`. */
  url: string;
  docs: RouteDocs;
}

const errorSchema = z.toJSONSchema(
  z.object({
    message: z.string().meta({ description: 'Fit to be shown to a person' }),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional().meta({
      description:
        'What is wrong with which field; where it is the content of a file, the header X-Refused-File has its place, such as "image 2"',
    }),
    suggestions: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What was probably meant in which of them, such as asha@gmail.com' }),
  }),
);

/** The OpenAPI 3.1 document of this site's API, built from the routes' documentation. */
export function openApiDocument(
  routes: readonly DocumentedRoute[],
  types: readonly ContentType[],
  publicUrl: string,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, url, docs } of routes) {
    const path = url.replace(PATH_PARAMETER, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(url, docs) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chautari',
      version: '1',
      description:
        'What the college publishes, and what its office does with it. Reading is open to all; changing needs the ' +
        'bearer token of an administrator with the duty that the call names, else it is 403 with the code duty. ' +
        'A change that names the ETag it has seen in If-Match is refused with 412 when somebody was faster. Pictures arrive with their record, documents before it: they are uploaded, then named in ' +
        'its attachments. Every error is an object with message, code and, where fields are wrong, fields. ' +
        'Messages, and headings of tables, are English; with the header X-Lang: ne they are Nepali. ' +
        'Accept-Language is not read.',
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
      { name: 'menu', description: 'What header and footer link to' },
      { name: 'inbox', description: 'What visitors send: applications and messages' },
      { name: 'chat', description: 'The assistant, what was said to it, and what it could not answer' },
      { name: 'find', description: 'Any record by its title, for the back office' },
      { name: 'mail', description: 'The mails that the site sends' },
      {
        name: 'redirects',
        description: 'Old addresses that lead on, and addresses that visitors looked for in vain',
      },
      { name: 'audit', description: 'Who did what, and when' },
      { name: 'sign-in', description: 'Tokens and accounts' },
    ],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.assign(
        { Error: errorSchema, Warning: warningSchema },
        ...routes.map(({ docs }) => docs.components?.()),
      ),
    },
  };
}
