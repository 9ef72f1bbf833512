import type { Letter } from './letter.ts';

type Person = readonly [name: string, address: string, phone: string, email: string];

const from = ([name, address, phone, email]: Person, message: string, hoursAgo: number): Letter => ({
  fields: { name, address, phone, email, message },
  hoursAgo,
});

const viewed = (letter: Letter): Letter => ({ ...letter, isView: true });

/** The newest first. */
export const messages: readonly Letter[] = [
  from(
    ['Gita Karki', 'Baneshwor, Kathmandu', '9840002101', 'gita.karki@mail.example'],
    'My son left a blue umbrella in the lecture hall on the second floor. He says that it does not matter, but it was his grandfather’s.',
    3,
  ),
  from(
    ['Hem Raj Joshi', 'Mahendranagar', '9840002202', ''],
    'On which days may parents speak to the head of the BCA programme without an appointment?',
    20,
  ),
  from(
    ['मञ्जु ढकाल', 'भक्तपुर', '९८४०००२३०३', ''],
    'छोरीको प्रमाणपत्रमा नामको हिज्जे गलत छ। सच्याउन के-के कागज ल्याउनुपर्छ?',
    28,
  ),
  viewed(
    from(
      ['Sabina Prajapati', 'Thimi', '', 'sabina.prajapati@mail.example'],
      'I finished BBS four years ago and need my transcript in English for an employer abroad. How long does that take, and may my brother collect it?',
      52,
    ),
  ),
  viewed(
    from(
      ['Roshan KC', 'Chabahil', '9840002505', 'roshan.kc@mail.example'],
      'We are a small company for water meters and look for two trainees from BIM. To whom do we write?',
      77,
    ),
  ),
  viewed(
    from(
      ['Purna Bahadur Thapa', 'Gorkha', '9840002606', ''],
      'The bus from the ring road no longer stops at your gate in the morning. Do you know where it stops now?',
      120,
    ),
  ),
  viewed(
    from(
      ['Laxmi Neupane', 'Hetauda', '9840002707', 'laxmi.neupane@mail.example'],
      'Thank you for the patience on the telephone yesterday. My niece has sent her form today.',
      160,
    ),
  ),
  viewed(
    from(
      ['Anil Shrestha', 'Dharan', '', 'anil.shrestha@mail.example'],
      'Could the library lend to people who were students once? I would leave a deposit.',
      230,
    ),
  ),
  {
    ...from(
      ['Cheap Watches', 'World', '', 'watches@spam.example'],
      'Best watches of the season at http://watches.spam.example and http://more.spam.example today only',
      60,
    ),
    isSpam: true,
  },
];
