import { useLangOf } from '../language.tsx';
import { initialsOf } from './initials.ts';
import { Picture, type PictureProps } from './picture.tsx';

const COLOURS = 3;

/** The same person has the same colour on every page. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % COLOURS;
}

/** A person's photograph, or the initials where there is none (requirement 17.181); never a drawn face. */
export function Portrait({ name, picture, ...props }: Omit<PictureProps, 'placeholder'> & { name: string }) {
  const langOf = useLangOf();
  if (picture) return <Picture picture={picture} {...props} />;
  const initials = initialsOf(name);
  return initials ? (
    <span className={`initials initials-${colourOf(name)}`} aria-hidden="true" lang={langOf(initials)}>
      {initials}
    </span>
  ) : null;
}
