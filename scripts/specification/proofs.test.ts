import { describe, expect, test } from 'vitest';
import { proofsIn } from './proofs.ts';

const proofs = (...lines: string[]) =>
  proofsIn([{ path: 'src/x.test.tsx', text: lines.join('\n') }]).map(({ words, ids }) => [words, ids]);

describe('tests that prove something', () => {
  test('are told with the blocks around them', () => {
    expect(
      proofs(
        "describe('the gate', () => {",
        "  describe('at night', () => {",
        "    test('is shut [1.2]', () => {});",
        '  });',
        "  test('is open [1.3, 1.4]', async () => {});",
        "  test('creaks', () => {});",
        '});',
        "it('stands [1.5]', () => {});",
      ),
    ).toEqual([
      ['the gate at night is shut', ['1.2']],
      ['the gate is open', ['1.3', '1.4']],
      ['stands', ['1.5']],
    ]);
  });

  test('may be whole blocks', () => {
    expect(proofs("describe('the gate [1.2]', () => {", "  test('is open [1.3]', () => {});", '});')).toEqual(
      [
        ['the gate', ['1.2']],
        ['the gate is open', ['1.3']],
      ],
    );
  });

  test('come from tables, conditions and templates; what those fill in is left open', () => {
    expect(
      proofs(
        "describe.each(sites)('the gate, on $name,', ({ start }) => {",
        "  test.each<[string]>([['a [1.1]'], ['b']])('opens %s and %.30j [1.2]', { timeout: 1 }, () => {});",
        `  test.each(list)(\`opens \${what} [1.3]\`, () => {});`,
        "  test.runIf(isThere)('is there [1.4]', () => {});",
        '});',
      ),
    ).toEqual([
      ['the gate opens … and …', ['1.2']],
      ['the gate opens …', ['1.3']],
      ['the gate is there', ['1.4']],
    ]);
  });

  test('are no comments, no texts, and no calls of anything else', () => {
    expect(
      proofs(
        "// test('in a comment [1.1]', () => {});",
        "const text = `test('in a text [1.2]', () => {});`;",
        "expect(text.test('of something else [1.3]')).toBe(/test\\(/);",
        "const page = <p>It's test('in markup [1.4]')</p>;",
      ),
    ).toEqual([]);
  });

  test('are looked for in files of tests only', () => {
    expect(proofsIn([{ path: 'src/x.ts', text: "test('x [1.1]', () => {});" }])).toEqual([]);
  });
});
