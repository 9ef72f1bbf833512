import { DUTY_LABELS, type Duty } from '../../content/duties.ts';

const namesOf = (duties: readonly Duty[]) => duties.map((duty) => `‘${DUTY_LABELS[duty]}’`).join(' or ');

export const words = {
  heading: 'Not among your duties',
  needed: (duties: readonly Duty[]) =>
    `This screen is for administrators with the duty ${namesOf(duties)}, which your account does not have. If you need it, ask an administrator who looks after accounts.`,
  wayOut: 'Go to the dashboard',
  readOnly: (what: string) =>
    `You can read ${what} here. Changes need the duty ${namesOf(['publisher'])}, which your account does not have.`,
};
