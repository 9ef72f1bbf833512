/** A store for tests: `store-process.fixture.ts <folder> <bucket>` prints its port. Ends with its parent. */
import { createRequire } from 'node:module';

interface S3rver {
  run(): Promise<{ port: number }>;
}
type S3rverClass = new (options: object) => S3rver;

const [, , directory = '', bucket = ''] = process.argv;
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3rverClass;
const { port } = await new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
}).run();
console.log(port);
process.stdin.on('close', () => process.exit(0)).resume();
