import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { altTextFieldsOf, fileFieldsOf } from './inputs/index.ts';

/**
 * The version on which a form is based after its record's pictures were saved separately: with the saved pictures,
 * their alt texts and the new ETag. If somebody has changed another field meanwhile, the ETag stays the old one, so
 * that saving the form still finds the conflict (requirement 17.40).
 * @param known the version on which the form was based before
 */
export function takeOver(type: TypeFacts, known: Version, saved: Version): Version {
  const fileFields = fileFieldsOf(type.fields);
  const names = new Set([...fileFields, ...altTextFieldsOf(fileFields)].map(({ facts }) => facts.name));
  const isSame = ({ name }: { name: string }) =>
    names.has(name) || JSON.stringify(known.item[name]) === JSON.stringify(saved.item[name]);
  if (type.fields.every(isSame)) return saved;
  const pictures = Object.fromEntries([...names].map((name) => [name, saved.item[name]]));
  return { item: { ...known.item, ...pictures }, etag: known.etag };
}
