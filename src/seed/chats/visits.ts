/** What somebody asked the assistant of the demonstration college during a visit. */
export interface SeedVisit {
  hoursAgo: number;
  asks: readonly string[];
}

/** The newest first. What the assistant answers is not written here: it is asked. */
export const visits: readonly SeedVisit[] = [
  { hoursAgo: 1, asks: ['Hello', 'Is there a hostel for girls?', 'Thank you'] },
  { hoursAgo: 4, asks: ['भर्ना कहिले खुल्छ?', 'परीक्षा फारम भर्न के के चाहिन्छ?'] },
  { hoursAgo: 9, asks: ['BCA ko fee kati ho?', 'Can I pay the semester fee in instalments?'] },
  { hoursAgo: 22, asks: ['Do you teach nursing or pharmacy?'] },
  { hoursAgo: 27, asks: ['library opening hours', 'fine for late return of library books'] },
  {
    hoursAgo: 46,
    asks: ['Is there any scholarship for girls in computer science?', 'What happens if I fail a paper?'],
  },
  { hoursAgo: 51, asks: ['तिहार बिदा कहिलेदेखि?', 'dhanyabad'] },
  {
    hoursAgo: 75,
    asks: [
      'Can I get an education loan from a bank abroad?',
      'What documents do I have to bring on admission day?',
    ],
  },
  { hoursAgo: 98, asks: ['Which bus goes through Koteshwor?'] },
  { hoursAgo: 140, asks: ['Who won the football world cup?'] },
];
