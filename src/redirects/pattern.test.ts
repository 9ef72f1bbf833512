import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

const row = (from: string, to: string): RedirectRow => ({ id: from, from, to, permanent: true });
const led = (url: string, ...rows: RedirectRow[]) => new RedirectTable(rows).find(addressOf(url))?.to;

describe('A redirect with * [23.50]', () => {
  test.each([
    ['/2019/11/*', '/2019/11/result.html'],
    ['/2019/11/*', '/2019/11/24/result/page/2'],
    ['/2019/11/*', '/2019/11/result/?utm_source=x'],
    ['/Archive/*', '/archive/%E0%A4%A8%E0%A4%A4%E0%A4%BF%E0%A4%9C%E0%A4%BE'],
    ['/पुराना/*', '/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE/x'],
    ['/uploads/*-300x200.jpg', '/uploads/2019/11/gate-300x200.JPG'],
    ['/uploads/*-300x200.jpg', '/uploads/-300x200.jpg'],
    ['/*.php', '/pages/about.php'],
    ['/a/*/b/*', '/a/1/b/b/2'],
    ['/a/**', '/a/x'],
    ['/index.php?page=*', '/index.php?lang=ne&page=notice'],
    ['/archive/*?p=3', '/archive/x?q=1&p=3'],
    ['/a*ab', '/aab'],
  ])('%s leads on from %s', (from, url) => {
    expect(led(url, row(from, '/faqs'))).toBe('/faqs');
  });

  test.each([
    ['/2019/11/*', '/2019/12/result'],
    ['/2019/11/*', '/x/2019/11/result'],
    ['/uploads/*-300x200.jpg', '/uploads/gate-300x2000.jpg'],
    ['/uploads/*-300x200.jpg', '/uploads/gate-300x200.jpg.webp'],
    // Both ends need their own letters.
    ['/aba*ab', '/abab'],
    ['/a/*/b', '/a/b'],
    ['/archive/*?p=3', '/archive/x?p=4'],
    ['/index.php?page=*', '/index.php'],
    // A name that a stored file may have.
    ['/uploads/*-300x200.jpg', `/uploads/${'a1'.repeat(16)}-300x200.jpg`],
    ['/*', '/'],
    ['/*', '/?utm_source=x'],
    ['/*', '/ne?utm_source=x'],
    ['/*', '/.well-known/acme-challenge/x'],
    ['/*.html', '/admin/x.html'],
    ['/*/x', '/%61pi/x'],
    ['/*', '/ne/admin/x'],
  ])('%s does not lead on from %s', (from, url) => {
    expect(led(url, row(from, '/faqs'))).toBeUndefined();
  });

  test('comes after those without, the longest literal first', () => {
    const rows = [
      row('/2019/*', '/short'),
      row('/2019/11/*', '/long'),
      row('/2019/*/result', '/longest'),
      row('/2019/11/24', '/exact'),
    ];
    for (const ordered of [rows, rows.toReversed()])
      expect(
        ['/2019/11/24', '/2019/11/result', '/2019/11/x', '/2019/x'].map((url) => led(url, ...ordered)),
      ).toEqual(['/exact', '/longest', '/long', '/short']);
  });

  test('is left out once it is removed', () => {
    const table = new RedirectTable([row('/a/*', '/b')]);
    table.remove({ id: '/a/*', from: '/a/*' });
    expect([table.find(addressOf('/a/x')), table.patterns]).toEqual([undefined, 0]);
  });
});

describe('A * of the target is what that of the old address stood for [23.51]', () => {
  test.each([
    [
      '/files/*',
      'https://files.example/old/*',
      '/Files/2019/A B.pdf',
      'https://files.example/old/2019/A%20B.pdf',
    ],
    ['/uploads/*-300x200.jpg', '/uploads/*.jpg', '/uploads/Gate-300x200.jpg', '/uploads/Gate.jpg'],
    ['/a/*/b/*', '/c/*/d/*', '/a/1/b/2', '/c/1/d/2'],
    ['/a/*', '/search?q=*', '/a/x&y=1', '/search?q=x%26y%3D1'],
    ['/a/*', '/b/*', '/a/%E0%A4%95', '/b/%E0%A4%95'],
    ['/a/*', '/b/*', '/a/%3Fx=1%23y', '/b/%3fx=1%23y'],
    ['/a/*', '/b/*', '/a/%E9/%2F%25', '/b/%E9/%2f%25'],
    ['/a/*', '/b/*', '/a/%0d%0aset-cookie:x', '/b/%0d%0aset-cookie:x'],
    ['/a/*', '/b/*', '/a/', '/b/'],
    ['/index.php?id=*', '/old/*', '/index.php?id=7', '/old/7'],
    // Never another host.
    ['/a*', '/*', '/a/evil.example', '/evil.example'],
    ['/a*', '/*', '/a//evil.example', '/evil.example'],
    ['/a/*', '/*', '/a/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/a/*', '/*', '/a/%5cevil.example', '/%5cevil.example'],
  ])('%s to %s, from %s: %s', (from, to, url, location) => {
    const table = new RedirectTable([row(from, to)]);
    expect(table.find(addressOf(url))?.to).toBe(location);
  });

  test('without one in the old address it is a character like others', () => {
    expect(led('/a', row('/a', '/b*c'))).toBe('/b*c');
  });
});
