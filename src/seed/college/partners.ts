import { type Standing, shows } from './writing.ts';

/** Organisations that work with the college; none of them exists. */
export const partners: readonly Standing[] = [
  {
    fields: { title: 'Chautari Development Bank' },
    picture: shows('mark-bank', 'Chautari Development Bank: a stepped mountain on a dark blue shield'),
  },
  {
    fields: { title: 'Bunaai Software' },
    picture: shows('mark-software', 'Bunaai Software: two angle brackets woven into a diamond'),
  },
  {
    fields: { title: 'Sahara Valley Hospital Trust' },
    picture: shows('mark-hospital', 'Sahara Valley Hospital Trust: four red leaves forming a cross'),
  },
  {
    fields: { title: 'Handigaun Community Library' },
    picture: shows('mark-library', 'Handigaun Community Library: an open book with rising rays'),
  },
  {
    fields: { title: 'Radio Danda 94.3' },
    picture: shows('mark-radio', 'Radio Danda 94.3: waves spreading from a white-capped peak'),
  },
  {
    fields: { title: 'Sapta Jal Hydropower' },
    picture: shows('mark-hydropower', 'Sapta Jal Hydropower: a blue drop around the wheel of a turbine'),
  },
  {
    fields: { title: 'Kagaj Chara Publishers' },
    picture: shows('mark-publisher', 'Kagaj Chara Publishers: a pen nib folded like a paper bird'),
  },
  {
    fields: { title: 'Seeds of the Hills Cooperative Alliance' },
    picture: shows(
      'mark-cooperative',
      'Seeds of the Hills Cooperative Alliance: eight seeds around a flower',
    ),
  },
];
