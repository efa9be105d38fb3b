import { Icon, type IconName } from '@tianguis/ui';
import { cartCopy } from '../cart-copy.ts';
import { type CartAction, type CartLineData, cartFields as fields } from '../cart-data.ts';
import { LineForm } from './line-form.tsx';

const copy = cartCopy.line;

export type LineAction = Extract<CartAction, 'despues' | 'favoritos' | 'quitar' | 'carrito'>;

interface Look {
  icon: IconName;
  word: string;
  /** The word on phones, in place of the icon. */
  short?: string;
  of(title: string): string;
}

const looks: Readonly<Record<LineAction, Look>> = {
  despues: { icon: 'clock', word: copy.later, short: copy.laterShort, of: copy.laterOf },
  favoritos: { icon: 'heart', word: copy.wish, of: copy.wishOf },
  quitar: { icon: 'trash', word: copy.remove, of: copy.removeOf },
  carrito: { icon: 'cart', word: copy.toCart, short: copy.toCart, of: copy.toCartOf },
};

interface LineActionsProps {
  line: CartLineData;
  version: number;
  actions: readonly LineAction[];
}

/** The buttons of a line (styles: `cart-line.css`). */
export function LineActions({ line, version, actions }: LineActionsProps) {
  return (
    <LineForm line={line} version={version} className="line-actions">
      {actions.map((action) => {
        const { icon, word, short, of } = looks[action];
        return (
          <button key={action} type="submit" name={fields.what} value={action} aria-label={of(line.title)} title={word}>
            <Icon name={icon} />
            {short !== undefined && <b>{short}</b>}
            <span>{word}</span>
          </button>
        );
      })}
    </LineForm>
  );
}
