/** A document as a person perceives it without scripts: texts, names, fields and their descriptions. */
import { type DOMNode, type HtmlElement, HtmlValidate, Parser } from 'html-validate';

const reader = new HtmlValidate({ extends: [] });
let settings: ReturnType<typeof reader.getConfigFor> | undefined;
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ', '#x27': "'", '#39': "'" },
};

/** Decodes the entities of markup that React and our templates write; there are no others. */
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text as one line; consecutive spaces and line breaks become one space. */
const inLine = (text: string) => decode(text).replace(/\s+/g, ' ').trim();

const isElement = (node: DOMNode): node is HtmlElement => 'tagName' in node && node.nodeName !== '#document';
/** Whether the markup hides an element, or the element has the class of content that needs scripts. */
const isOut = (element: HtmlElement) => element.hasAttribute('hidden') || element.classList.contains('noscript:hidden');
const unread = new Set(['script', 'style', 'template']);

/** The readable text of an element, without the parts that its markup hides. */
function textOf(node: DOMNode, isName = false): string {
  if (node.childNodes.length === 0) return isElement(node) ? '' : node.textContent;
  return node.childNodes
    .map((child) => {
      if (!isElement(child)) return textOf(child, isName);
      if (isOut(child) || unread.has(child.tagName)) return '';
      // A name leaves out content that screen readers skip. The content of a field is its value, not a part of a name.
      if (isName && (child.getAttributeValue('aria-hidden') === 'true' || child.is('select') || child.is('textarea')))
        return '';
      return textOf(child, isName);
    })
    .join('');
}

export type Words = string | RegExp;
const fits = (text: string, words: Words) => (typeof words === 'string' ? text === words : words.test(text));

/** One element of a document. */
export class Part {
  readonly element: HtmlElement;

  constructor(element: HtmlElement) {
    this.element = element;
  }

  get tag(): string {
    return this.element.tagName;
  }

  get text(): string {
    return inLine(textOf(this.element));
  }

  attribute(name: string): string | undefined {
    const value = this.element.getAttributeValue(name);
    return value === null ? undefined : decode(value);
  }

  has(name: string): boolean {
    return this.element.hasAttribute(name);
  }

  all(selector: string): Part[] {
    return this.element.querySelectorAll(selector).map((element) => new Part(element));
  }

  /** The accessible name of a link or button. */
  get name(): string {
    return inLine(this.attribute('aria-label') ?? '') || inLine(textOf(this.element, true));
  }

  /** The nearest element with one of these tags: the element itself or an ancestor. */
  closest(...tags: string[]): Part | undefined {
    for (let at: HtmlElement | null = this.element; at; at = at.parent)
      if (tags.includes(at.tagName)) return new Part(at);
    return undefined;
  }

  /** Whether the markup hides the element or one of its ancestors. */
  get isHidden(): boolean {
    for (let at: HtmlElement | null = this.element; at; at = at.parent) if (isOut(at)) return true;
    return false;
  }

  /**
   * The visible element with this name.
   * @throws Error if there is none or more than one
   */
  one(selector: string, words: Words): Part {
    const found = this.all(selector).filter((part) => fits(part.name, words) && !part.isHidden);
    const [first] = found;
    if (!first || found.length > 1) {
      const names = this.all(selector).map((part) => part.name);
      throw new Error(
        `${found.length} of "${selector}" are named ${words}. There are: ${names.join(' | ').slice(0, 900)}`,
      );
    }
    return first;
  }

  /**
   * The first visible element with this name.
   * @throws Error if there is none
   */
  first(selector: string, words: Words): Part {
    const found = this.all(selector).find((part) => fits(part.name, words) && !part.isHidden);
    if (!found) throw new Error(`No "${selector}" is named ${words}: ${this.text.slice(0, 600)}`);
    return found;
  }

  count(selector: string, words: Words = /^/): number {
    return this.all(selector).filter((part) => fits(part.name, words) && !part.isHidden).length;
  }
}

/** A parsed document. Tests find its parts by the names that people read. */
export class HtmlPage extends Part {
  static async of(html: string): Promise<HtmlPage> {
    settings ??= reader.getConfigFor('page.html');
    return new HtmlPage(new Parser(await settings).parseHtml(html));
  }

  get title(): string {
    return this.all('title')[0]?.text ?? '';
  }

  /** @throws Error if the document has no first heading or more than one */
  get h1(): string {
    return this.one('h1', /^/).text;
  }

  get main(): Part {
    return this.one('main', /^/);
  }

  byId(id: string): Part | undefined {
    return this.all(`[id="${id}"]`)[0];
  }

  /** The section whose heading or label has this name. */
  region(name: string, within: Part = this): Part {
    const found = within.all('section, aside, nav').filter((part) => {
      const by = part.attribute('aria-labelledby');
      const label = by === undefined ? part.attribute('aria-label') : this.byId(by)?.text;
      return label === name;
    });
    const [first] = found;
    if (!first || found.length > 1) throw new Error(`${found.length} regions are named ${name}.`);
    return first;
  }

  /**
   * The field with this label.
   * @throws Error if there is none or more than one
   */
  field(label: Words, within: Part = this.main): Part {
    const fields = within.all('input, select, textarea').filter((part) => part.attribute('type') !== 'hidden');
    const found = fields.filter((part) => fits(this.labelOf(part), label));
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(
        `${found.length} fields are labelled ${label}: ${fields.map((one) => this.labelOf(one)).join(' | ')}`,
      );
    return first;
  }

  labelOf(field: Part): string {
    const own = field.attribute('aria-label');
    if (own !== undefined) return own;
    const by = field.attribute('aria-labelledby')?.split(' ');
    if (by) return by.map((id) => this.byId(id)?.name ?? '').join(' ');
    const id = field.attribute('id');
    const label = (id && this.all(`label[for="${id}"]`)[0]) || field.closest('label');
    return label ? label.name : '';
  }

  /** The texts that describe a field beside its label: hints and errors. */
  descriptionOf(field: Part): string {
    const ids = field.attribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => this.byId(id)?.text ?? '').join(' ');
  }
}

/** The value of a field: typed text, the chosen option's text, or the state of a box. */
export function fieldValue(field: Part): string {
  if (field.tag === 'textarea') return decode(field.element.textContent).replace(/^\n/, '');
  if (field.tag !== 'select') return field.attribute('value') ?? '';
  const options = field.all('option');
  const chosen = options.find((option) => option.has('selected')) ?? options.find((option) => !option.has('disabled'));
  return chosen ? (chosen.attribute('value') ?? chosen.text) : '';
}
