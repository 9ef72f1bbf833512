import { pathAtWidth } from '../../schema/picture-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { useCollege } from '../shell.ts';

/** The college's logo, or the drawn one. Its name stands beside it. */
export function CollegeMark() {
  const { logo } = useCollege();
  return logo ? <img className="logo own-logo" src={pathAtWidth(logo, 320)} alt="" /> : <Logo />;
}
