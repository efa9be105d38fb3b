/**
 * A browser without scripts, built on requests. It follows links and submits forms as the document defines them. A
 * missing field, a wrong URL, or a button outside of its form fails, as for a visitor.
 */

import { Client, type Reply } from './client.ts';
import { fieldValue, HtmlPage, type Part, type Words } from './html-page.ts';
import { browserAccept } from './raw-request.ts';

/** Values by label: typed text, the text of an option, or whether a box is checked. */
export type Typed = Readonly<Record<string, string | boolean>>;

export class PlainBrowser {
  readonly client: Client;
  #shown: { page: HtmlPage; reply: Reply } | undefined;

  constructor(client = new Client()) {
    this.client = client;
  }

  get page(): HtmlPage {
    if (!this.#shown) throw new Error('No page is open.');
    return this.#shown.page;
  }

  get reply(): Reply {
    if (!this.#shown) throw new Error('No page is open.');
    return this.#shown.reply;
  }

  /** The URL of the open page, without the origin. */
  get address(): string {
    const { pathname, search, hash } = new URL(this.reply.url());
    return pathname + search + hash;
  }

  open(address: string): Promise<HtmlPage> {
    return this.#show(this.client.get(address, { headers: this.#headers('none') }));
  }

  /** Follows the link with this name, of which there must be only one. */
  follow(name: Words, within: Part = this.page.main): Promise<HtmlPage> {
    return this.go(within.one('a', name));
  }

  /** Follows a link. */
  go(link: Part): Promise<HtmlPage> {
    const address = link.attribute('href');
    if (address === undefined) throw new Error(`"${link.name}" leads nowhere.`);
    return this.#go(address);
  }

  /**
   * Fills in fields by their labels, and presses the button with this name.
   * @throws Error if a browser would not submit the form
   */
  submit(button: Words, typed: Typed = {}, within: Part = this.page.main): Promise<HtmlPage> {
    return this.press(within.one('button, input[type="submit"]', button), typed);
  }

  press(button: Part, typed: Typed = {}): Promise<HtmlPage> {
    const kind = button.attribute('type') ?? 'submit';
    if (kind !== 'submit') throw new Error(`"${button.name}" is no button that sends a form: ${kind}.`);
    if (button.has('disabled')) throw new Error(`"${button.name}" is disabled.`);
    const id = button.attribute('form');
    const form = id === undefined ? button.closest('form') : this.page.byId(id);
    if (form?.tag !== 'form') throw new Error(`"${button.name}" is in no form.`);
    const fields = this.#entries(form, button, typed);
    const action = button.attribute('formaction') ?? form.attribute('action') ?? this.reply.url();
    const method = (button.attribute('formmethod') ?? form.attribute('method') ?? 'get').toLowerCase();
    if (form.has('enctype')) throw new Error(`No test needs ${form.attribute('enctype')} yet.`);
    const target = new URL(action, this.reply.url());
    if (method === 'get') {
      target.search = new URLSearchParams(fields).toString();
      return this.#go(target.href);
    }
    const body = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { ...this.#headers('same-origin'), ...type, origin: new URL(this.reply.url()).origin };
    return this.#show(this.client.post(target.href, { headers, data: Buffer.from(body) }), target.hash);
  }

  /** Names and values of the submitted form, in the sequence of the document (HTML, 4.10.21). */
  #entries(form: Part, button: Part, typed: Typed): [string, string][] {
    const document = this.page;
    const id = form.attribute('id');
    const own = form.all('input, select, textarea, button').filter((part) => !part.has('form'));
    const linked = id === undefined ? [] : document.all(`[form="${id}"]`);
    const controls = [...own, ...linked].filter((part) => !part.has('disabled') && !isInDisabledGroup(part));
    const used = new Set<string>();
    const entries: [string, string][] = [];
    const keyOf = (label: string) => Object.keys(typed).find((one) => label === one || label.startsWith(`${one} `));
    const isChecked = !form.has('novalidate') && !button.has('formnovalidate');
    for (const control of controls) {
      const name = control.attribute('name');
      const type = control.tag === 'input' ? (control.attribute('type') ?? 'text') : control.tag;
      if (type === 'button' || type === 'submit') {
        if (control.element === button.element && name) entries.push([name, control.attribute('value') ?? '']);
        continue;
      }
      const label = document.labelOf(control);
      const key = type === 'hidden' ? undefined : keyOf(label);
      if (key !== undefined) used.add(key);
      const given = key === undefined ? undefined : typed[key];
      if (type === 'checkbox' || type === 'radio') {
        // A chosen radio button unchecks the other radio buttons with the same name.
        const group = type === 'radio' ? controls.filter((one) => one.attribute('name') === name) : [];
        const other = group.some((one) => typed[keyOf(document.labelOf(one)) ?? ''] === true);
        const isOn = given ?? (other ? false : control.has('checked'));
        if (isOn && name) entries.push([name, control.attribute('value') ?? 'on']);
        if (isChecked && control.has('required') && !isOn && type === 'checkbox') throw refused(label);
        continue;
      }
      const value = given === undefined ? fieldValue(control) : filled(control, String(given));
      if (isChecked && control.has('required') && value === '') throw refused(label);
      if (isChecked && type === 'email' && value !== '' && !/^[^@\s]+@[^@\s]+$/.test(value)) throw refused(label);
      if (name) entries.push([name, value.replace(/\r?\n/g, '\r\n')]);
    }
    const missing = Object.keys(typed).filter((one) => !used.has(one));
    const labels = controls.map((one) => document.labelOf(one)).filter(Boolean);
    if (missing.length > 0) throw new Error(`No field is labelled ${missing.join(', ')}: ${labels.join(' | ')}`);
    return entries;
  }

  #headers(site: string): Record<string, string> {
    const accept = {
      accept: browserAccept,
      'sec-fetch-site': site,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const policy = this.#shown?.reply.headers()['referrer-policy'];
    return site === 'none' || !this.#shown || policy === 'no-referrer'
      ? accept
      : { ...accept, referer: this.reply.url() };
  }

  async #go(address: string): Promise<HtmlPage> {
    const target = new URL(address, this.reply.url());
    return this.#show(this.client.get(target.href, { headers: this.#headers('same-origin') }), target.hash);
  }

  async #show(asked: Promise<Reply>, hash = ''): Promise<HtmlPage> {
    const reply = await asked;
    const type = reply.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) throw new Error(`${reply.url()} is no page: ${reply.status()} ${type}`);
    const document = await HtmlPage.of(await reply.text());
    this.#shown = { page: document, reply: hash && !new URL(reply.url()).hash ? reply.at(reply.url() + hash) : reply };
    // A page may lead to another by `meta refresh`.
    const refresh = document.all('meta').find((meta) => meta.attribute('http-equiv')?.toLowerCase() === 'refresh');
    const next = /^0;\s*url=(.+)$/i.exec(refresh?.attribute('content') ?? '')?.[1];
    if (next !== undefined) return this.#go(next);
    return document;
  }
}

const refused = (label: string) =>
  new Error(`A browser does not send the form: "${label}" is not filled in as it asks.`);

const isInDisabledGroup = (part: Part) => part.closest('fieldset')?.has('disabled') === true;

/** @throws Error for a text that a person cannot type there, or an option that does not exist */
function filled(control: Part, text: string): string {
  if (control.has('readonly')) throw new Error(`A field is only read: ${control.attribute('name')}`);
  if (control.tag === 'select') {
    const option = control.all('option').find((one) => one.text === text);
    if (!option)
      throw new Error(
        `No option is "${text}": ${control
          .all('option')
          .map((one) => one.text)
          .join(' | ')}`,
      );
    return option.attribute('value') ?? option.text;
  }
  const most = control.attribute('maxlength');
  return most === undefined ? text : text.slice(0, Number(most));
}
