import { HashNote } from '../../../shared/frame/hash-note.tsx';
import { type CartNote, cartNotes } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { addWords as words } from './add-words.ts';

/** The result of "Agregar" without scripts. Only the server has these texts. */
export const CartNotes = () =>
  (Object.keys(cartNotes) as CartNote[]).map((note) => (
    <HashNote
      key={note}
      id={cartNotes[note]}
      text={words.notes[note]}
      isGood={note === 'added' || note === 'fewer'}
      link={{ href: paths.cart, label: words.see }}
    />
  ));
