import type { DepartmentKey } from '../departments/order.ts';
import type { VariantRow } from '../generator/rows.ts';
import type { ProductDraft } from '../types.ts';
import type { Topic } from './remarks.ts';

/** What decides whether a remark, written for anything, may be made about this product. */
export interface RemarkedProduct {
  department: DepartmentKey;
  draft: ProductDraft;
  variants: readonly VariantRow[];
}

/** Nobody is given these, or not with pleasure. */
const NO_PRESENTS: ReadonlySet<DepartmentKey> = new Set([
  'supermercado',
  'bebidas',
  'farmacia',
  'ferreteria-autos',
  'mascotas',
]);
/** What is eaten, drunk or used up: bought often and without much thought. */
const USED_UP: ReadonlySet<DepartmentKey> = new Set(['supermercado', 'bebidas', 'farmacia', 'salud-belleza']);
const FOR_LASTING_THINGS =
  /decidirme|hacía falta|comparé|dudé|instructivo|acabado|garantía|modelo|estren|usado|fotos?\b|persona|de uso/i;
/** Books and records neither work nor wear out. */
const READ_OR_HEARD: ReadonlySet<DepartmentKey> = new Set(['libros', 'peliculas-musica']);
const FOR_WORKING_THINGS = /de uso|instructivo|acabado|funcion|garantía|modelo|defectuoso/i;
const BUYS_AGAIN = /segunda compra|pedir más/i;
/** Centavos: below, people buy a second one; above, months without interest are worth a word. */
const BUYS_AGAIN_BELOW = 60_000;
const INSTALMENTS_FROM = 120_000;
const A_PRESENT_FROM = 15_000;

/** A card with a code or a chip: nothing to try on, wrap or polish. */
function isCard(draft: ProductDraft): boolean {
  return draft.pictures[0]?.recipe.art === 'gift-card';
}

/** Whether a remark may be made about this product at all: no sizes of what has none, no finish of a bag of rice. */
export function suits(text: string, { department, draft, variants }: RemarkedProduct): boolean {
  const options = variants[0]?.options ?? {};
  if (/\bcolor(es)?\b/i.test(text) && !('Color' in options)) return false;
  if (/\btalla\b/i.test(text) && !('Talla' in options)) return false;
  if (BUYS_AGAIN.test(text) && draft.price > BUYS_AGAIN_BELOW) return false;
  if (/meses sin intereses/.test(text) && draft.price < INSTALMENTS_FROM) return false;
  if (READ_OR_HEARD.has(department) && FOR_WORKING_THINGS.test(text)) return false;
  return !((USED_UP.has(department) || isCard(draft)) && FOR_LASTING_THINGS.test(text));
}

const TOPIC_WORDS: Readonly<Record<Topic, RegExp>> = {
  delivery: /lleg|env[ií]|empa[cq]|paquet|caja|entreg|mand[aó]|tard|guía|repartidor|espera\b/i,
  use: /compr|ped[ií]|oferta|precio|recom/i,
  gift: /regal|mi (mamá|papá|espos|hij|herman|sobrin|suegr|abuel|novi|comadre)|cumpleaños|reyes/i,
  digital: /código|correo/i,
};

/** Whether a text touches that topic. */
export function speaksOf(topic: Topic, text: string): boolean {
  return TOPIC_WORDS[topic].test(text);
}

/** What else could be spoken of, with how likely it is: topics that the body does not touch yet. */
export function openTopics(body: string, { department, draft }: RemarkedProduct): (readonly [Topic, number])[] {
  const topics: (readonly [Topic, number])[] = draft.digital
    ? [['digital', 1]]
    : [
        ['delivery', 5],
        ['use', 6],
        ['gift', NO_PRESENTS.has(department) || isCard(draft) || draft.price < A_PRESENT_FROM ? 0 : 2],
      ];
  return topics.filter(([topic, weight]) => weight > 0 && !speaksOf(topic, body));
}
