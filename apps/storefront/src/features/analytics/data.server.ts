/** Reads and changes the consent of this browser, and reads and deletes its events. */
import { randomUUID } from 'node:crypto';
import { consentCookie, momentFormat, readConsent, writeConsent } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { answered, tried } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { requestContext } from '../../shared/request/request-scope.ts';

type Context = Readonly<RouterContextProvider>;

export interface StoredEvent {
  /** "27 nov, 10:05 a.m." */
  when: string;
  kind: string;
  /** A product's title, or the page of an error with its message. */
  which: string;
}

export interface AnalyticsData {
  state: 'undecided' | 'given' | 'refused';
  total: number;
  cart: number;
  events: StoredEvent[];
}

export type AnalyticsOutcome = 'yes' | 'no' | 'erased' | 'failed';

const inWords = momentFormat({ dateStyle: 'medium', timeStyle: 'short' });

const asBrowser = (cookie: string) => ({ credentials: { cookie: `${consentCookie}=${cookie}` } });

export async function readAnalytics(context: Context): Promise<AnalyticsData> {
  const consent = readConsent(context.get(requestContext).cookies.get(consentCookie));
  const nothing = { total: 0, cart: 0, events: [] };
  if (!consent?.isGiven) return { state: consent ? 'refused' : 'undecided', ...nothing };
  const { data } = await answered(context.get(shopContext).api.analytics.own(asBrowser(writeConsent(consent))));
  return {
    ...{ state: 'given', total: data.total, cart: data.carrito },
    events: data.eventos.map(({ evento, fecha, producto, pagina, mensaje }) => ({
      ...{ when: inWords(fecha), kind: evento },
      which: producto?.title ?? [pagina, mensaje].filter(Boolean).join(': '),
    })),
  };
}

/** Withdrawing consent deletes all events first, since only the cookie contains the number that finds the events. */
export async function changeAnalytics(context: Context, form: FormData): Promise<AnalyticsOutcome> {
  const { cookies } = context.get(requestContext);
  const stored = readConsent(cookies.get(consentCookie));
  const what = form.get('accion');
  if (what === 'si') {
    if (!stored?.isGiven)
      cookies.set(consentCookie, writeConsent({ isGiven: true, visitor: randomUUID() }), { readable: true });
    return 'yes';
  }
  if (stored?.isGiven) {
    const { refused } = await tried(context.get(shopContext).api.analytics.erase(asBrowser(writeConsent(stored))));
    if (refused) return 'failed';
  }
  if (what !== 'no') return 'erased';
  cookies.set(consentCookie, writeConsent({ isGiven: false }), { readable: true });
  return 'no';
}
