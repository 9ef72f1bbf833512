import { expect, test } from 'vitest';
import { readCollegeInput } from './college-input.ts';

test.each(['social', 'boxes'])(
  'a list of %s with more entries than there are names is refused unread',
  (list) => {
    let looks = 0;
    const entry = {
      get network() {
        looks += 1;
        return 'facebook';
      },
      get name() {
        looks += 1;
        return 'Users';
      },
    };
    const { fields, wrong } = readCollegeInput({ [list]: Array(1000).fill(entry) });
    expect([fields, Object.keys(wrong), looks]).toEqual([{}, [list], 0]);
  },
);
