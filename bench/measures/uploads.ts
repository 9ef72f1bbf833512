import sharp from 'sharp';

const ROUND_MS = 1000;

/** Small, so that storing it is measured rather than its preparation. */
const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#7a1f2b' } })
  .jpeg()
  .toBuffer();

/** Notices with a picture stored per second, each over a connection of its own. */
export async function uploadsPerSecond(url: string, authorization: string, atOnce: number): Promise<number> {
  const photo = new File([new Uint8Array(await picture)], 'hall.jpg', { type: 'image/jpeg' });
  const started = performance.now();
  let stored = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - started < ROUND_MS) {
        const body = new FormData();
        body.append('title', 'The hall on the day of the results');
        body.append('image', photo);
        const headers = { authorization, connection: 'close' };
        const answer = await fetch(`${url}/api/notice`, { method: 'POST', headers, body });
        if (answer.status !== 201) throw new Error(`The picture was answered ${answer.status}`);
        await answer.arrayBuffer();
        stored += 1;
      }
    }),
  );
  return (stored / (performance.now() - started)) * 1000;
}
