import { dots, p, type Standing, shows, steps, table } from '../writing.ts';

/** What is asked before one is admitted. */
export const applying: readonly Standing[] = [
  {
    fields: {
      title: 'When can I apply, and by when will I know?',
      description: [
        p(
          'The form opens a week after the results of class twelve and stays open for thirty-one days. For BCA, BBA and BBS the merit list hangs at the gate, and stands on this website, nine days after the form closes; for BSc CSIT and BIM we wait for the university’s list, which takes about a fortnight longer.',
        ),
        p(
          'Whoever applies online has a number at once, on the page that answers. If none is shown, please ring us.',
        ),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'Which papers do I have to bring on the day of admission?',
      description: [
        dots(
          'mark sheets of classes ten, eleven and twelve, with one copy of each',
          'character certificate of your last school',
          'migration certificate, if another board or university issued your marks',
          'copy of the citizenship certificate, or of the birth registration below sixteen',
          'four passport photographs',
        ),
        p('Originals are compared and handed back at once; we never keep them overnight.'),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'I failed mathematics in class twelve. Which programmes remain?',
      description: p(
        'BBS and BBA do not ask for it. BCA accepts you if your overall grade point average reaches 2.0, and expects you in the bridge course. For BIM a full paper of English can stand in its place, while BSc CSIT cannot do without.',
      ),
    },
  },
  {
    fields: {
      title: 'What does a whole degree cost, from the first day to the last?',
      description: [
        p('Without living expenses, and at this year’s rates:'),
        table(
          ['Degree', 'All eight semesters or four years, in NPR'],
          ['BCA', '582,500'],
          ['BSc CSIT', '676,500'],
          ['BIM', '605,500'],
          ['BBA', '564,500'],
          ['BBS', '172,500'],
        ),
        p(
          'Admission, laboratory, library, registration and the deposit that you get back are included, examination fees of the university are not. They have been between NPR 2,800 and 3,200 a time. Fees of those already admitted have been raised once in seven years, by four per cent.',
        ),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'Can I visit a class before I decide?',
      description: p(
        'Yes, on Sundays and Wednesdays, without an appointment. Tell the guard which programme interests you; he has the timetable and will take you to the back row. Afterwards most teachers have ten minutes for you on the stone seat before the gate.',
      ),
    },
    picture: shows('chautari', 'The stone seat under the pipal, where visitors may talk with a teacher'),
  },
  {
    fields: {
      title: 'मैले नेपाली माध्यमबाट पढेको हुँ। अङ्ग्रेजीमा पढ्न गाह्रो हुन्छ कि?',
      description: [
        p(
          'सुरुमा केही गाह्रो हुनु स्वाभाविक हो। त्यसैले पहिलो सेमेस्टरमा बाह्र हप्ताको निःशुल्क भाषा कक्षा राखिएको छ र हरेक छ जना नयाँ विद्यार्थीका लागि एक जना दोस्रो वर्षको साथी तोकिन्छ।',
        ),
        p(
          'बी.बी.एस.मा उत्तर नेपालीमै लेख्न पाइन्छ। अन्य कार्यक्रममा पनि शिक्षकसँग आफूलाई सजिलो लाग्ने भाषामा प्रश्न सोध्न सकिन्छ।',
        ),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'How do I pay a semester fee?',
      description: steps(
        'At counter 1 in cash or by QR code, between 7:30 and 13:00 on working days.',
        'By deposit into the account printed on the fee slip, with your roll number as the purpose.',
        'In three parts, if your guardian has signed the request before the due date.',
      ),
    },
  },
];
