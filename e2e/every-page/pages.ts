/** Every page of the shop, for the rules of every page: a browser visits each, and a request reads its document. */
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { registryPath } from '@tianguis/domain/registry';
import config from '../../config/shop.json' with { type: 'json' };
import { categoryUrl, findDetail, largestDepartment, list, productUrl } from '../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../support/catalogue/stores.ts';
import { addRegistry } from '../support/customers/registries.ts';
import { sharedCart } from '../support/page/route-examples.ts';
import { accountEnds, accountPages, accountSteps } from './account-pages.ts';
import { checkoutPages } from './checkout-pages.ts';

/**
 * Prepares the state that a page needs before a browser opens it.
 * @returns the path
 */
export type Opening = (context: BrowserContext) => Promise<string>;

export interface ShopPage {
  /** The requirement of the page. */
  rows: string;
  /** Expected status; default: 200. */
  status?: number;
  open: Opening;
  /** The page is the example of its layout, so that its late files are checked at the width of a tablet too. */
  isExample?: true;
  /**
   * The page shows each module twice, with deliberate errors. `gallery.spec.ts` checks what differs from other pages.
   */
  isGallery?: true;
}

/** A path that does not change during a run, so that each worker searches it once. */
function found(find: (request: APIRequestContext) => Promise<string>): Opening {
  let path: Promise<string> | undefined;
  return ({ request }) => {
    path ??= find(request);
    return path;
  };
}

const at = (rows: string, path: string, status = 200): ShopPage => ({ rows, status, open: async () => path });

const shopPages: Readonly<Record<string, ShopPage>> = {
  home: { ...at('RT-01', '/'), isExample: true },
  departments: at('RT-10', '/categoria'),
  category: {
    rows: 'RT-11',
    isExample: true,
    open: found(async (request) => categoryUrl(await largestDepartment(request))),
  },
  product: {
    rows: 'RT-13',
    isExample: true,
    open: found(async (request) =>
      productUrl(
        await findDetail(
          request,
          ({ rating, colors, stock }) => rating.count > 8 && colors.length > 1 && stock > 1,
          ({ variants }) => variants.length > 2,
        ),
      ),
    ),
  },
  stores: at('RT-14', '/tiendas'),
  store: { rows: 'RT-14', open: found(async (request) => storeUrl(await largestStore(request))) },
  'store of a product': {
    rows: 'RT-14',
    open: found(async (request) => {
      const [product] = (await list(request, 'page_size=1')).data.products;
      if (!product) throw new Error('the demo shop has no products');
      return storeUrl(product.store);
    }),
  },
  settings: at('RT-20', '/ajustes'),
  more: at('RT-21', '/menu-mas'),
  offers: at('RT-12', '/c/ofertas/'),
  results: at('RT-08', '/resultados?query=audifonos%20inalanbricos'),
  'results of a category': at('RT-08', '/resultados?query=tenis'),
  'no results': at('RT-08', '/resultados?query=xkqzw'),
  'results of nothing': at('RT-08', '/resultados'),
  'filtered results': at('RT-09', '/resultados/q=tenis/enviogratis=1/orden=menor-precio/pagina=1'),
  search: at('RT-07', '/buscador'),
  corner: at('RT-15', '/corner/1/gamers'),
  'other corner': at('RT-15', '/corner/2/supermercado'),
  landing: at('RT-15', '/landing/meses-sin-intereses'),
  blog: at('RT-15', '/landing/blog'),
  'customer service': { ...at('RT-17', '/servicio-cliente'), isExample: true },
  contact: at('RT-17', '/contacto'),
  'contact form': at('RT-17', '/acciones/escribir/contacto'),
  sellers: at('RT-25', '/l/vender-en-internet'),
  'form of sellers': at('RT-25', '/acciones/escribir/vender'),
  'newsletter confirmation': at('AP-19', '/avisos/boletin/confirmar?token=nada'),
  'end of the newsletter': at('AP-19', '/avisos/boletin/baja?token=nada'),
  'payment methods': at('RT-22', '/formas-pago'),
  'privacy notice': at('RT-27', '/aviso-privacidad'),
  help: at('RT-28', '/necesitas-ayuda/FAQDevolucion'),
  credit: at('RT-29', `/credito-${config.creditModule.product}/beneficios`),
  login: { ...at('RT-02', '/login'), isExample: true },
  register: at('RT-03', '/registro'),
  recovery: at('RT-04', '/recuperar-contrasena/'),
  'dead recovery': at('RT-04', '/recuperar-contrasena/?vencido=1', 410),
  'gift registries': at('RT-23', '/Mesa-de-Regalos'),
  'search of registries': at('RT-23', '/Mesa-de-Regalos?nombre=nadie'),
  'wrong code of a registry': at('RT-23', '/Mesa-de-Regalos?codigo=ABC'),
  registry: { rows: 'RT-23', open: async ({ request }) => registryPath((await addRegistry(request)).code) },
  'no registry': at('RT-23', '/Mesa-de-Regalos/nada', 404),
  gallery: { ...at('RT-26', '/testModules'), isGallery: true },
  'shared cart': { rows: 'RT-16', open: ({ request }) => sharedCart('livestream')(request) },
  'broken shared cart': at('RT-16', '/referidos/nada', 404),
  'no mail': at('RT-18', '/verCorreoCompleto?token=nada', 404),
  'not found': at('RT-30', '/no/existe', 404),
};

export const pages: Readonly<Record<string, ShopPage>> = {
  ...shopPages,
  ...accountPages,
  ...accountSteps,
  ...checkoutPages,
  ...accountEnds,
};
