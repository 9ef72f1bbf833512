import type { Thing } from 'schema-dts';

/** What a page is about, for programs that read it: data, which no policy needs to allow to run. */
export function Structured({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
