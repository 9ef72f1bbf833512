import { expect, test } from 'vitest';
import { listOf, readUnit, variablesIn, wordsOf } from './unit-file.ts';

test('a unit is read as systemd reads it', () => {
  const unit = readUnit(
    [
      '[Service]',
      '# Comment=no',
      'ReadWritePaths=/a /b',
      'ReadWritePaths=-/c',
      'Environment=A=1 B=x=y',
      "ExecStart=/bin/sh -c 'date +%%Y $$HOME'",
    ].join('\n'),
  );
  expect(listOf(unit, 'ReadWritePaths')).toEqual(['/a', '/b', '-/c']);
  expect(variablesIn(listOf(unit, 'Environment'))).toEqual({ A: '1', B: 'x=y' });
  expect(wordsOf(unit.get('ExecStart')?.[0] ?? '')).toEqual(['/bin/sh', '-c', 'date +%Y $HOME']);
  expect(unit.has('Comment')).toBe(false);
});
