/**
 * First-party analytics (AP-21, ST-10, SS-08). Events are stored only with consent and only up to a limit. Storing
 * events never delays other calls. Decision 36.
 */
import type { EventBatch, OwnEventsReply, ShopEvent } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { readConsent } from '@tianguis/domain';
import { Failure } from '../../failure.ts';
import { analyticsRepository, type NewEvent } from './repository.ts';

/** All functions take the value of the consent cookie. @throws Failure CONSENT_REQUIRED */
export interface AnalyticsService {
  /** Stores a batch. Drops the batch while too many others are being stored: losses are accepted by design. */
  note(consent: string | undefined, batch: EventBatch): Promise<void>;
  own(consent: string | undefined): Promise<OwnEventsReply>;
  erase(consent: string | undefined): Promise<void>;
}

/** The most events that are stored for one visitor. */
const mostEvents = 5_000;
/** The most batches that are stored at the same time. */
const mostAtOnce = 8;
const latest = 100;

export function createAnalytics(shop: UnitOfWork): AnalyticsService {
  let storing = 0;
  return {
    async note(consent, { eventos }) {
      const visitor = visitorOf(consent);
      if (storing >= mostAtOnce) return;
      storing++;
      try {
        const events = eventos.flatMap(toEvent);
        const cart = eventos.findLast((one) => one.evento === 'carrito');
        await shop.withTransaction(async ({ db }) => {
          const repository = analyticsRepository(db);
          await repository.lock(visitor);
          if (events.length > 0) await repository.add(visitor, events, mostEvents);
          if (cart) await repository.setCart(visitor, [...new Set(cart.productos)]);
        });
      } finally {
        storing--;
      }
    },

    async own(consent) {
      const { latest: events, total, cart } = await analyticsRepository(shop.db).of(visitorOf(consent), latest);
      return {
        status: 'success',
        data: {
          ...{ total, carrito: cart.length },
          eventos: events.map(({ kind, product, path, message, happened_at }) => ({
            ...{ evento: kind, fecha: happened_at.toISOString(), pagina: path, mensaje: message },
            producto: product as OwnEventsReply['data']['eventos'][number]['producto'],
          })),
        },
      };
    },

    async erase(consent) {
      const visitor = visitorOf(consent);
      await shop.withTransaction(async ({ db }) => {
        const repository = analyticsRepository(db);
        await repository.lock(visitor);
        await repository.erase(visitor);
      });
    },
  };
}

function visitorOf(consent: string | undefined): string {
  const read = readConsent(consent);
  if (!read?.isGiven) throw new Failure('CONSENT_REQUIRED');
  return read.visitor;
}

function toEvent(event: ShopEvent): NewEvent[] {
  switch (event.evento) {
    case 'carrito':
      return [];
    case 'error': {
      return [{ kind: 'error', path: kindOfPage(event.pagina), message: withoutAddresses(printable(event.mensaje)) }];
    }
    default: {
      const { id, variante: sku = '', cantidad: quantity = 1 } = event;
      return [{ kind: event.evento, product: { id, sku: sku.toWellFormed(), quantity } }];
    }
  }
}

/**
 * First segments of paths that are stored. The rest of a path may contain a search, an id of an address, or a secret
 * link.
 */
const pages: ReadonlySet<string> = new Set([
  ...[
    '',
    'home',
    'categoria',
    'departamentos',
    'producto',
    'tiendas',
    'tienda',
    'buscador',
    'resultados',
    'c',
    'corner',
  ],
  ...['landing', 'ajustes', 'menu-mas', 'testModules', 'login', 'registro', 'autorizar', 'recuperar-contrasena'],
  ...['mi-cuenta', 'carrito', 'pedido', 'lista-compartida', 'verCorreoCompleto', 'cuenta-borrada', 'aviso-privacidad'],
  ...['afiliados', 'livestream', 'referidos', 'external_cart', 'servicio-cliente', 'formas-pago', 'contacto'],
]);

/** The first segment of a path: all searches become `/resultados`. */
function kindOfPage(path: string): string {
  const [, first = ''] = path.split(/[/?#]/);
  return pages.has(first) ? `/${first}` : '/…';
}

const withoutAddresses = (text: string): string => text.replaceAll(/\b[a-z]+:\/\/\S+/gi, '…');

const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed();
