/** Registration without JavaScript (RT-03, ER-06). `registration.spec.ts` tests it with scripts, up to the session. */
import { randomUUID } from 'node:crypto';
import { addCustomer, password } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { fieldValue, type HtmlPage } from '../client/html-page.ts';
import { PlainBrowser, type Typed } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const newAddress = () => `nueva-${randomUUID()}@tianguis.example`;
const noticeOf = (page: HtmlPage) => page.labelOf(page.field(/Acepto el aviso de privacidad/));
const summaryOf = (page: HtmlPage) =>
  page.main.all('[role="alert"]').find(({ text }) => text.includes('Corrige'))?.text;

async function open(): Promise<{ browser: PlainBrowser; page: HtmlPage }> {
  const browser = new PlainBrowser();
  return { browser, page: await browser.open('/registro') };
}

const filled = (page: HtmlPage, email: string): Typed => ({
  ...{ Nombre: 'María José', 'Apellido paterno': 'Peña', 'Correo electrónico': email, Teléfono: '+52 55 1234 5678' },
  ...{ Cumpleaños: '1990-02-28', Género: 'No binario', Contraseña: password, [noticeOf(page)]: true },
});

test('RT-03 what is missing is said at its field, and what was typed stays', async () => {
  const { browser } = await open();
  const typed = { Nombre: 'Ana', 'Correo electrónico': 'ana@', Contraseña: '12345678', 'Apellido paterno': 'Ríos' };
  let page = await browser.submit('Crear mi cuenta', typed);
  expect(browser.reply.status()).toBe(422);
  expect(summaryOf(page)).toContain('Acepta el aviso de privacidad para crear tu cuenta');
  expect(summaryOf(page)).toContain('El formato de correo electrónico es inválido');
  page = await browser.submit('Crear mi cuenta', { Teléfono: '55 12', [noticeOf(page)]: true, Contraseña: '12345678' });
  expect(summaryOf(page)).toContain('El formato de correo electrónico es inválido');
  expect(summaryOf(page)).toContain('Esa contraseña es de las primeras que alguien probaría.');
  expect(summaryOf(page)).toContain('Escribe los diez dígitos de tu teléfono');
  expect(fieldValue(page.field(/^Nombre/))).toBe('Ana');
  expect(fieldValue(page.field('Correo electrónico'))).toBe('ana@');
  expect(fieldValue(page.field(/^Contraseña/))).toBe('');
});

test('RT-03 a wrong telephone and a wrong birthday: each has its sentence in one round, and all eight fields stay', async () => {
  const { browser, page: empty } = await open();
  const fields: Record<string, string> = {
    ...{ Nombre: 'María José', 'Apellido paterno': 'Peña', 'Apellido materno': 'Ruiz' },
    ...{ 'Correo electrónico': newAddress(), Teléfono: '55 1234', Cumpleaños: '2090-02-28' },
  };
  const options = empty
    .field(/^Género/)
    .all('option')
    .map(({ text }) => text);
  expect(options[0], 'it is optional').toBe('Prefiero no decirlo');
  expect(options.length - 1, 'more than two').toBeGreaterThan(2);
  const other = empty
    .field(/^Género/)
    .all('option')
    .find((option) => option.attribute('value') === 'otro')?.text;
  const page = await browser.submit('Crear mi cuenta', {
    ...{ ...fields, Género: other ?? '', Contraseña: password, [noticeOf(empty)]: true },
  });
  const summary = summaryOf(page);
  expect(summary).toContain('Corrige 2 datos:');
  for (const [label, sentence] of [
    ['Teléfono', 'Escribe los diez dígitos de tu teléfono'],
    ['Cumpleaños', 'Escribe una fecha que ya pasó.'],
  ] as const) {
    const field = page.field(new RegExp(`^${label}`));
    expect(summary).toContain(sentence);
    expect(field.attribute('aria-invalid')).toBe('true');
    expect(page.descriptionOf(field)).toMatch(new RegExp(sentence));
  }
  expect(page.main.all('[aria-invalid="true"]')).toHaveLength(2);
  for (const [name, value] of Object.entries(fields))
    expect(fieldValue(page.field(new RegExp(`^${name}`))), name).toBe(value);
  expect(fieldValue(page.field(/^Género/))).toBe('otro');
  expect(page.field(/Acepto el aviso de privacidad/).has('checked')).toBe(true);
});

test('RT-03 an e-mail that has an account gets the same answer, and its owner a mail', async () => {
  const { email } = await addCustomer();
  const { browser, page: empty } = await open();
  const page = await browser.submit('Crear mi cuenta', filled(empty, email));
  expect(page.main.text).toContain('Te enviamos un correo para continuar.');
  expect(page.field(/^Código del correo/).tag).toBe('input');
  const subject = () =>
    withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query('select subject from mails where recipient = $1', [email]);
      return rows.map((row) => row.subject);
    });
  await expect.poll(subject).toEqual(['Ya tienes una cuenta con este correo']);
});

test('ER-06 a 5xx of the API is a state of the form, with what was typed', async () => {
  const email = newAddress();
  const { browser, page: empty } = await open();
  await withShopDatabase(({ pool }) =>
    pool.query(`
      create function refuse_code() returns trigger language plpgsql as $$ begin raise exception 'refused' using errcode = '53100'; end $$;
      create trigger refuse_code before insert on mailed_codes
        for each row when (new.subject = '${email}') execute function refuse_code()`),
  );
  try {
    const page = await browser.submit('Crear mi cuenta', filled(empty, email));
    expect(page.main.text).toMatch(/no pudimos crear tu cuenta/);
    expect(fieldValue(page.field('Correo electrónico'))).toBe(email);
  } finally {
    await withShopDatabase(({ pool }) => pool.query('drop function refuse_code cascade'));
  }
});

test('RT-03 back to what was typed, without the errors of the code, and on again', async () => {
  const { browser, page: empty } = await open();
  await browser.submit('Crear mi cuenta', filled(empty, newAddress()));
  let page = await browser.submit('Confirmar y entrar', { 'Código del correo': '000000', Contraseña: password });
  expect(page.main.text).toContain('El código no es correcto.');
  page = await browser.submit('Corregir mis datos');
  expect(fieldValue(page.field(/^Nombre/))).toBe('María José');
  expect(page.main.text).not.toContain('El código no es correcto.');
  const email = newAddress();
  page = await browser.submit('Crear mi cuenta', { 'Correo electrónico': email, Contraseña: password });
  expect(page.descriptionOf(page.field(/^Código del correo/))).toContain(email);
});

test('RT-03 only targets of this shop are kept', async () => {
  const page = await new PlainBrowser().open('/registro?redirect=https://evil.example/');
  expect(page.one('a', 'Volver a donde estabas').attribute('href')).toBe('/');
});
