/**
 * Tests that the browser without scripts refuses to send what a real browser would not send. Every test of a form
 * depends on this.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { PlainBrowser } from './plain-browser.ts';
import { expect, test } from './test.ts';

const form = (inside: string, attributes = 'method="post" action="/sent?a=1" novalidate=""') =>
  `<form ${attributes}><input type="hidden" name="token" value="&quot;x&quot;"/><label for="n">Nombre <span aria-hidden="true">*</span></label><input id="n" name="nombre" required="" value="Ana"/>${inside}</form>`;
const button = '<button type="submit" name="accion" value="guardar">Guardar</button>';
const choices =
  '<label><input type="radio" name="r" value="1" checked=""/>Uno</label><label><input type="radio" name="r" value="2"/>Dos</label><label><input type="checkbox" name="c"/>Casilla</label><label>Lista<select name="s"><option value="a">A</option><option value="b" selected="">B</option></select></label><label>Texto<textarea name="t">\nhola\nahí</textarea></label>';

const pages: Readonly<Record<string, string>> = {
  '/form': form(choices + button),
  '/get': form(button, 'action="/sent?a=1" novalidate=""'),
  '/asks': form(button, 'method="post" action="/sent"'),
  '/outside': form('') + button,
  '/linked': `${form('', 'id="f" method="post" action="/sent" novalidate=""')}<button form="f">Guardar</button>`,
  '/hidden': `<div hidden="">${form(button)}</div>`,
  '/scripts': form('<button type="button">Guardar</button>'),
  '/disabled': form(
    `<fieldset disabled=""><input name="no" value="1"/></fieldset><input name="off" disabled=""/>${button}`,
  ),
  '/elsewhere': form('<button formaction="/other">Guardar</button>'),
};

let close = () => {};
let at = '';
beforeAll(async () => {
  const server = createServer(async (asked, answer) => {
    const { url = '', method } = asked;
    const sent = Buffer.concat(await asked.toArray()).toString();
    const body =
      pages[url] ?? `<p id="sent">${method} ${url.replaceAll('&', '&amp;')} ${sent.replaceAll('&', '&amp;')}</p>`;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!DOCTYPE html><html><head><title>Una</title></head><body><main><h1>Una</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  at = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => close());

async function send(path: string, typed = {}): Promise<string> {
  const browser = new PlainBrowser();
  await browser.open(at + path);
  const page = await browser.submit('Guardar', typed);
  return page.byId('sent')?.text ?? '';
}

test('a form is sent as the document says, with its hidden fields, what was typed, and the pressed button', async () => {
  expect(await send('/form')).toBe(
    'POST /sent?a=1 token=%22x%22&nombre=Ana&r=1&s=b&t=hola%0D%0Aah%C3%AD&accion=guardar',
  );
  expect(await send('/form', { Nombre: 'Lu', Dos: true, Casilla: true, Lista: 'A', Texto: '' })).toBe(
    'POST /sent?a=1 token=%22x%22&nombre=Lu&r=2&c=on&s=a&t=&accion=guardar',
  );
  expect(await send('/get')).toBe('GET /sent?token=%22x%22&nombre=Ana&accion=guardar');
  expect(await send('/linked')).toBe('POST /sent token=%22x%22&nombre=Ana');
  expect(await send('/disabled')).toBe('POST /sent?a=1 token=%22x%22&nombre=Ana&accion=guardar');
  expect(await send('/elsewhere')).toBe('POST /other token=%22x%22&nombre=Ana');
});

test('a missing field, a button outside of its form or for scripts alone, and hidden parts fail', async () => {
  await expect(send('/form', { Apellido: 'Ríos' })).rejects.toThrow('No field is labelled Apellido');
  await expect(send('/form', { Lista: 'C' })).rejects.toThrow('No option is "C"');
  await expect(send('/outside')).rejects.toThrow('is in no form');
  await expect(send('/scripts')).rejects.toThrow('is no button that sends a form');
  await expect(send('/hidden')).rejects.toThrow('0 of');
  await expect(send('/asks', { Nombre: '' })).rejects.toThrow('A browser does not send the form');
});
