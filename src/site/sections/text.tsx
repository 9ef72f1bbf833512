import type { textSection } from '../../content/sections/text.ts';
import { RichText } from '../components/rich-text.tsx';
import type { SectionProps } from './section-props.ts';

export const Text = ({ heading, body }: SectionProps<typeof textSection>) =>
  body !== '' && <RichText html={body} under={heading ? 2 : 1} />;
