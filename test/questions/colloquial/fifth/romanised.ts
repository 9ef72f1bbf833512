import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali, in Latin letters. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bihana ujyalo huda ko upatyaka ko foto herna paincha', [records.morningPictures]),
  answered('class le ghumna jada khicheko photo kata cha, ghorepani tira ko', [records.excursionPictures]),
  answered('bba padhne keti haru le college ko barema k vanchan', [records.mehjabin, records.yangchen]),
  answered('bim padhiraheko kohi ko anubhav suna na', [records.tshering, records.gopalraj]),
  answered('robot banaune club chha ki xaina', [records.clubs]),
  answered(
    'bca 4th sem ko internal ma birami vaye doctor ko kagaj kaile samma bujhaune',
    [records.internalExamOfBca],
    {
      says: ['{{day+24}}'],
      unit: 'last day of the doctor’s note, internal examination of BCA 4th semester',
      mustNotSay: ['{{weekday+20}}', '{{weekday+9 ne}}'],
    },
  ),
  answered('bca ko exam form bujhauna kati baje jane counter ma', [records.examForms], {
    says: ['from 7 to 10'],
    unit: 'hours of counter 3 for BCA and BSc CSIT',
    mustNotSay: ['from 11 to 2'],
  }),
  answered('csit ko practical ma lab file sain garauna bhulexu, basna dincha?', [records.physicsPracticals]),
  answered('aankha kam dekhne bhai ko entrance ma lekhidine manche lyauna paincha', [records.entranceTests]),
  answered('merit list ma naam niskyo aba interview ma k k sodhxa hola', [records.interviews]),
  answered('chatgpt le lekheko katha pipal magazine ma pathauda hunchha', [records.yearbook]),
  answered('bidhyarthi chunab ma vote halna k boknu parxa', [records.councilElection]),
  answered('vetiyeko saman kasaile na lage kaile samma rakhnu huncha', [records.lostAndFound], {
    says: ['{{day+30}}'],
    unit: 'last day to claim what was found',
  }),
  answered('bbs ma kanun ko subject kun barsa ma parcha', [records.bbs], {
    says: ['Third Year', 'तेस्रो वर्ष'],
    unit: 'study year of BBS with Business Law',
    mustNotSay: ['Fourth Semester', 'चौथो सेमेस्टर'],
  }),
  answered('dasain pachi padhai kahile bata suru', [records.dashainHolidays], {
    says: ['{{weekday+25 ne}}'],
    unit: 'दशैंपछि पठनपाठन सुरु हुने दिन',
    mustNotSay: ['{{day+13 ne}}'],
  }),
  answered('kitab dhilo firta garda din ko kati jaribana', [records.returnBooksInNepali, records.booksDue], {
    says: ['NPR 2', 'दुई रुपैयाँ'],
    unit: 'fine for each day and book',
    mustNotSay: ['NPR 600', '५००'],
  }),
  answered('maathi tala ko naya computer kotha banauda kati paisa lagyo', [records.computerRoom], {
    says: ['NPR 31 lakh'],
    unit: 'second computer room with furniture, cabling and inverter',
    mustNotSay: ['NPR 18.4 lakh', 'NPR 4.7 lakh'],
  }),
  answered('khaja ghar aba kasle chalauxa', [records.canteen, records.bba]),
  answered('naya bidhyarthi ko bridge course kati gate samma chalchha', [records.newStudents], {
    says: ['{{day+12}}'],
    unit: 'end of the bridge courses',
  }),
  answered('man ko kura garne miss kun kun bar basnu huncha', [records.counsellor], {
    says: ['from Sunday to Wednesday'],
    unit: 'days of the counsellor',
    mustNotSay: ['Sunday to Friday'],
  }),
  answered('sajha librery bata kitab nikalna last kati baje', [records.libraryUntilNine], {
    says: ['half past eight'],
    unit: 'end of lending in the evening',
  }),
  answered('ek choti bharna vayepachi fee badhdai janxa ki ustai rahanxa', [
    records.wholeDegree,
    records.semesterFees,
  ]),
  answered('karnali ko bidhyarthi scholarship ko lagi kathmandu nai aaunu parxa ki phone bata hunxa', [
    records.remoteDistrictsInNepali,
  ]),
  answered('kagaj pathaune college ko email k ho', [records.college], {
    says: ['office@pipalchaur.example'],
    unit: 'e-mail address of the college',
    mustNotSay: ['counsel@pipalchaur.example'],
  }),
  unpublished('dalit ra muslim lai chuttai kota cha bharna ma', {
    related: [records.bca, records.needBased, records.remission, records.scholarshipsInNepali],
    mustNotSay: ['चौबीस कोटा'],
  }),
  unpublished('chautari bikas bank le padhna loan dinchha byaj kati', {
    related: [records.bank, records.needBased],
  }),
  unpublished('maghe sankranti ma college banda huncha', {
    related: [records.dashainHolidays, records.tiharHolidays, records.winterHours],
    mustNotSay: ['{{day+9 ne}}', '{{day+5 ne}}', '{{day+24 ne}}', '{{day+13 ne}}'],
  }),
  unpublished('keti hostel ma beluka kati baje bhitra pasi sakne', { related: [records.hostel] }),
  unpublished('kalanki ko bus ma seat khali cha ajhai', {
    related: [records.busRoutes],
    mustNotSay: ['5:20'],
  }),
  unpublished('radio danda ma college ko karyakram kati baje bajcha', { related: [records.radio] }),
];
