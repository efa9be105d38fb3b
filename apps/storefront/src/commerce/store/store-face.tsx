import { Picture } from '../picture.tsx';
import { readableOn } from './readable-on.ts';

export interface StoreFaceData {
  name: string;
  /** `#rrggbb` */
  accent: string;
  /** Path of the logo without a width. */
  logo: string | null;
}

/**
 * A store's logo, or else its first letter on its colour. Screen readers skip the logo, since the name is beside it.
 */
export function StoreFace({ store, side, first = false }: { store: StoreFaceData; side: number; first?: boolean }) {
  const { accent, logo, name } = store;
  return (
    <span
      aria-hidden="true"
      className="store-face"
      style={{ width: side, height: side, fontSize: side / 2, background: accent, color: readableOn(accent) }}
    >
      {logo === null ? (
        [...name.trim()][0]?.toLocaleUpperCase('es-MX')
      ) : (
        <Picture src={logo} alt="" sizes={`${side}px`} use="logo" side={side} first={first} />
      )}
    </span>
  );
}
