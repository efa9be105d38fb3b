import { HashDialog } from '../../shared/frame/hash-dialog.tsx';
import { LatePart } from '../../shared/frame/late-part.tsx';
import { wishlistCopy } from './copy.ts';
import { Ways } from './invitation.tsx';

const loadInvitation = () => import('./invitation.tsx').then(({ WishlistInvitation }) => WishlistInvitation);

/**
 * A modal that asks a visitor to sign in for the wishlist. The URL fragment `#modalWishlist` opens the modal on any
 * page (RT-31).
 */
export function WishlistDialog() {
  return (
    <HashDialog hash="#modalWishlist" title={wishlistCopy.dialog.title} withoutScript={import.meta.env.SSR && <Ways />}>
      {() => <LatePart load={loadInvitation} props={{}} className="min-h-24" />}
    </HashDialog>
  );
}
