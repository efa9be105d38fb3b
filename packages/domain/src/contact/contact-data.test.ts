/** Tests of the rule that holds contact data back in public texts (AF-05). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContactKind, contactDataIn } from './contact-data.ts';

const held: readonly [ContactKind, string][] = [
  ['phone', 'Mi número es 5512345678'],
  ['phone', 'Me interesa, 55 1234 5678'],
  ['phone', '(55) 1234-5678 informes'],
  ['phone', '55.12.34.56.78'],
  ['phone', '5 5 1 2 3 4 5 6 7 8'],
  ['phone', '55*1234*5678'],
  ['phone', '+52 1 55 1234 5678'],
  ['phone', '+1 (212) 555-0123'],
  ['phone', '044 55 1234 5678'],
  ['phone', 'talla 27, 55 1234 5678'],
  ['phone', '５５１２３４５６７８'],
  ['phone', '5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
  ['phone', '55\u200b1234\u200b5678'],
  ['phone', '55I234o678 no, 551234o678'],
  ['phone', 'cinco cinco uno dos tres cuatro cinco seis siete ocho'],
  ['phone', 'cincuenta y cinco, doce, treinta y cuatro, cincuenta y seis, setenta y ocho'],
  ['phone', 'Llámame al 1234567'],
  ['phone', 'cel: 555-12-34'],
  ['mail', 'lupita@correo.mx'],
  ['mail', 'lupita @ gmail . com'],
  ['mail', 'lupita arroba gmail punto com'],
  ['mail', 'lupita ARROBA hotmail'],
  ['mail', 'lupita(at)gmail'],
  ['mail', 'lupita gmail.com'],
  ['mail', 'l u p i t a @ g m a i l . c o m'],
  ['mail', 'Búscame como @lupita_mx'],
  ['link', 'https://otra-tienda.example'],
  ['link', 'Está más barato en otratienda.com.mx'],
  ['link', 'otratienda . com'],
  ['link', 'otra tienda punto com'],
  ['link', 'www otratienda'],
  ['link', 'wa.me/5215'],
  ['link', 'otratienda[.]shop'],
  ['link', 'bit.ly/abc'],
  ['social', 'Pásame tu número por favor'],
  ['social', '¿Me das tu whats?'],
  ['social', 'Escríbeme por WhatsApp'],
  ['social', 'mándanos mensaje en insta'],
  ['social', '¿Tu guasap?'],
  ['social', 'w h a t s a p p'],
  ['social', 'W-h-a-t-s-A-p-p'],
  ['social', 'Te paso mi correo'],
  ['social', 'Agrégame en Facebook'],
];

const shown = [
  '¿Tiene garantía?',
  '¿Esta pantalla trae WhatsApp, Facebook y YouTube?',
  '¿Con este reloj puedo contestar mensajes de WhatsApp?',
  '¿Puedo instalar Outlook y Gmail?',
  '¿Funciona con la línea telefónica de 2 hilos?',
  '¿Mide 120 x 80 x 200 cm?',
  '¿Es el modelo 2019, 2020 o 2021?',
  '¿Aguanta 1920 1080 60 Hz?',
  '¿Es el EAN 7501234567890?',
  '¿Cuesta $12,500.00 o $13,500.00?',
  '¿El de 8, 16, 32, 64 o 128 GB?',
  '¿Cuántos traen: uno, dos o tres?',
  '¿Sirve a 110 V / 220 V, 50-60 Hz?',
  '¿Viene completo.Común es que falte el cable?',
  '¿Llega antes del 24.12.2026?',
  '¿Su celular trae cargador?',
  '¿Está a punto de terminarse?',
  '¿Cuál es el peso? ¿Y el largo?',
  '¿Sirve para una mesa de 1.20 a 1.50 m?',
  '¿Qué arrobo de café... perdón, qué kilos trae?',
  '¿Me la mandan envuelta para regalo?',
  '¿Pueden pasar el 10 % de descuento?',
];

describe('AF-05 contact data is held back', () => {
  test.each(held)('%s: %s', (kind, text) => expect(contactDataIn(text)).toBe(kind));
});

describe('AF-05 a plain question is not held back', () => {
  test.each(shown)('%s', (text) => expect(contactDataIn(text)).toBeUndefined());
});

test('AF-05 a telephone is found with any separators, and in any sentence', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '·', '  ', '_', '…');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 10, maxLength: 10 }),
      fc.integer({ min: 2, max: 9 }),
      fc.constantFrom('', 'Hola, ', '¿Precio? '),
      (digits, first, before) => {
        const text = digits.map(([digit, after], at) => `${at === 0 ? first : digit}${at === 9 ? '' : after}`).join('');
        expect(contactDataIn(`${before}${text} gracias`)).toBe('phone');
      },
    ),
    { numRuns: 300, seed: 48 },
  );
});

test('AF-05 the rule ends for every text, within a moment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void contactDataIn(text)),
    { numRuns: 100, seed: 48 },
  );
  const began = performance.now();
  for (const unit of ['1 ', 'a ', '(', '@ ', 'cinco ', '. ', 'a-', '+1 ']) contactDataIn(unit.repeat(1_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
