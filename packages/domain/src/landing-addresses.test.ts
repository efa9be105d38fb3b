import { describe, expect, test } from 'vitest';
import { landingAddresses, landingAt, landingPath } from './landing-addresses.ts';

/** Paths of the specification (§2), spelled as it spells them: those that pages link today. */
const specified = [
  '/contacto',
  '/servicio-cliente',
  '/formas-pago',
  '/l/faqs/',
  '/aviso-privacidad',
  '/politica-reembolso',
  '/politica-devoluciones',
  '/garantia-productos',
  '/terminos-y-condiciones',
  '/politica-garantia',
  '/necesitas-ayuda/FAQDevolucion',
  '/necesitas-ayuda/FAQCancelaciones1',
  '/necesitas-ayuda/FAQCancelaciones2',
  '/necesitas-ayuda/FAQCancelaciones3',
  '/necesitas-ayuda/PoliticasDevolucion',
];

describe('RT-17 RT-22 RT-25 RT-27 RT-28 landing pages with a path of the specification', () => {
  test('the paths are spelled as in the specification', () =>
    expect(Object.values(landingAddresses).toSorted()).toEqual(specified.toSorted()));

  test.each(Object.entries(landingAddresses))('%s has the path %s, and the path resolves to it', (name, address) => {
    expect(landingPath(name)).toBe(address);
    expect(landingAt(address)).toBe(name);
    expect(landingAt(address.toUpperCase())).toBe(name);
    expect(landingAt(`${address.replace(/\/$/, '')}/`)).toBe(name);
  });

  test('every other landing page is below /landing', () => {
    expect(landingPath('blog')).toBe('/landing/blog');
    expect(landingPath('constructor')).toBe('/landing/constructor');
    expect(landingAt('/landing/blog')).toBeUndefined();
    expect(landingAt('/')).toBeUndefined();
  });
});
