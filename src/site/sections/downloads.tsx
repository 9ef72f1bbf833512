import type { downloadsSection } from '../../content/sections/downloads.ts';
import { DownloadList } from '../components/attachments.tsx';
import type { SectionProps } from './section-props.ts';

export const Downloads = ({ files }: SectionProps<typeof downloadsSection>) =>
  files.length > 0 && <DownloadList downloads={files} />;
