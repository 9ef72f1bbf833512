import { describe, expect, test } from 'vitest';
import { fifth } from '../../test/questions/colloquial/fifth/index.ts';
import { fourth } from '../../test/questions/colloquial/fourth/index.ts';
import { further } from '../../test/questions/colloquial/further/index.ts';
import { colloquial } from '../../test/questions/colloquial/index.ts';
import { second } from '../../test/questions/colloquial/second/index.ts';
import { seventh } from '../../test/questions/colloquial/seventh/index.ts';
import { sixth } from '../../test/questions/colloquial/sixth/index.ts';
import { third } from '../../test/questions/colloquial/third/index.ts';
import { questions } from '../../test/questions/index.ts';
import { isDespairOrAbuse } from './kindness.ts';

describe('despair', () => {
  test.each([
    'i want to die',
    'I really just want to die...',
    'I WANNA DIE',
    'i wish i was dead',
    'I would be better off dead',
    'everybody would be better off without me',
    'i am going to kill myself tonight',
    'I want to hurt myself',
    'I want to end my life',
    'i just want to end it all',
    "I don't want to live",
    'i dont want to live anymore',
    'I don’t want to live. Nobody cares',
    'i do not want to live i am so tired',
    'there is no reason to live',
    'I can’t go on like this',
    'tired of living',
    'no one would miss me',
    'suicide',
    'i am suicidal',
    'I think about suicide all day',
    'my friend wants to commit suicide what do i do',
    'self-harm',
    'My internet is gone and I want to die',
    'marna man lagyo',
    'malai marna mann lagcha',
    'marna man lageko cha',
    'marna man lagdai cha',
    'मर्न मन लाग्दै छ',
    'ma marchu',
    'marna chahanchu',
    'mare hunthyo',
    'marau jasto lagcha',
    'man lagyo marna',
    'malai bachna man chaina',
    'baachna mann chaina',
    'bachna man xaina',
    'jiuna man lagdaina',
    'bachera ke garnu',
    'jindagi dekhi dikka lagyo',
    'aatmahatya garna man lagyo',
    'suicide garchu',
    'मर्न मन लाग्यो',
    'मलाई मर्न मन लागेको छ',
    'म मर्छु',
    'मलाई बाँच्न मन छैन',
    'मलाई बाच्न मन छैन।',
    'जिउन मन लाग्दैन',
    'बाँचेर के गर्नु',
    'मरे हुन्थ्यो',
    'आत्महत्या गर्न मन लाग्यो',
    'आत्महत्या',
    'm\u200bar\u00adna man lagyo',
  ])('%s [25.25]', (message) => {
    expect(isDespairOrAbuse(message)).toBe(true);
  });

  test.each([
    'this assignment is killing me',
    'What is the deadline of the application?',
    'dead battery',
    'my laptop died during the exam',
    'my laptop wants to die',
    'mero laptop maryo',
    'battery marcha',
    'phone ko battery marna lagyo',
    'when is the suicide prevention seminar',
    'suicide prevention seminar kahile ho',
    'aatmahatya rokthaam karyakram kahile cha',
    'आत्महत्या रोकथाम गोष्ठी कहिले हो?',
    'is there a seminar on suicide',
    'suicide squad film kahile',
    "I don't want to die",
    'i do not really want to kill myself',
    'malai marna man chaina',
    'marna man lageko hoina',
    'मलाई मर्न मन छैन',
    'मर्न मन लाग्दैन',
    'मर्न मन लागेको छैन',
    "I don't want to live in the hostel",
    'I want to live near the college',
    'can I cut the line',
    'I can not go on the tour',
    'I hate mathematics',
    'does the course end in my second year of life sciences',
    'the exam is for those who die hard',
    'how do I take my own lunch',
    'hostel ma basna man chaina',
    'padhna man lagyo',
    'bachat khata kholna man cha',
    'bis hajar ko khana',
    'bachnu parne kaam ke ho',
    'परीक्षामा बाँच्ने उपाय',
  ])('is not %s [25.25]', (message) => {
    expect(isDespairOrAbuse(message)).toBe(false);
  });
});

describe('abuse', () => {
  test.each([
    'you are stupid',
    'Stupid bot!',
    'fuck you',
    'what an idiot you are',
    'this is useless bullshit',
    'ta gadha hos',
    'muji',
    'तँ गधा होस्',
    'मुजी',
    'kasto bekar bot',
  ])('%s [25.27]', (message) => {
    expect(isDespairOrAbuse(message)).toBe(true);
  });

  test.each([
    'what is the fee',
    'sit cha?',
    'is it full',
    'this stupid form does not send',
    'are dogs allowed in the hostel',
    'chor lagyo bhane kasalai bhanne',
    'bekar kaagaj kaha falne',
    'hello',
    '',
    '?!',
  ])('is not %s [25.27]', (message) => {
    expect(isDespairOrAbuse(message)).toBe(false);
  });
});

test('no question about a college is taken for either [25.25, 25.27]', () => {
  const sets = [colloquial.tuning, colloquial.heldOut, further, second, third, fourth, fifth, sixth, seventh];
  const colloquially = sets.flatMap((set) => Object.values(set).flat());
  const asked = [...Object.values(questions).flat(), ...colloquially].map(({ ask }) => ask);
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter(isDespairOrAbuse)).toEqual([]);
});
