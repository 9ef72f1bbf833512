import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { notice } from '../../src/content/notice.ts';
import { type ContentType, defineType, fieldsOf } from '../../src/schema/define-type.ts';
import { reference, text } from '../../src/schema/fields/index.ts';
import { album, extraTypes } from '../extra-types.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { editorOf, managed } from './editor.ts';

const names = (name: string) => {
  const label = `${name}s`;
  const texts = { created: name, updated: name, deleted: name, deletePrompt: name };
  const one = { list: label, one: name, label, noun: name, purpose: `A ${name}.`, soughtAs: 'papers' };
  return { plural: label, admin: one, words: texts, nepali: { ...one, words: texts } };
};

/** Refers to an album, whose type has no trash, and to a notice, whose type has one. */
const booklet = defineType('booklet', {
  ...names('booklet'),
  drafts: true,
  fields: {
    title: text('Title', { ne: 'Title', required: true, max: 200 }),
    album: reference('Album', { ne: 'Album', to: album, titleAs: 'albumTitle' }),
    notice: reference('Notice', { ne: 'Notice', to: notice, titleAs: 'noticeTitle' }),
  },
  backReferences: ['leaflets'],
});

/** Cannot be without a booklet, which lists it and does not take it along. */
const leaflet = defineType('leaflet', {
  ...names('leaflet'),
  drafts: true,
  fields: {
    title: text('Title', { ne: 'Title', required: true, max: 200 }),
    booklet: reference('Booklet', {
      ne: 'Booklet',
      to: booklet,
      titleAs: 'bookletTitle',
      listedAs: 'leaflets',
      required: true,
    }),
  },
});

const others = [...extraTypes, booklet, leaflet];
const types: readonly ContentType[] = [...contentTypes, ...others];
const typeNamed = (name: string) => types.find((type) => type.name === name) as ContentType;

/** Every reference of every type, also of those that are declared later. */
const references = types.flatMap((type) =>
  fieldsOf(type).flatMap(([field, { refersTo }]) =>
    refersTo
      ? [
          {
            type: type.name,
            field,
            to: refersTo.type,
            cascades: refersTo.cascades,
            titleAs: refersTo.titleAs,
            listedAs: refersTo.listedAs,
            isHeld: refersTo.isHeld,
          },
        ]
      : [],
  ),
);
const kept = references.filter(({ cascades }) => !cascades);
const deletable = kept.filter(({ isHeld }) => !isHeld);
const trashed = kept.filter(({ to }) => typeNamed(to).drafts);
const withDrafts = trashed.filter(({ type }) => typeNamed(type).drafts);

const titled = ({ type }: { type: string }, title: string) => ({ [typeNamed(type).titleField]: title });

const NOWHERE = '0'.repeat(24);

