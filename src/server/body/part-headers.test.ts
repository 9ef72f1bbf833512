import { describe, expect, test } from 'vitest';
import { MAX_PART_HEADER_BYTES, partHeaderCheck } from './part-headers.ts';

const TYPE = 'multipart/form-data; boundary=edge';
const part = (header: string, content: string) => `--edge\r\n${header}\r\n\r\n${content}\r\n`;
const disposition = 'Content-Disposition: form-data; name="a"';

/** Whether a body passes, however it is cut into chunks. */
function passes(body: string, type = TYPE): boolean {
  const bytes = Buffer.from(body);
  const answers = [17, 333, 65_536].map((size) => {
    const check = partHeaderCheck(type);
    for (let at = 0; at < bytes.length; at += size) if (!check(bytes.subarray(at, at + size))) return false;
    return true;
  });
  expect(new Set(answers).size).toBe(1);
  return answers[0] ?? false;
}

describe('The headers of the parts of a multipart body', () => {
  test('may be short, with contents of any length and form', () => {
    const contents = ['', 'x', '\r\n', '\r\n\r\n', '--', '-'.repeat(40_000), 'x'.repeat(40_000), '\r\n--edg'];
    expect(passes(`${contents.map((content) => part(disposition, content)).join('')}--edge--\r\n`)).toBe(
      true,
    );
    expect(passes(`${part(disposition, 'x')}--edge--\r\n`, 'multipart/form-data; boundary="edge"')).toBe(
      true,
    );
  });

  test('are found wherever the chunks are cut', () => {
    const body = Buffer.from(
      `${part(disposition, '\r\n\r\n')}${part('X: '.padEnd(20_000, 'x'), 'x')}--edge--`,
    );
    for (let cut = 1; cut < 130; cut += 1) {
      const check = partHeaderCheck(TYPE);
      expect([check(body.subarray(0, cut)), check(body.subarray(cut))]).toEqual([true, false]);
    }
  });

  test('may be followed by anything after the last part', () => {
    expect(passes(`${part(disposition, 'x')}--edge--${'x'.repeat(40_000)}`)).toBe(true);
  });

  test.each([
    ['in the first part', (long: string) => part(long, 'x')],
    ['in a later part', (long: string) => part(disposition, '\r\n\r\n') + part(long, 'x')],
  ])('may not be long %s', (_what, body) => {
    const filler = (length: number) => `${disposition}\r\nX: ${'x'.repeat(length - disposition.length - 5)}`;
    expect(passes(`${body(filler(MAX_PART_HEADER_BYTES - 2))}--edge--\r\n`)).toBe(true);
    expect(passes(`${body(filler(MAX_PART_HEADER_BYTES - 1))}--edge--\r\n`)).toBe(false);
    expect(passes(`${body('a: b\r\n'.repeat(10_000))}--edge--\r\n`)).toBe(false);
    expect(passes(`--edge\r\n${filler(MAX_PART_HEADER_BYTES + 2)}`)).toBe(false);
  });
});
