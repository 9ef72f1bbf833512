import { queryOptions } from '@tanstack/react-query';
import { readPasskeys, readSecondFactors, type SecondFactors } from '../api/second-factor.ts';
import { QUIET } from '../queries.ts';

/** The person's second factors and passkeys. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () => {
    const [factors, passkeys] = await Promise.all([readSecondFactors(), readPasskeys()]);
    return { factors, passkeys };
  },
  meta: QUIET,
});

export const hasSecondFactor = ({ totp, passkeys }: SecondFactors) => totp || passkeys > 0;
