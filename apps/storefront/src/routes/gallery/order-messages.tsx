/** Messages about an order, and the form of a question about a product (AF-05). */
import type { ThreadView } from '@tianguis/contract';
import { OwnerField } from '../../features/account/drafts/owner-field.tsx';
import { toThread, toThreadLink } from '../../features/orders/messages/messages-data.ts';
import { MessagesPage } from '../../features/orders/messages/messages-page.tsx';
import { toFacts } from '../../features/orders/order-facts.ts';
import { AskPage } from '../../features/questions/ask-page.tsx';
import type { GalleryData } from './data.ts';
import { sampleOrder } from './order-help.tsx';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

export function orderMessages({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const picture = real[0]?.picture ?? null;
  const order = sampleOrder(picture, now);
  const at = new Date(now).toISOString();
  const thread: ThreadView = {
    ...{ folio: `${order.pedido}M01`, pedido: order.pedido, state: 'answered', opened_at: at, changed_at: at },
    product: { id: 7, title: longWord },
    messages: [
      { from: 'customer', text: `${longWord}\nLlegó una pieza rota.`, at },
      { from: 'shop', text: longWord, at },
    ],
  };
  const page = {
    ...{ facts: toFacts(order), action: '/testModules', newHref: '/testModules', helpHref: '/testModules' },
    ...{ id: '00000000-0000-4000-8000-000000000000', product: { id: 7, title: longWord }, owner: <OwnerField /> },
  };
  const wrong = { status: 'invalid' as const, values: { texto: '' }, fieldErrors: { texto: longWord }, message: '' };
  const form = { action: '/testModules', title: longWord, picture, backHref: '/testModules', isSold: true };
  return {
    'Escribir sobre un pedido': (
      <Apart name="escribir">
        <MessagesPage
          {...page}
          thread={undefined}
          threads={[toThreadLink(order.pedido, thread)]}
          result={wrong}
          heading="h2"
        />
      </Apart>
    ),
    'Mensajes de un pedido': (
      <Apart name="mensajes">
        <MessagesPage
          {...page}
          thread={toThread({ ...thread, state: 'waiting' }, longWord, true)}
          threads={[]}
          heading="h2"
        />
      </Apart>
    ),
    'Mensajes de un pedido, cerrados': (
      <Apart name="mensajes-cerrados">
        <MessagesPage
          {...page}
          thread={toThread({ ...thread, state: 'closed' }, longWord, false)}
          threads={[]}
          heading="h2"
        />
      </Apart>
    ),
    'Preguntar por un producto': (
      <Apart name="preguntar">
        <AskPage {...form} isDone={false} result={wrong} owner={<OwnerField />} heading="h2" />
      </Apart>
    ),
    'Preguntar por un producto, recibida': (
      <Apart name="pregunta-recibida">
        <AskPage {...form} isDone heading="h2" />
      </Apart>
    ),
  };
}
