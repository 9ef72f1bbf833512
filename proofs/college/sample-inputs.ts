import { collectedTexts } from '../../test/collection.ts';

/** Hostile texts of public collections, in a folder beside the checkout; without it a few of our own. */
const collectedOr = (files: readonly string[], own: readonly string[]) => {
  const collected = files.flatMap((file) => collectedTexts(file));
  return [...new Set(collected.length > 0 ? collected : own)];
};

export const injections = () =>
  collectedOr(
    ['injection/sql-nosql-ssti-cmd.json'],
    [
      "'",
      "' or '1'='1",
      "'; drop table notice; --",
      '{"$gt":""}',
      '{{7*7}}',
      '${7*7}',
      '$(sleep 9)',
      '%27%20or%201=1',
    ],
  );

export const lookalikes = () =>
  collectedOr(
    ['injection/benign-lookalikes.json'],
    ["O'Brien & sons -- select a union", '1=1 is true', 'drop in; table 4'],
  );

export const naughtyTexts = () =>
  collectedOr(
    ['naughty/blns.json', 'naughty/fuzzdb-unicode-control.json'],
    [
      'undefined',
      'null',
      '\u0000',
      '\ud800',
      '﷽',
      '𝓤𝓷𝓲',
      'ก็็็',
      '\u202etxt.exe',
      '<script>',
      'é',
      'e\u0301',
      '०१२',
      '\ufeffa',
      '\u200b',
    ],
  );

export const traversals = () =>
  collectedOr(
    ['traversal/paths.json'],
    [
      '../../../../etc/passwd',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/etc/passwd',
      '....//....//etc/passwd',
      '/etc/passwd%00.webp',
    ],
  );

export const redirections = () =>
  collectedOr(
    ['traversal/open-redirect.json'],
    ['//evil.example', '/\\evil.example', '/%2fevil.example/..', 'https:evil.example'],
  );
