import icon from '../../site/artwork/mark.svg?no-inline';
import type { openApiDocument } from './document.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Call {
  summary: string;
  tags: readonly string[];
  security?: readonly object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: readonly { name: string; in: string; description?: string }[];
  responses: Record<string, { description: string }>;
}
interface Schema {
  properties?: Record<
    string,
    { type?: string | string[]; title?: string; maxLength?: number; description?: string }
  >;
  required?: readonly string[];
}

/** The API document for people: one page, no script. */
export function DocsPage({ document, styles }: { document: Document; styles: readonly string[] }) {
  const calls = Object.entries(document.paths as Record<string, Record<string, Call>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`API · ${document.info.title}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="docs">
          <h1>API</h1>
          <p>{document.info.description}</p>
          <p>
            <a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a>
          </p>
          <nav aria-label="Groups">
            <ul>
              {document.tags.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {document.tags.map(({ name, description }) => (
            <section key={name} id={name}>
              <h2>{name}</h2>
              <p>{description}</p>
              {calls
                .filter(({ call }) => call.tags[0] === name)
                .map(({ path, method, call }) => (
                  <CallEntry key={method + path} path={path} method={method} call={call} />
                ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function CallEntry({ path, method, call }: { path: string; method: string; call: Call }) {
  const [media, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  return (
    <article>
      <h3>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </h3>
      <p>
        {call.summary}. {call.security ? 'Needs a token.' : 'Open to all.'}
      </p>
      {call.parameters && (
        <ul>
          {call.parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({parameter.in}) {parameter.description}
            </li>
          ))}
        </ul>
      )}
      {body && <Fields media={media ?? ''} schema={body.schema} />}
      <ul>
        {Object.entries(call.responses).map(([status, { description }]) => (
          <li key={status}>
            <code>{status}</code> {description}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Fields({ media, schema }: { media: string; schema: Schema }) {
  return (
    <div className="docs-table">
      <table>
        <caption>Body, for example as {media}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Rules</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(schema.properties ?? {}).map(([name, property]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{[property.type ?? 'any'].flat().join(' or ')}</td>
              <td>
                {[
                  schema.required?.includes(name) && 'required',
                  property.maxLength && `at most ${property.maxLength} characters`,
                  property.description,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
