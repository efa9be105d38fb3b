/** What the texts of a page promise, apart from what sellers and customers wrote (TR-01). */
import type { OfferKey } from '@tianguis/domain/offer';
import { structuredData } from '@tianguis/testkit/documents';
import type { DOMNode, HtmlElement } from 'html-validate';
import { HtmlPage } from './html-page.ts';

/** Phrases that promise a part of the offer. */
export const promises: Readonly<Record<OfferKey, RegExp>> = {
  // "Pagaste con tarjeta" is about a refund.
  card: /\bpag(a|as|ar|ue|ues) (al momento )?con (una |tu )?tarjeta|tarjetas? (de crédito )?participantes?|\bvisa\b|mastercard|american express/iu,
  months: /meses sin intereses|\bMSI\b|pagos? mensual|mensualidad/iu,
  oxxo: /\boxxo\b/iu,
  spei: /\bspei\b/iu,
  balance: /saldo a favor/iu,
  credit: /crédito (de la tienda|tianguis)|paga poco a poco/iu,
  pickUp: /rec[oó]g\w* (tu (pedido|compra|producto) )?en (una |la |tu |nuestras? )?tienda|listo para recoger/iu,
  protection: /compra protegida/iu,
  invoices: /quiero factura|ped(ir|irla|irle|ida) (tu |una |la )?factura|pide (tu |la |una )?factura/iu,
  purchases: /comprar ahora|comprar este producto|paga como quieras|forma de pago que quieras/iu,
};

/** Phrases that deny a part of the offer. They are wrong if the shop offers it. */
export const denials: Readonly<Partial<Record<OfferKey, RegExp>>> = {
  purchases:
    /(todavía|aún|por ahora) no (se puede|puedes|hay cómo) (comprar|pagar)|compras? (todavía |aún )?no está|(cuentas|compra)[^.]{0,40}no están? abiert|se abrirán después|cuando abra la compra/iu,
  credit: /(todavía|por ahora) no ofrece\w* (el )?crédito|crédito[^.]{0,40}todavía no está/iu,
  months: /(todavía|por ahora) no ofrece\w* meses/iu,
};

/** A statement that the page is about something that the shop does not offer. */
export const isDenied = /\bno (los? |las? )?(ofrece|da|damos|hay|tiene)|(todavía|aún|por ahora) no\b/iu;

/** Sections of product pages with texts of sellers or customers, by their headings. */
const sellerSections = new Set(['Lo que debes saber', 'Descripción', 'Características', 'Opiniones', 'Vendido por']);

/** Types of structured data whose texts come from sellers. */
const sellerTypes = new Set(['Product', 'ItemList', 'Store', 'Review']);

const isElement = (node: DOMNode): node is HtmlElement => 'tagName' in node && node.nodeName !== '#document';
const unread = new Set(['script', 'style', 'template']);
const readAttributes = ['aria-label', 'title', 'placeholder', 'alt'];

/** Places with texts of sellers: links to products and stores, pictures, and parts of cards. */
function isSellers(element: HtmlElement): boolean {
  const { tagName, classList } = element;
  if (tagName === 'a') return /^\/(producto|tienda)\//.test(element.getAttributeValue('href') ?? '');
  return tagName === 'img' || classList.contains('seller') || classList.contains('variant');
}

/** The source without scripts, except structured data. Most pages without a phrase need not be read further. */
export const sourceOf = (html: string): string =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '').replace(/<style\b[^>]*>.*?<\/style>/gs, '');

/** The texts of a page, each in one line: visible texts, names, descriptions and structured data. */
export async function textsOf(html: string, path: string): Promise<string[]> {
  const page = await HtmlPage.of(html);
  const out = new Set<HtmlElement>();
  for (const section of page.all('section')) {
    const by = section.attribute('aria-labelledby');
    const heading = by === undefined ? section.all('h2')[0]?.text : page.byId(by)?.text;
    if (sellerSections.has(heading ?? section.attribute('aria-label') ?? '')) out.add(section.element);
  }
  const ofSeller = /^\/(producto|tienda)\//.test(path) ? new Set(['h1', 'title', 'meta']) : new Set();
  const attributes: string[] = [];
  const read = (node: DOMNode): string => {
    if (!isElement(node)) return node.childNodes.length > 0 ? node.childNodes.map(read).join('') : node.textContent;
    if (out.has(node) || unread.has(node.tagName) || ofSeller.has(node.tagName) || isSellers(node)) return ' ';
    for (const name of node.tagName === 'meta' ? ['content'] : readAttributes) {
      const value = node.getAttributeValue(name);
      if (value) attributes.push(value);
    }
    return node.childNodes.map(read).join('');
  };
  const visible = read(page.element).replace(/\s+/g, ' ');
  const data = structuredData(html).filter((one) => !sellerTypes.has(String(one['@type'])));
  return [visible, ...attributes, ...data.map((one) => JSON.stringify(one))];
}

/** The phrases that match, with the words around the first of them. */
export function found(texts: readonly string[], phrase: RegExp): string | undefined {
  for (const text of texts) {
    const match = phrase.exec(text);
    if (match) return text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
  }
  return undefined;
}
