import { expect, test } from 'vitest';
import { initialsOf } from './portrait.tsx';

test.each([
  ['Anisha Lama', 'AL'],
  ['Krishna Prasad Bhattarai', 'KB'],
  ['Dr. Sarita Maharjan, Principal', 'SM'],
  ['Prof. Dr. K. P. Sharma (Physics)', 'KS'],
  ['anisha', 'A'],
  ['Élodie Ōta', 'ÉŌ'],
  ['सरिता विश्वकर्मा', 'सवि'],
  ['प्रा. डा. क्षितिज श्रेष्ठ', 'क्षिश्रे'],
  ['Dr.', 'D'],
  ['  ', ''],
  ['42', ''],
])('the initials of %j are %j [17.181]', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
