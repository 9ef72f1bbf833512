import { College, onBoth } from '../college/college.ts';
import type { Proof } from '../runner/proof.ts';
import { compareAccounts } from './accounts.ts';
import { compareTokens } from './tokens.ts';

export const proof: Proof = {
  claim: 'Neither answer nor time tells of accounts, passwords or tokens.',
  shown: { '# ms apart': /: known and unknown accounts: .* (\S+) ms$/ },
  fault: [
    {
      file: 'src/accounts/sign-in.ts',
      from: '      : await passwords.spendVerificationTime(password, asker);',
      to: '      : false;',
    },
  ],
  whyNot: () => null,
  run: (context) =>
    onBoth(context, async (engine) => {
      const college = await College.open(context, engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
      const { random } = context;
      return [...(await compareAccounts(college, random)), ...(await compareTokens(college, random))];
    }),
};
