/**
 * The objects of a repository. Files and tables' rows are stored once under the SHA-256 digest of their content;
 * a snapshot names the digests that it consists of.
 */

/** Tells a repository from any other folder. */
export const MARKER = 'chautari-backups.json';
/** Incremented when older programs can no longer read a repository. */
export const REPOSITORY_FORMAT = 1;

export const CONTENTS = 'contents/';
export const SNAPSHOTS = 'snapshots/';
export const LEASES = 'running/';

const EXTENSION = '.json';

/** 256 folders keep each of them small. */
export const contentKey = (sha256: string) => `${CONTENTS}${sha256.slice(0, 2)}/${sha256}`;

/** The digest of a content's key; null for the key of anything else. */
export const digestIn = (key: string) => /^contents\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(key)?.[1] ?? null;

/** Names of snapshots sort by time. @param suffix distinguishes snapshots of the same millisecond */
export const snapshotNameOf = (takenAt: string, suffix: string) =>
  `${takenAt.replaceAll(/[:.]/g, '-')}-${suffix}`;

export const snapshotKey = (name: string) => `${SNAPSHOTS}${name}${EXTENSION}`;

/** The name in a snapshot's key; null for the key of anything else. */
export const snapshotIn = (key: string) => /^snapshots\/([\w-]+)\.json$/.exec(key)?.[1] ?? null;
