/** Push notifications on the customer's devices about saved products that are cheaper, or back in stock (issue 41). */
import type { PushKind } from '@tianguis/contract';
import { plural } from '@tianguis/domain';
import type { PushNote } from '../push/service.ts';
import type { Novelty } from './mailing-repository.ts';

const lists = '/mi-cuenta/listadeseos/';
/** Screens cut longer titles. */
const longestTitle = 80;

const short = (title: string): string =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;

function noteOf(
  news: readonly Novelty[],
  { one, many, topic }: { one: string; many: (count: number) => string; topic: string },
): PushNote | undefined {
  const [first] = news;
  if (!first) return undefined;
  return news.length === 1
    ? { title: one, text: short(first.title), path: `/producto/${first.id}/${first.slug}`, topic }
    : { title: many(news.length), text: `${short(first.title)}, entre otros.`, path: lists, topic };
}

/**
 * One push notification of what is cheaper, and one of what is back at the price that it had. Neither has an amount.
 */
export function newsNotes(news: readonly Novelty[]): [PushKind, PushNote][] {
  const isCheaper = ({ price, savedPrice }: Novelty): boolean => price < savedPrice;
  const cheaper = noteOf(news.filter(isCheaper), {
    one: 'Bajó de precio uno de tus favoritos',
    many: (count) => `${plural(count, 'favorito tuyo bajó', 'favoritos tuyos bajaron')} de precio`,
    topic: 'precios',
  });
  const back = noteOf(
    news.filter((one) => !isCheaper(one)),
    {
      one: 'Ya hay otra vez uno de tus favoritos',
      many: (count) => `Ya hay otra vez ${plural(count, 'favorito tuyo', 'favoritos tuyos')}`,
      topic: 'existencias',
    },
  );
  const notes: [PushKind, PushNote | undefined][] = [
    ['precios', cheaper],
    ['existencias', back],
  ];
  return notes.flatMap(([kind, note]) => (note ? [[kind, note] satisfies [PushKind, PushNote]] : []));
}
