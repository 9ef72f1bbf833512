import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createTestMedia, plainPicture, refusalOf, streamOf } from './media.fixture.ts';

const jpeg = () => plainPicture(40, 30).jpeg().toBuffer();

test('an upload arrives completely, under a name of our own', async () => {
  const { media, unfinished } = createTestMedia();
  const sent = await jpeg();
  const upload = await media.receive(streamOf(sent, 7));
  expect(await readFile(upload.file)).toEqual(sent);
  expect(upload).toMatchObject({ format: 'jpeg', size: sent.length });
  await media.discard([upload]);
  expect(await unfinished()).toEqual([]);
});

test('discarding twice is fine', async () => {
  const { media } = createTestMedia();
  const upload = await media.receive(streamOf(await jpeg()));
  await media.discard([upload]);
  await expect(media.discard([upload])).resolves.toBeUndefined();
});

describe('refused, and nothing stays', () => {
  test('more than 20 MB', async () => {
    const { media, unfinished } = createTestMedia();
    const head = await jpeg();
    const exactly = Buffer.concat([head, Buffer.alloc(20 * 1024 * 1024 - head.length)]);
    const upload = await media.receive(streamOf(exactly, 65_536));
    expect(upload.size).toBe(20 * 1024 * 1024);
    await media.discard([upload]);

    const over = streamOf(Buffer.concat([exactly, Buffer.alloc(1)]), 65_536);
    const refusal = await refusalOf(media.receive(over));
    expect(refusal).toMatchObject({ status: 413, message: expect.stringContaining('20 MB') });
    expect(await unfinished()).toEqual([]);
  });

  test('a stream that the parser truncated at its own limit', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = Object.assign(streamOf(await jpeg()), { truncated: true });
    expect(await refusalOf(media.receive(stream))).toMatchObject({ status: 413 });
    expect(await unfinished()).toEqual([]);
  });

  test('an empty file', async () => {
    const { media, unfinished } = createTestMedia();
    expect(await refusalOf(media.receive(Readable.from([])))).toMatchObject({ status: 415 });
    expect(await unfinished()).toEqual([]);
  });

  test('a page of HTML, whose rest is read and dropped', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = streamOf(Buffer.from('<html>'.repeat(20_000)));
    expect(await refusalOf(media.receive(stream))).toMatchObject({ status: 415 });
    if (!stream.readableEnded) await once(stream, 'end');
    expect(await unfinished()).toEqual([]);
  });

  test('an upload that breaks off', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = new PassThrough();
    stream.write(await jpeg());
    const receiving = media.receive(stream);
    stream.destroy(new Error('connection reset'));
    expect(await refusalOf(receiving)).toMatchObject({ status: 400 });
    expect(await unfinished()).toEqual([]);
  });

  test('an upload that broke off before it was received', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = new PassThrough();
    stream.destroy();
    await once(stream, 'close');
    expect(await refusalOf(media.receive(stream))).toMatchObject({ status: 400 });
    expect(await unfinished()).toEqual([]);
  });
});

describe('an aborted request', () => {
  test('ends with the reason, even while the stream stalls', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = new PassThrough();
    stream.write(await jpeg());
    const leaving = new AbortController();
    const receiving = media.receive(stream, leaving.signal);
    await expect.poll(unfinished).toHaveLength(1);
    leaving.abort(new Error('the visitor left'));
    await expect(receiving).rejects.toThrow('the visitor left');
    expect(await unfinished()).toEqual([]);
  });

  test('is not started', async () => {
    const { media, unfinished } = createTestMedia();
    const stream = streamOf(await jpeg());
    await expect(media.receive(stream, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(await unfinished()).toEqual([]);
  });
});
