/** Where files are kept in an S3-compatible store: the value of `STORAGE_URL`. */
export interface BucketAddress {
  /** Origin of the store, such as `https://s3.ap-south-1.amazonaws.com`; null for Amazon's own of the region. */
  endpoint: string | null;
  /** Null means `AWS_REGION`. */
  region: string | null;
  bucket: string;
  /** Begins the key of every file; empty, or with a slash at its end. */
  prefix: string;
  /** Whether the bucket is the first part of the path instead of the host name. */
  isPathStyle: boolean;
}

/** The accepted form, for error messages. */
export const acceptedBucketAddress =
  's3://bucket/prefix?endpoint=https://…&region=…&pathStyle=true (all but the bucket may be left out)';

/** Characters that need no escaping in a URL, so that keys are the same in paths, signatures and lists. */
const PREFIX = /^(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const REGION = /^[a-z\d-]+$/;

/** @returns null for a text that is no such address */
export function parseBucketAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, username, password, pathname, searchParams, hash } = new URL(text);
  // A URL's parser resolves these, so the prefix would be another one than was written.
  const isWritten = !(text.split('?', 1)[0] ?? '').split('/').some(isDots);
  const isPlain = protocol === 's3:' && BUCKET.test(host) && isWritten && username + password + hash === '';
  const prefix = pathname.replace(/^\/|\/$/g, '');
  if (!isPlain || !PREFIX.test(prefix)) return null;
  const {
    endpoint = null,
    region = null,
    pathStyle = 'false',
    ...unknown
  } = Object.fromEntries(searchParams);
  const isRepeated = new Set(searchParams.keys()).size < searchParams.size;
  if (isRepeated || Object.keys(unknown).length > 0 || !['true', 'false'].includes(pathStyle)) return null;
  if (region !== null && !REGION.test(region)) return null;
  const origin = endpoint === null ? null : originOf(endpoint);
  if (origin === undefined) return null;
  return {
    endpoint: origin,
    region,
    bucket: host,
    prefix: prefix && `${prefix}/`,
    isPathStyle: pathStyle === 'true',
  };
}

const isDots = (part: string) => /^(?:\.|%2e){1,2}$/i.test(part);

/** @returns undefined unless `endpoint` is an HTTP address without path, query, user and password */
function originOf(endpoint: string): string | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const { protocol, origin, href } = new URL(endpoint);
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/` ? origin : undefined;
}
