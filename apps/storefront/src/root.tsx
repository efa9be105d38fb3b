import fontUrl from '@tianguis/ui/fonts/bricolage-grotesque.woff2?url&no-inline';
import { type ReactNode, use, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { type FrameData, frameData } from './app/frame/frame-data.ts';
import { ShopError } from './app/frame/shop-error.tsx';
import { ShopBottomMenu, ShopFooter, ShopHeader } from './app/frame/shop-frame.tsx';
import { answerEarlyPress } from './app/react-router/early-press.ts';
import { ScriptMark } from './app/react-router/script-mark.ts';
import { themeScript } from './app/theme-script.ts';
import { useMeasurement } from './app/use-measurement.ts';
import { usePresses } from './app/use-presses.ts';
import { CartForm } from './commerce/product-card/cart-form.tsx';
import { WishlistForm } from './commerce/product-card/wishlist-form.tsx';
import { CartNotes } from './features/cart/adding/cart-notes.tsx';
import { treeVersionOf } from './features/catalogue/menu/menu-tree.server.ts';
import { useArrivals } from './features/location/arrivals/use-arrivals.ts';
import { PostalCodeDialog } from './features/location/postal-code/postal-code-dialog.tsx';
import { HeartNotes } from './features/wishlist/hearts/heart-notes.tsx';
import { WishlistDialog } from './features/wishlist/wishlist-dialog.tsx';
import { shopContext } from './shared/api/shop-context.ts';
import { noteDevice } from './shared/device/device.ts';
import { AnyAddress } from './shared/errors/any-address.ts';
import { bottomMenuId } from './shared/frame/bottom-menu.tsx';
import { copy } from './shared/frame/copy.ts';
import { isReduced } from './shared/frame/frame-handle.ts';
import { useHeadingFocus } from './shared/links/heading-focus.ts';
import { useSoftLinks } from './shared/links/link.tsx';
import { useNavigationLimit } from './shared/links/navigation-limit.ts';
import { useNavigationProgress } from './shared/links/navigation-progress.ts';
import { commitScope } from './shared/request/commit.server.ts';
import { useWhileSignedIn } from './shared/session/browser/use-while-signed-in.ts';
import './app/styles.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/iconos/apple.png' },
];

export const middleware: Route.MiddlewareFunction[] = [commitScope];

/** Data of the frame around every page. They contain nothing about the visitor, so pages are the same for everybody. */
export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const { api, config } = context.get(shopContext);
  const treeVersion = await treeVersionOf(api);
  return { ...frameData(config), treeVersion };
}

/** Copies the headers of an error response, such as `retry-after`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** Prevents a reload of the frame's data on navigations, since the frame does not change. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Without JavaScript, a page that waits for news is loaded again after `refreshSeconds` of its loader. */
function refreshOf(matches: readonly UIMatch[]): number | undefined {
  const { refreshSeconds } = (matches.at(-1)?.loaderData ?? {}) as { refreshSeconds?: number };
  return refreshSeconds;
}

/** The document. It also surrounds the crash page, for which even the frame's data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const isStatic = use(AnyAddress);
  const refresh = refreshOf(useMatches());
  return (
    <html lang="es-MX" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#d4006a" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#8c0a4c" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of ours, hashed in the content
           security policy */}
        <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        {/* Delays the first paint until the document is complete. In an incomplete document, a line may end in
           the middle of a word. When the rest arrives, the line would wrap again and rows would grow. The style
           sheet takes as long to arrive. */}
        <link rel="expect" href={`#${bottomMenuId}`} blocking="render" />
        <Meta />
        {refresh !== undefined && (
          <noscript>{import.meta.env.SSR && <meta httpEquiv="refresh" content={String(refresh)} />}</noscript>
        )}
        <Links />
      </head>
      <body className="group/body flex flex-col bg-paper text-base text-ink">
        <a
          href="#contenido"
          className="fixed -top-20 left-2 z-50 rounded-md bg-card px-4 py-3 font-semibold focus:top-2"
        >
          {copy.skip}
        </a>
        {frame && <ShopHeader frame={frame} />}
        <WishlistForm />
        <CartForm />
        <main id="contenido" tabIndex={-1} className="grow outline-none lg:pt-3">
          {children}
        </main>
        {frame && <ShopFooter frame={frame} />}
        {frame && <ShopBottomMenu />}
        {frame && <PostalCodeDialog />}
        {frame && <WishlistDialog />}
        {frame && (
          <noscript>
            {import.meta.env.SSR && (
              <>
                <HeartNotes />
                <CartNotes />
              </>
            )}
          </noscript>
        )}
        {!isStatic && <Hydrated />}
      </body>
    </html>
  );
}

function Hydrated() {
  return (
    <>
      <Awake />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** For a signed-in customer. */
const startOwn = () => import('./app/signed-in.ts').then(({ startSignedIn }) => startSignedIn());

/** Runs the effects that start at hydration, on every page and on error pages. */
function Awake() {
  const hasOnlyBrand = useMatches().some(({ handle }) => isReduced(handle));
  useEffect(answerEarlyPress, []);
  useEffect(noteDevice, []);
  useWhileSignedIn(startOwn);
  usePresses();
  useSoftLinks();
  useHeadingFocus();
  useNavigationLimit();
  useNavigationProgress();
  useArrivals(!hasOnlyBrand);
  useMeasurement();
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShopError error={error} />;
}
