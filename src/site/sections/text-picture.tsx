import type { textPictureSection } from '../../content/sections/text-picture.ts';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { SectionProps } from './section-props.ts';

export function TextPicture(props: SectionProps<typeof textPictureSection>) {
  const { id, heading, body, picture, alt, side, pictureOf } = props;
  const stored = pictureOf(picture);
  if (!stored && body === '') return null;
  return (
    <div className={`beside beside-${side}`}>
      {stored && (
        <Picture
          picture={{ ...stored, alt: alt ?? stored.alt }}
          of={id}
          sizes={`(min-width: 44rem) 40vw, ${COLUMN}`}
          fit="whole"
        />
      )}
      <RichText html={body} under={heading ? 2 : 1} />
    </div>
  );
}
