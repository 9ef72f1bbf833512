import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isScreenAddress, rememberWantedPage, takeWantedPage } from './wanted-page.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The page that a sign-in leads to', () => {
  test.each([
    '/admin/notices',
    '/admin/notices?page=2&q=%E0%A4%B8%E0%A5%82',
    '/admin/update-news-and-events/0123456789abcdef01234567',
  ])('may be %s [17.71]', (address) => {
    expect(isScreenAddress(address)).toBe(true);
    rememberWantedPage(address);
    expect(takeWantedPage()).toBe(address);
    expect(takeWantedPage()).toBeNull();
  });

  test.each([
    '//evil.example/admin/notices',
    '/admin//evil.example',
    '/admin/../../evil',
    '/admin/%2e%2e/evil',
    '/admin/%2F%2Fevil.example',
    '/admin\\evil.example',
    '/\\evil.example',
    'https://evil.example/admin/notices',
    'javascript:alert(1)//admin/notices',
    '/administrator/x',
    '/notices',
    '/admin',
    '/admin/login',
    '/admin/login?continue',
    '/admin/logout',
    '/admin/notices#/evil',
    '/admin/notices?q=a b',
    '/admin/notices\n',
    `/admin/notices?q=${'x'.repeat(500)}`,
  ])('is never %j [17.71]', (address) => {
    expect(isScreenAddress(address)).toBe(false);
    rememberWantedPage(address);
    expect(stored.size).toBe(0);
    stored.set('wanted-page', address);
    expect(takeWantedPage()).toBeNull();
    expect(stored.size).toBe(0);
  });
});
