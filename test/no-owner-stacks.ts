import * as React from 'react';

/**
 * Keeps React's development build, whose warnings fail tests, from recording a stack for each element, which took a tenth
 * of the time of all tests. React stops by itself after ten thousand elements a second; here it starts beyond that number.
 */
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React has changed how it counts stacks: adapt or remove test/no-owner-stacks.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
  configurable: true,
});
