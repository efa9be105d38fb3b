import type { DepartmentKey } from '../departments/department-keys.ts';
import type { VariantRow } from '../generator/rows.ts';
import type { ProductDraft } from '../types.ts';
import type { Topic } from './remarks.ts';

/** The properties that decide whether a general remark fits a product. */
export interface RemarkedProduct {
  department: DepartmentKey;
  draft: ProductDraft;
  variants: readonly VariantRow[];
}

/** Departments whose products are unsuitable as gifts. */
const NO_PRESENTS: ReadonlySet<DepartmentKey> = new Set([
  'supermercado',
  'bebidas',
  'farmacia',
  'ferreteria-autos',
  'mascotas',
]);
/** Departments whose products are consumed. */
const USED_UP: ReadonlySet<DepartmentKey> = new Set(['supermercado', 'bebidas', 'farmacia', 'salud-belleza']);
const FOR_LASTING_THINGS =
  /decidirme|hacía falta|comparé|dudé|instructivo|acabado|garantía|modelo|estren|usado|fotos?\b|persona|de uso/i;
/** Departments whose products cannot break or wear out, such as books. */
const READ_OR_HEARD: ReadonlySet<DepartmentKey> = new Set(['libros', 'peliculas-musica']);
const FOR_WORKING_THINGS = /de uso|instructivo|acabado|funcion|garantía|modelo|defectuoso/i;
const BUYS_AGAIN = /segunda compra|pedir más/i;
/** Price limits in centavos: below the first, reviews may mention a second purchase; above the second, instalments. */
const BUYS_AGAIN_BELOW = 60_000;
const INSTALMENTS_FROM = 120_000;
const A_PRESENT_FROM = 15_000;

/** Whether the product is a card with a code or a chip. */
function isCard(draft: ProductDraft): boolean {
  return draft.pictures[0]?.recipe.art === 'gift-card';
}

/** Whether a remark fits this product: for example, no remark about size for a product without sizes. */
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

/** Whether a text mentions the topic. */
export function speaksOf(topic: Topic, text: string): boolean {
  return TOPIC_WORDS[topic].test(text);
}

/** Topics that the review does not mention yet, with their weights. */
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
