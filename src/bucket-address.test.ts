import { describe, expect, test } from 'vitest';
import { parseBucketAddress } from './bucket-address.ts';
import { BadSettings, readSettings } from './settings.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hidden' };

describe('STORAGE_URL', () => {
  test.each([
    ['s3://college', { endpoint: null, region: null, bucket: 'college', prefix: '', isPathStyle: false }],
    ['s3://college/site/one/', { prefix: 'site/one/' }],
    ['s3://college?region=ap-south-1', { region: 'ap-south-1' }],
    [
      's3://college/site?endpoint=https://store.example:9000&pathStyle=true',
      { endpoint: 'https://store.example:9000', isPathStyle: true },
    ],
    ['s3://college?endpoint=http%3A%2F%2F127.0.0.1%3A9000%2F', { endpoint: 'http://127.0.0.1:9000' }],
  ])('may be %s [18.10]', (text, address) => {
    expect(parseBucketAddress(text)).toMatchObject(address);
  });

  test.each([
    'college',
    'https://example.org',
    's3://',
    's3://College_1',
    's3://key:secret@college',
    's3://college/a//b',
    's3://college/a b',
    's3://college/../site',
    's3://college/site/./one',
    's3://college/%2e%2e/site',
    's3://college/चौतारी',
    's3://college?endpoint=https://one.example&endpoint=https://two.example',
    's3://college?pathStyle=yes',
    's3://college?endpoint=store.example',
    's3://college?endpoint=https://store.example/path',
    's3://college?endpoint=https://key:secret@store.example',
    's3://college?region=Ap South',
    's3://college?path=true',
  ])('may not be %s [18.11]', (text) => {
    expect(parseBucketAddress(text)).toBeNull();
  });

  const linesOf = (env: Record<string, string>) => {
    try {
      readSettings(env);
    } catch (error) {
      if (error instanceof BadSettings) return error.lines;
    }
    return [];
  };

  test('that is bad is told with what is accepted, and without its query [18.11]', () => {
    const lines = linesOf({ ...KEYS, STORAGE_URL: 's3://college?path=hidden' });
    expect(lines).toEqual([expect.stringMatching(/^STORAGE_URL="s3:\/\/college\?…": accepted is s3:/)]);
  });

  test('needs both keys, and keys need no STORAGE_URL [18.11]', () => {
    expect(linesOf({ STORAGE_URL: 's3://college' })).toEqual([
      expect.stringMatching(/^AWS_ACCESS_KEY_ID=.*since STORAGE_URL is set$/),
      expect.stringMatching(/^AWS_SECRET_ACCESS_KEY=.*since STORAGE_URL is set$/),
    ]);
    expect(linesOf(KEYS)).toEqual([]);
  });

  test('has the region of AWS_REGION unless it names one', () => {
    const regionOf = (url: string) =>
      readSettings({ ...KEYS, AWS_REGION: 'eu-west-1', STORAGE_URL: url }).STORAGE_URL?.region;
    expect(regionOf('s3://college')).toBe('eu-west-1');
    expect(regionOf('s3://college?region=ap-south-1')).toBe('ap-south-1');
  });
});
