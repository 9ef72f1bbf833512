import { multipart, smallPicture } from '../pictures.ts';
import type { TestSite } from '../site.ts';

const text = (words: string) => `<p>${words}</p>`;
const TABLE = '<table><tbody><tr><th>शुल्क</th><td>४५,०००</td></tr></tbody></table>';

/** Fills a site with content of every type, all of it in Nepali letters. @param day a coming one (`YYYY-MM-DD`) */
export async function fillInNepali(site: TestSite, day: string): Promise<void> {
  const add = async (type: string, fields: object) => {
    const { status, record, text: answer } = await site.call('POST', `/api/${type}`, { json: fields });
    if (status !== 201) throw new Error(`${type}: ${answer}`);
    return record._id ?? '';
  };
  const addWithPicture = async (type: string, fields: Record<string, string>) =>
    site.call('POST', `/api/${type}`, { body: multipart({ ...fields, image: await smallPicture() }) });

  const settings = {
    name: 'हिमाल कलेज',
    motto: 'बसौँ, पढौँ।',
    address: 'नयाँ बानेश्वर, काठमाडौँ',
    university: 'त्रिभुवन विश्वविद्यालय',
    openingHours: 'आइतबारदेखि शुक्रबार, बिहान ६ देखि साँझ ५ बजे',
    landmark: 'दमकलको अगाडि',
    directions: 'बेकरीछेउको गल्ली समात्नुहोस्।',
    viber: '9841234567',
    phone: '01-5970123',
    email: 'office@himal.example',
    mapsUrl: 'https://maps.example/himal',
    plusTwoUrl: 'https://plustwo.example/',
    journalUrl: 'https://journal.example/',
    facebook: 'https://social.example/himal',
  };
  const { status, text: answer } = await site.call('PUT', '/api/settings', { json: settings });
  if (status !== 200) throw new Error(answer);

  for (const title of ['बिहानै सुरु गरौँ', 'दसैँको शुभकामना'])
    await addWithPicture('banner', { title, shortText: 'बीसीए', shortDescription: 'छ बजेदेखि कक्षा।' });
  const faculty = await add('faculty', {
    title: 'बीसीए',
    full_name: 'कम्प्युटर एप्लिकेसनमा स्नातक',
    description: text('सफ्टवेयर बनाउने पढाइ।') + TABLE,
    admission_policy: text('प्रवेश परीक्षा।'),
    program_objective: text('राम्रा इन्जिनियर।'),
    job_prospectus: text('बैंक, कम्पनी।'),
    university: 'त्रिभुवन विश्वविद्यालय',
    seats: '४८',
    hours: 'बिहान ६ बजे',
    eligibility: 'कक्षा बाह्र',
    total_fee: 'रु. ५,८२,५००',
    coordinator: 'सीता शर्मा',
  });
  for (const title of ['बीबीए', 'बीआईएम', 'बीबीएस', 'बीए', 'बीएड', 'एमबीएस', 'एमए'])
    await add('faculty', { title });
  const subjects = [{ code: '', name: 'गणित', credits: 3 }];
  await add('semester', { title: 'पहिलो सेमेस्टर', faculty, subjects });
  for (let number = 0; number < 21; number += 1)
    await add('notice', { title: `परीक्षाको सूचना`, description: text('फारम भर्नुहोस्।') });
  await add('news', { title: 'पुस्तकालय खुल्यो', description: text('नौ बजेसम्म।') });
  await add('news', {
    title: 'अभिभावक भेला',
    description: text('सबै आउनुहोस्।'),
    eventDay: day,
    eventTime: '15:30',
    eventEnd: '17:00',
    eventPlace: 'सभाहल',
  });
  for (const title of ['होली', 'तिहार']) await addWithPicture('gallery', { title });
  await add('about', {
    title: 'हाम्रो कलेज',
    description: text('पिपलमुनिको कलेज।'),
    vision: text('उज्यालो भविष्य।'),
    mission: text('राम्रो पढाइ।'),
    goals: text('सबैलाई शिक्षा।'),
    core_values: text('इमानदारी।'),
  });
  for (const type of ['admission', 'scholarship', 'faq'])
    for (const title of ['कहिले खुल्छ?', 'कति लाग्छ?']) await add(type, { title, description: text('हेर्नुहोस्।') });
  await add('pmessage', { name: 'राम प्रसाद', description: text('स्वागत छ।') });
  await add('partner', { title: 'नेपाल बैंक' });
  const long = 'यो कलेजमा पढेर धेरै कुरा सिकेँ। '.repeat(20);
  for (const name of ['गीता', 'हरि'])
    await add('testimonial', { name, faculty: 'बीसीए', semester: 'पहिलो सेमेस्टर', description: long });
}
