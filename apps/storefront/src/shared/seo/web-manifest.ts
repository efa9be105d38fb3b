/** The web app manifest (PW-01): how a browser installs the shop. */
import type { ShopConfig } from '@tianguis/config';
import { appStart } from '../device/app-start.ts';
import { paths } from '../links/paths.ts';

/** Where a device shares a text or a link with the installed shop, and the names of the parts. */
export const sharePath = '/compartir';
export const shareFields = { title: 'titulo', text: 'texto', url: 'enlace' } as const;

/** Colours of the light theme. The document has those of both themes. */
const colors = { theme: '#d4006a', background: '#fdf8f2' };

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  ...{ src: `/iconos/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
});
const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  ...{ src: `/iconos/${name}.webp`, sizes, type: 'image/webp', form_factor, label },
});
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192)] });

/** The manifest of a shop with this configuration. */
export function webManifest({ name, tagline }: Pick<ShopConfig, 'name' | 'tagline'>): Record<string, unknown> {
  return {
    ...{
      id: '/',
      start_url: paths.home + appStart,
      scope: '/',
      name,
      short_name: shortName(name),
      description: tagline,
    },
    ...{ lang: 'es-MX', dir: 'ltr', display: 'standalone', categories: ['shopping'] },
    ...{ theme_color: colors.theme, background_color: colors.background },
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
    screenshots: [
      screenshot('home-narrow', '720x1480', 'narrow', 'Ofertas y tiendas de todo México'),
      screenshot(
        'product-narrow',
        '720x1480',
        'narrow',
        'Cada producto con su precio, sus meses y su fecha de llegada',
      ),
      screenshot('home-wide', '1280x800', 'wide', 'Ofertas y tiendas de todo México'),
    ],
    shortcuts: [
      shortcut('Mis pedidos', paths.orders),
      shortcut('Mi carrito', paths.cart),
      shortcut('Mis favoritos', paths.wishlist),
      shortcut('Ofertas', paths.offers),
    ],
    share_target: { action: sharePath, method: 'GET', params: shareFields },
  };
}

/** Launchers cut names after some twelve letters, so a long name ends at a word. */
function shortName(name: string): string {
  if (name.length <= longestName) return name;
  const start = name.slice(0, longestName + 1);
  const words = start.slice(0, start.lastIndexOf(' ')).replace(/[^\p{L}\p{N}]+$/u, '');
  return words || name.slice(0, longestName);
}

const longestName = 12;
