import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadPart, PART_TIMEOUT_MS, PartLoadError } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A lazily loaded part', () => {
  test('is returned once it has loaded', async () => {
    await expect(loadPart(async () => 'editor')).resolves.toBe('editor');
    expect(console.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails and is logged if it has not loaded after 120 seconds [8.8, 9.13]', async () => {
    const part = loadPart(() => new Promise(() => {}));
    const given = expect(part).rejects.toThrow(PartLoadError);
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1);
    expect(console.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await given;
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('that fails to load is logged with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(loadPart(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'PartLoadError',
      cause,
    });
    expect(console.error).toHaveBeenCalledWith(expect.any(String), cause);
  });

  test('that the browser aborts because the page is left is no error, and is not logged [21.122]', async () => {
    vi.resetModules();
    // The next file shares this process, and must not meet a window that is being left.
    onTestFinished(() => void vi.resetModules());
    vi.stubGlobal('window', { location: { replace() {} } });
    const { leave } = await import('./session/profile.ts');
    const { loadPart } = await import('./load-part.ts');
    leave();
    const settled = vi.fn();
    loadPart(() => Promise.reject(new TypeError('error loading dynamically imported module'))).then(
      settled,
      settled,
    );
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS);
    expect(settled).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });
});
