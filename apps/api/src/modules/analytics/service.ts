/** First-party analytics (AP-21, ST-10, SS-08): stored only with consent, bounded, and never in the way. Decision 36. */
import type { EventBatch, OwnEventsReply, ShopEvent } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { readConsent } from '@tianguis/domain';
import type { Kysely } from 'kysely';
import { Failure } from '../../failure.ts';
import { analyticsRepository, type NewEvent } from './repository.ts';

/** All take the consent as the cookie has it. @throws Failure CONSENT_REQUIRED */
export interface AnalyticsService {
  /** Drops a batch while too many are being stored: it is lossy by design. */
  note(consent: string | undefined, batch: EventBatch): Promise<void>;
  own(consent: string | undefined): Promise<OwnEventsReply>;
  erase(consent: string | undefined): Promise<void>;
}

/** Events of one visitor at most. */
const mostEvents = 5_000;
/** Batches that are stored at the same time. */
const mostAtOnce = 8;
const latest = 100;

export function createAnalytics(db: Kysely<Database>): AnalyticsService {
  const repository = analyticsRepository(db);
  let storing = 0;
  return {
    async note(consent, { eventos }) {
      const visitor = visitorOf(consent);
      if (storing >= mostAtOnce) return;
      storing++;
      try {
        const events = eventos.flatMap(toEvent);
        if (events.length > 0) await repository.add(visitor, events, mostEvents);
        const cart = eventos.findLast((one) => one.evento === 'carrito');
        if (cart) await repository.setCart(visitor, [...new Set(cart.productos)]);
      } finally {
        storing--;
      }
    },

    async own(consent) {
      const { latest: events, total, cart } = await repository.of(visitorOf(consent), latest);
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

    erase: (consent) => repository.erase(visitorOf(consent)),
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
      const [path = ''] = event.pagina.split(/[?#]/);
      return [{ kind: 'error', path: printable(path), message: printable(event.mensaje) }];
    }
    default: {
      const { id, variante: sku = '', cantidad: quantity = 1 } = event;
      return [{ kind: event.evento, product: { id, sku, quantity } }];
    }
  }
}

const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed();
