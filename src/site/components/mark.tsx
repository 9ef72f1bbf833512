import { Logo } from '../../ui/logo.tsx';
import type { Picture } from '../view-models.ts';

/** The college's logo, or the drawn one. It needs the name beside it, so it has no alternative text of its own. */
export function Mark({ logo }: { logo: Picture | null }) {
  if (!logo) return <Logo />;
  const { path } = logo.sizes[0] ?? logo;
  return <img className="logo own-logo" src={path} width={logo.width} height={logo.height} alt="" />;
}
