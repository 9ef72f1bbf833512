import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMigrations, undeclaredColumns } from '../../../scripts/migration-files.ts';
import { contentTypes } from '../../content/index.ts';
import { defineType } from '../../schema/define-type.ts';
import { reference, text } from '../../schema/fields/index.ts';
import type { TableShape } from '../../schema/shape.ts';
import { shapesFor } from '../database.ts';
import { migrations } from './frozen.ts';
import { shapesAfter, stepsBetween } from './migration.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

const words = { created: '', updated: '', imageUpdated: '', deleted: '', deletePrompt: '' };
const thing = (fields = {}) =>
  defineType('thing', {
    plural: 'things',
    fields: { title: text('Title', { ne: 'शीर्षक', required: true }), ...fields },
    admin: { list: 't', one: 't', label: 'T', noun: 't', purpose: 't', soughtAs: 't' },
    words,
    nepali: { label: 'त', noun: 'त', purpose: 'त', words },
  });
const byName = (shapes: readonly TableShape[]) => new Map(shapes.map((shape) => [shape.name, shape]));

/** The migrations of released versions, with the beginning of a digest of their steps. A release adds its own. */
const RELEASED: Readonly<Record<string, string>> = { '0001-baseline': 'f606212a1a3f7dca' };

describe('The committed migrations', () => {
  test('are those in the folder, numbered without a gap', () => {
    const files = readdirSync(FOLDER).sort();
    expect(migrations.map(({ name }) => `${name}.json`)).toEqual(files);
    expect(files.map((file) => file.slice(0, 4))).toEqual(
      files.map((_, index) => String(index + 1).padStart(4, '0')),
    );
  });

  test('are read as they are written', () => {
    for (const { name, steps } of migrations) {
      const file = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
      expect(file).toEqual({ steps });
      expect(readMigrations({ [`${name}.json`]: file })).toEqual([{ name, steps }]);
    }
  });

  test('lead to exactly the declared tables', () => {
    const sorted = ({ indexes, ...shape }: TableShape) => ({
      ...shape,
      indexes: indexes.toSorted((one, other) => one.name.localeCompare(other.name)),
    });
    const wanted = byName(shapesFor(contentTypes).map(sorted));
    const reached = byName([...shapesAfter(migrations).values()].map(sorted));
    expect([...reached.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [name, shape] of wanted) expect(reached.get(name), name).toEqual(shape);
  });

  test('stay as they were released, since databases have taken them', () => {
    const digest = (value: unknown) =>
      createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
    const released = migrations.slice(0, Object.keys(RELEASED).length);
    expect(Object.fromEntries(released.map(({ name, steps }) => [name, digest(steps)]))).toEqual(RELEASED);
  });

  test('use names that both databases accept whole', () => {
    for (const { name, indexes } of shapesFor(contentTypes))
      for (const one of [name, ...indexes.map((index) => index.name)]) expect(one).toMatch(/^\w{1,62}$/);
  });
});

describe('What a changed declaration asks for', () => {
  const before = byName(shapesFor([thing()]));

  test('is nothing when nothing changed', () => {
    expect(stepsBetween(before, shapesFor([thing()]))).toEqual([]);
  });

  test('is a column for a new field, and an index where it refers to another record', () => {
    const owner = reference('Owner', { ne: 'मालिक', to: thing(), titleAs: 'ownerTitle' });
    expect(stepsBetween(before, shapesFor([thing({ owner })]))).toEqual([
      { do: 'add-column', table: 'thing', column: 'owner', shape: { type: 'text', nullable: true } },
      { do: 'create-index', table: 'thing', index: { name: 'thing_owner', columns: ['owner'] } },
    ]);
  });

  test('never drops anything; columns without a declaration are listed separately', () => {
    const more = byName(shapesFor([thing({ remark: text('Remark', { ne: 'कैफियत' }) })]));
    expect(stepsBetween(more, shapesFor([]))).toEqual([]);
    expect(stepsBetween(more, shapesFor([thing()]))).toEqual([]);
    expect(undeclaredColumns(more, shapesFor([thing()]))).toEqual(['thing.remark']);
    expect(undeclaredColumns(more, shapesFor([thing({ remark: text('Remark', { ne: 'कैफियत' }) })]))).toEqual(
      [],
    );
  });

  test('is refused when a column would change its type', () => {
    const numbered = new Map(before).set('thing', {
      name: 'thing',
      indexes: [],
      columns: { title: { type: 'integer' } },
    });
    expect(() => stepsBetween(numbered, shapesFor([thing()]))).toThrow('thing.title');
  });
});

describe('A migration file', () => {
  test.each([
    {},
    { steps: [{ do: 'drop-table', table: 'notice' }] },
    { steps: [{ do: 'add-column', table: 'notice', column: 'x', shape: { type: 'blob' } }] },
    { steps: [{ do: 'create-index', table: 'x', index: { name: 'x'.repeat(63), columns: [] } }] },
  ])('that says something else is refused: %j', (file) => {
    expect(() => readMigrations({ 'migrations/0001-x.json': file })).toThrow();
  });

  test.each([
    [{ do: 'drop-column', table: 'notice', column: 'lost' }, 'notice.lost'],
    [{ do: 'drop-column', table: 'notice', column: 'titleFolded' }, 'notice_newest'],
    [{ do: 'drop-index', table: 'notice', index: 'lost' }, 'lost'],
    [{ do: 'rename-column', table: 'notice', column: 'lost', to: 'x' }, 'notice.lost'],
  ])('must not take away what is not there or in use: %j', (step, said) => {
    const file = readMigrations({ '0005-x.json': { steps: [step] } });
    expect(() => shapesAfter([...migrations, ...file])).toThrow(said);
  });

  test('must not change a table that does not exist', () => {
    const lost = { steps: [{ do: 'add-column', table: 'lost', column: 'x', shape: { type: 'text' } }] };
    expect(() => shapesAfter(readMigrations({ '0001-x.json': lost }))).toThrow('lost');
  });
});
