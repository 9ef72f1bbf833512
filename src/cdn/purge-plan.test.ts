import { beforeEach, describe, expect, test } from 'vitest';
import { PurgePlan } from './purge-plan.ts';

const pages = { tag: 'pages', version: 1 };
const file = { tag: 'file-1', version: 1 };

describe('The times at which a change is told to the shared cache', () => {
  let plan: PurgePlan;
  beforeEach(() => {
    plan = new PurgePlan();
  });

  test('are at once, when other machines know it, and later once more [18.56]', () => {
    const due: number[] = [];
    for (let now = 0; now <= 5000; now += 100) {
      plan.see([pages], now);
      if (!plan.isDue(now)) continue;
      due.push(now);
      if (plan.taken([pages], now).length > 0) break;
    }
    expect(due).toEqual([0, 600, 2000]);
  });

  test('stay due until a sending is taken [18.55]', () => {
    plan.see([pages], 0);
    expect([plan.isDue(0), plan.isDue(90_000)]).toEqual([true, true]);
    expect(plan.taken([pages], 90_000)).toEqual([pages]);
    expect(plan.isDue(Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  test('of an earlier change are kept when there is another one', () => {
    plan.see([pages], 0);
    plan.taken([pages], 0);
    const again = { ...pages, version: 2 };
    plan.see([again, file], 500);
    expect(plan.taken([again, file], 500)).toEqual([]);
    expect([plan.isDue(599), plan.isDue(600)]).toEqual([false, true]);
    expect(plan.taken([again, file], 2000)).toEqual([]);
    expect(plan.taken([again, file], 2500)).toEqual([again, file]);
  });

  test('begin anew for a tag that was finished before', () => {
    plan.see([pages], 0);
    plan.taken([pages], 2000);
    plan.see([pages], 3000);
    expect([plan.isDue(3000), plan.taken([pages], 3000)]).toEqual([true, []]);
  });
});
