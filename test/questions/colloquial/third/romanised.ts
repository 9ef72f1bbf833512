import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters as people type them. */
export const romanised: readonly ColloquialQuestion[] = [
  answered(
    'csit ko euta semester ko fee kati parcha',
    [records.semesterFees, records.csit, records.feesAndRefunds],
    {
      says: ['81,000', '८१,०००'],
      unit: 'NPR, BSc CSIT, per semester',
      mustNotSay: ['676,500', '71,000'],
    },
  ),
  answered('mero ghadi haraayo college ma', [records.lostAndFound]),
  answered('batti nabhayeko din class huncha ki nai', [records.noElectricity]),
  answered('bus 3 kati baje chutcha', [records.busRoutes], {
    says: ['5:30'],
    unit: 'start of bus 3',
    mustNotSay: ['5:10', '5:25'],
  }),
  answered('admit card kaile dincha', [records.admitCards], {
    says: ['{{day+2 ne}}', '{{day+2}}'],
    unit: 'admit cards',
  }),
  answered('gharbata fee tirna mobile bata milcha', [records.qrCode, records.payingFees]),
  answered('bbs ma bharna huna kati percent chahincha', [records.bbs, records.admissionOpen]),
  answered('ragat dina jane ho, kaha aaune', [records.bloodDonation]),
  answered('dasain pachi class kaile start', [records.dashainHolidays], {
    says: ['{{weekday+25 ne}}'],
    unit: 'first day after Dashain',
  }),
  answered('hostel ma khana pani dincha', [records.hostel]),
  answered('teen patak samma fail bhayo bhane', [records.failedPaper]),
  unpublished('ielts class huncha'),
  unpublished('canteen ma kaam khali cha'),
];
