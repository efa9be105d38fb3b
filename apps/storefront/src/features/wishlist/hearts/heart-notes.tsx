import { HashNote } from '../../../shared/frame/hash-note.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { heartNotes } from '../../../shared/links/wishlist-paths.ts';
import { wishlistWords as words } from '../words.ts';

/** The result of a heart that was pressed without scripts. Only the server has these texts. */
export const HeartNotes = () =>
  (Object.keys(heartNotes) as (keyof typeof heartNotes)[]).map((note) => (
    <HashNote
      key={note}
      id={heartNotes[note]}
      text={words.notes[note]}
      isGood={note === 'saved'}
      link={{ href: paths.wishlist, label: words.heart.see }}
    />
  ));
