/**
 * A process that holds a lock until it is killed: `lock-holder.fixture.ts <file>`. It prints a line once it has the
 * lock.
 */
import { writeSync } from 'node:fs';
import { acquireLock } from './lock.ts';

writeSync(1, acquireLock(process.argv[2] ?? '') ? 'held\n' : 'not held\n');
setInterval(() => {}, 1000);
