/** Menu links that are not configurable, and texts of every page. */
import type { IconName } from '@tianguis/ui';
import type { MenuLink } from '../../shared/frame/menu-link.ts';
import { paths } from '../../shared/links/paths.ts';

/** Bottom menu of phones (UI-04). It contains no link that needs an account (UI-07). */
export const bottomLinks: readonly (MenuLink & { icon: IconName })[] = [
  { href: paths.home, icon: 'home', label: 'Inicio' },
  { href: paths.departments, icon: 'grid', label: 'Categorías' },
  { href: paths.offers, icon: 'tag', label: 'Ofertas' },
  { href: paths.stores, icon: 'store', label: 'Tiendas' },
  { href: paths.more, icon: 'menu', label: 'Menú' },
];

/** First links of the side menu (UI-05). */
export const sideLinks: readonly MenuLink[] = [
  { href: paths.home, icon: 'home', label: 'Inicio' },
  { href: paths.departments, icon: 'grid', label: 'Todas las categorías' },
];

/** Lists of links in the footer (UI-12). */
export const footerLists: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: 'Ayuda',
    links: [
      { label: 'Servicio al cliente', href: '/servicio-cliente' },
      { label: 'Contacto', href: '/contacto' },
      { label: 'Preguntas frecuentes', href: '/l/faqs/' },
      { label: 'Cancelaciones', href: '/necesitas-ayuda/FAQCancelaciones1' },
      { label: 'Devoluciones', href: '/necesitas-ayuda/FAQDevolucion' },
      { label: 'Formas de pago', href: '/formas-pago' },
    ],
  },
  {
    title: 'Comprar',
    links: [
      { label: 'Ofertas', href: '/c/ofertas/' },
      { label: 'Tiendas oficiales', href: '/tiendas' },
      { label: 'Todas las categorías', href: '/categoria' },
    ],
  },
  {
    title: 'Legales',
    links: [
      { label: 'Aviso de privacidad', href: '/aviso-privacidad' },
      { label: 'Términos y condiciones', href: '/terminos-y-condiciones' },
      { label: 'Política de reembolso', href: '/politica-reembolso' },
      { label: 'Política de devoluciones', href: '/politica-devoluciones' },
      { label: 'Política de garantía', href: '/politica-garantia' },
      { label: 'Garantía de los productos', href: '/garantia-productos' },
    ],
  },
];

export const legalCopy = {
  disclaimer:
    'Promociones válidas solo en productos participantes. Los precios pueden cambiar sin previo aviso. Vigencia hasta agotar existencias.',
  rights: (company: string) => `© ${company} · Precios en pesos mexicanos (MXN), con IVA incluido.`,
} as const;
