import { describe, expect, test } from 'vitest';
import { defaultTimeouts, smtpOptionsFrom } from './smtp-options.ts';

describe('SMTP_URL', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', secure: false, requireTLS: false }],
    ['smtp://mail.example:2525', { host: 'mail.example', port: 2525 }],
    ['smtps://mail.example', { host: 'mail.example', secure: true, requireTLS: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
    ['smtp://mail.example', { tls: { rejectUnauthorized: true } }],
    ['smtp://mail.example?tls.rejectUnauthorized=false', { tls: { rejectUnauthorized: false } }],
    ['smtp://mail.example?logger=true&debug=true', { logger: false }],
  ])('%s means %o', (url, connection) => {
    expect(smtpOptionsFrom(url, defaultTimeouts).connection).toMatchObject(connection);
    expect(smtpOptionsFrom(url, defaultTimeouts).connection).not.toHaveProperty('debug');
  });

  test.each([
    ['smtp://office:word@mail.example', true],
    ['smtp://office:word@mail.example?requireTLS=false', false],
    ['smtp://office:word@127.0.0.1', false],
    ['smtp://mail.example?requireTLS=true', true],
  ])('%s sends its password over TLS only: %s', (url, isRequired) => {
    expect(smtpOptionsFrom(url, defaultTimeouts).connection.requireTLS).toBe(isRequired);
  });

  test('has user and password percent-decoded', () => {
    expect(
      smtpOptionsFrom('smtp://office%40x.example:p%40ss%2F%25@mail.example', defaultTimeouts).login,
    ).toEqual({
      user: 'office@x.example',
      pass: 'p@ss/%',
    });
    expect(smtpOptionsFrom('smtp://mail.example', defaultTimeouts).login).toBeUndefined();
  });
});