describe.each(sites)('A reference to what is not live, on $name,', ({ start }) => {
  let site: TestSite;
  let time = Date.now();
  beforeAll(async () => {
    site = await start({ extraTypes: others, now: () => new Date(time) });
  });
  afterAll(() => site.close());

  /** Creates a record of any type with what it cannot be without. */
  async function make(type: ContentType, fields: Record<string, string> = {}): Promise<string> {
    const sent: Record<string, string | File> = { [type.titleField]: `A ${type.name}`, ...fields };
    for (const [name, { kind, required, refersTo, inputMode }] of fieldsOf(type)) {
      if (!required || name in sent) continue;
      if (refersTo) sent[name] = await make(typeNamed(refersTo.type));
      else if (inputMode === 'files') sent[name] = await smallPicture();
      else if (kind === 'day') sent[name] = '2026-11-20';
    }
    const answer = await site.call('POST', `/api/${type.name}`, { body: multipart(sent) });
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return answer.record._id ?? '';
  }

  const open = (path: string) => site.call('GET', path, { as: 'nobody' });

  /** What the open API says of a reference: on its record, in the list, and in the list filtered by the other's title. */
  async function told({ type, field, titleAs }: (typeof references)[number], id: string) {
    const { plural } = typeNamed(type);
    const one = await open(`/api/${type}/${id}`);
    const { list } = await open(`/api/${plural}`);
    const listed = list.find(({ _id }) => _id === id);
    expect(listed).toEqual(one.json);
    const { list: found } = await open(`/api/${plural}?q=${encodeURIComponent('Sought for')}`);
    return {
      id: one.record[field],
      title: one.record[titleAs],
      isFound: found.some(({ _id }) => _id === id),
    };
  }
  const whole = (id: string) => ({ id, title: 'Sought for', isFound: true });
  const AWAY = { id: null, title: '', isFound: false };

  async function pair(one: (typeof references)[number]) {
    const target = typeNamed(one.to);
    const to = await make(target, { [target.titleField]: 'Sought for' });
    const id = await make(typeNamed(one.type), { [one.field]: to });
    expect(await told(one, id)).toEqual(whole(to));
    const editor = editorOf(site, one.to);
    // What others cannot be without is taken down where the rest may be deleted.
    const held = { ...editor, trash: editor.unpublish, untrash: (held: string) => editor.publish(held) };
    return { to, id, target: one.isHeld ? held : editor };
  }

  test('only semesters go with their faculty [43.20]', () => {
    const product = references.filter(({ type }) => contentTypes.some(({ name }) => name === type));
    expect(product.filter(({ cascades }) => cascades)).toMatchObject([{ type: 'semester', to: 'faculty' }]);
    expect(kept.length).toBeGreaterThanOrEqual(3);
  });

  test.each(deletable)(
    '$type: $field reads as null once its $to is deleted for good [43.20]',
    async (one) => {
      const { to, id, target } = await pair(one);
      expect((await target.trash(to)).status).toBe(200);
      expect(await told(one, id)).toEqual(AWAY);
      if (typeNamed(one.to).drafts) expect((await target.erase(to)).status).toBe(204);
      expect(await told(one, id)).toEqual(AWAY);
      // Its record is changed as before.
      const changed = await site.call('PUT', `/api/${one.type}/${id}`, { json: titled(one, 'Changed') });
      expect(changed).toMatchObject({ status: 200, json: { ...titled(one, 'Changed'), [one.field]: null } });
    },
  );

  test.each(trashed)('$type: $field is whole when its $to is put back [43.21]', async (one) => {
    const { to, id, target } = await pair(one);
    const tag = (await open(`/api/${one.type}/${id}`)).headers.get('etag') ?? '';
    await target.trash(to);
    const headers = { 'if-none-match': tag };
    expect((await site.call('GET', `/api/${one.type}/${id}`, { as: 'nobody', headers })).status).toBe(200);
    expect(await told(one, id)).toEqual(AWAY);
    expect((await target.untrash(to)).status).toBe(200);
    expect(await told(one, id)).toEqual(whole(to));
  });

  test.each(trashed)('$type: $field is whole when its $to is put live again [43.21]', async (one) => {
    const { to, id, target } = await pair(one);
    await target.unpublish(to);
    expect(await told(one, id)).toEqual(AWAY);
    await target.publish(to);
    expect(await told(one, id)).toEqual(whole(to));
  });

  test.each(trashed)('$type: $field is whole when the end of its $to is moved [43.21]', async (one) => {
    const { to, id, target } = await pair(one);
    await target.publish(to, { expireAt: new Date(time + 60_000).toISOString() });
    expect(await told(one, id)).toEqual(whole(to));
    time += 61_000;
    expect(await told(one, id)).toEqual(AWAY);
    await target.publish(to, { expireAt: new Date(time + 3_600_000).toISOString() });
    expect(await told(one, id)).toEqual(whole(to));
  });

  test.each(trashed)('$type: $field survives a form that has sent it back empty [43.22]', async (one) => {
    const { to, id, target } = await pair(one);
    await target.unpublish(to);
    const { required } = typeNamed(one.type).fields[one.field] ?? {};
    const sent = { ...titled(one, 'Again'), ...(!required && { [one.field]: null }) };
    const saved = await site.call('PUT', `/api/${one.type}/${id}`, { json: sent });
    expect(saved).toMatchObject({ status: 200, json: { ...titled(one, 'Again'), [one.field]: null } });
    await target.publish(to);
    expect(await told(one, id)).toEqual(whole(to));
    if (required) return;
    const cleared = await site.call('PUT', `/api/${one.type}/${id}`, { json: { [one.field]: '' } });
    expect(cleared.json).toMatchObject({ [one.field]: null });
    expect(await told(one, id)).toEqual(AWAY);
  });

  test.each(kept)('$type: $field takes nothing new that is not live [43.22]', async (one) => {
    const { id, to } = await pair(one);
    const refused = await site.call('PUT', `/api/${one.type}/${id}`, { json: { [one.field]: NOWHERE } });
    expect(refused).toMatchObject({ status: 400, refusal: { fields: { [one.field]: expect.any(String) } } });
    expect(await told(one, id)).toEqual(whole(to));
  });

  test.each(withDrafts)('$type: $field reads as null to staff, and publishes so [43.22]', async (one) => {
    const { to, id, target } = await pair(one);
    const editor = editorOf(site, one.type);
    await editor.keep(id, titled(one, 'Draft'));
    await target.trash(to);
    const away = { [one.field]: null };
    expect((await editor.look(id)).json).toMatchObject({ live: away, draft: { fields: away } });
    expect((await editor.call('GET', `/${id}/versions/1`)).json).toMatchObject({ fields: away });
    const stale = await editor.keep(id, titled(one, 'Late'), '"unknown"');
    expect(stale).toMatchObject({ status: 412, json: { base: away, theirs: away } });
    const fresh = await editor.draft({ ...titled(one, 'New'), [one.field]: to });
    expect(fresh).toMatchObject({ status: 400, refusal: { fields: { [one.field]: expect.any(String) } } });
    expect(managed(await editor.publish(id))).toMatchObject({
      state: 'live',
      live: { ...titled(one, 'Draft'), ...away },
    });
    await target.untrash(to);
    expect(await told(one, id)).toEqual(whole(to));
  });

  test.each(withDrafts)('$type: $field is whole in what comes back itself [43.21]', async (one) => {
    const { to, id, target } = await pair(one);
    const editor = editorOf(site, one.type);
    await target.trash(to);
    await editor.trash(id);
    expect((await editor.untrash(id)).status).toBe(200);
    expect(await told(one, id)).toEqual(AWAY);
    await target.untrash(to);
    await editor.restore(id, 1);
    await editor.publish(id);
    expect(await told(one, id)).toEqual(whole(to));
    // A schedule goes on without what it names.
    await editor.keep(id, titled(one, 'For later'));
    await editor.publish(id, { at: new Date(time + 3_600_000).toISOString() });
    await target.trash(to);
    time += 3_700_000;
    expect((await open(`/api/${one.type}/${id}`)).json).toMatchObject({
      ...titled(one, 'For later'),
      [one.field]: null,
    });
  });

  test.each(references.filter(({ listedAs }) => listedAs))(
    'a $to lists only a live $type [43.20]',
    async (one) => {
      const { to, id } = await pair(one);
      const listed = async () => (await open(`/api/${one.to}/${to}`)).record[one.listedAs ?? ''];
      expect(await listed()).toMatchObject([{ _id: id }]);
      await site.call('DELETE', `/api/${one.type}/${id}`);
      expect(await listed()).toEqual([]);
    },
  );

  test('a student has no faculty while it is away, and has it again [43.20, 43.21]', async () => {
    const faculty = await make(typeNamed('faculty'));
    const json = {
      role: 'student',
      name: 'Hari',
      email: 'hari@example.com',
      password: 'momo and chiya',
      faculty,
    };
    const { _id } = (await site.call('POST', '/api/account', { json })).record;
    const editor = editorOf(site, 'faculty');
    const theirs = async () => {
      const { list } = await site.call('GET', '/api/accounts');
      const one = await site.call('GET', `/api/account/${_id}`);
      return [one.record.faculty, list.find((account) => account._id === _id)?.faculty];
    };
    expect(await theirs()).toEqual([faculty, faculty]);
    await editor.trash(faculty);
    expect(await theirs()).toEqual([null, null]);
    await site.call('PUT', `/api/account/${_id}`, { json: { name: 'Hari K.' } });
    await editor.untrash(faculty);
    expect(await theirs()).toEqual([faculty, faculty]);
  });
});
