/**
 * The frame of this shop fills the slots of `shared/frame` with parts of features. Features do not import each other.
 */
import { useMatches } from 'react-router';
import { PaymentMark } from '../../commerce/payment-mark.tsx';
import { shopCopy } from '../../commerce/shop-copy.ts';
import { ShopPromises } from '../../commerce/shop-promises.tsx';
import { CartLink } from '../../features/cart/cart-link.tsx';
import { MegaMenu } from '../../features/catalogue/menu/mega-menu.tsx';
import { PostalCodeBar } from '../../features/location/postal-code/postal-code-bar.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { HeaderSearch, SearchLink } from '../../features/search/header-search.tsx';
import { AccountBox } from '../../features/session/account-menu/account-box.tsx';
import {
  AccountLink,
  Greeting,
  OrdersLink,
  OwnLinks,
  SignInWays,
} from '../../features/session/account-menu/account-links.tsx';
import { WishlistLink } from '../../features/wishlist/wishlist-link.tsx';
import { BottomMenu, bottomMenuId } from '../../shared/frame/bottom-menu.tsx';
import { Footer } from '../../shared/frame/footer.tsx';
import { isReduced } from '../../shared/frame/frame-handle.ts';
import { Header } from '../../shared/frame/header.tsx';
import { ReducedHeader, reducedCopy } from '../../shared/frame/reduced-header.tsx';
import { ServerHtml } from '../../shared/frame/server-html.tsx';
import { SideMenu } from '../../shared/frame/side-menu.tsx';
import { paths } from '../../shared/links/paths.ts';
import { type FrameData, openLinks } from './frame-data.ts';
import { bottomLinks, footerLists, legalCopy, sideLinks } from './menus.ts';

/** The header (UI-01, UI-03, UI-04). */
export function ShopHeader({ frame }: { frame: FrameData }) {
  const hasOnlyBrand = useMatches().some(({ handle }) => isReduced(handle));
  // Only documents lead into the checkout, so no script needs this header.
  if (hasOnlyBrand)
    return (
      <ServerHtml
        id="encabezado"
        className="contents"
        render={
          import.meta.env.SSR && (
            <ReducedHeader name={frame.name} back={{ href: paths.cart, label: reducedCopy.backToCart }} />
          )
        }
      />
    );
  return (
    <>
      <Header
        name={frame.name}
        wide={
          <>
            <PostalCodeBar className="hidden lg:flex" />
            <HeaderSearch />
          </>
        }
        links={
          <>
            <WishlistLink />
            <OrdersLink />
            <AccountLink />
            <AccountBox />
            <CartLink />
          </>
        }
        search={<SearchLink />}
        menu={<MegaMenu treeVersion={frame.treeVersion} />}
        sections={frame.bar}
      />
      <PostalCodeBar className="page mt-3 group-has-data-searching/body:hidden lg:hidden" onPaper />
      <ShopSideMenu frame={frame} />
    </>
  );
}

/** The side menu of phones (UI-05). */
export function ShopSideMenu({ frame }: { frame: FrameData }) {
  return (
    <SideMenu title={<Greeting />} ways={<SignInWays />} own={<OwnLinks />} links={[...sideLinks, ...frame.side]} />
  );
}

/** The bottom menu of phones (UI-04). */
export function ShopBottomMenu() {
  const hasNoMenu = useMatches().some(({ handle }) => isReduced(handle));
  // The first paint waits for this id.
  if (hasNoMenu) return <div id={bottomMenuId} />;
  return <BottomMenu links={bottomLinks} />;
}

/** The footer (UI-12). */
export function ShopFooter({ frame }: { frame: FrameData }) {
  return <Footer fixed={import.meta.env.SSR ? fixedFooter(frame) : undefined} newsletter={<NewsletterForm />} />;
}

const fixedFooter = ({ offered, payments, contact, certifications, apps, social, ...frame }: FrameData) => ({
  promises: <ShopPromises freeShipping={frame.freeShipping} offered={offered} />,
  lists: footerLists.map(({ title, links }) => ({ title, links: openLinks(links, offered) })),
  payments: {
    title: shopCopy.payments,
    marks: payments.map((way) => <PaymentMark key={way} way={way} />),
  },
  whatsapp: contact.whatsapp,
  ...{ certifications, apps, social },
  disclaimer: legalCopy.disclaimer,
  rights: legalCopy.rights(frame.legalName),
});
