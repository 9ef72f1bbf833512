/** Plays a group of visitors; takes the group and tells what they have seen by process message. */

import { type Group, playVisitors } from './visitors.ts';

process.on('message', async (group: Group) => {
  process.send?.(await playVisitors(group));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
