import { operation } from './operation.ts';

const text = { type: 'string' };
const path = (ending: string) => ({ ...text, pattern: `^/uploads/[0-9a-f]{32}\\.${ending}$` });
const oneFile = (field: string, contentMediaType: string) => ({
  'multipart/form-data': {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType } },
    required: [field],
  },
});

/** The calls that store a file which a record names afterwards. */
export const filePaths = {
  '/api/picture': {
    post: operation({
      summary:
        'Store a picture for use inside rich text; one that no saved text names is gone after 24 hours',
      tag: 'files',
      admin: true,
      body: oneFile('image', 'application/octet-stream'),
      answer: {
        status: 201,
        description: 'Where it is',
        schema: { type: 'object', properties: { path: path('webp') }, required: ['path'] },
      },
      refusals: [400, 413, 415],
    }),
  },
  '/api/attachment': {
    post: operation({
      summary:
        'Store a PDF of at most 20 MB for a record to hand out; one that no saved record names is gone after 24 hours',
      tag: 'files',
      admin: true,
      body: oneFile('attachment', 'application/pdf'),
      answer: {
        status: 201,
        description: 'What a record names in its list of attachments',
        schema: {
          type: 'object',
          properties: {
            path: path('pdf'),
            name: { ...text, maxLength: 200, description: 'The name under which it is downloaded' },
            size: { type: 'integer', description: 'In bytes' },
          },
          required: ['path', 'name', 'size'],
        },
      },
      refusals: [400, 413, 415],
    }),
  },
} as const;
