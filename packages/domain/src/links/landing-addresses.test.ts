import { describe, expect, test } from 'vitest';
import { landingAddresses, landingAt, landingPath } from './landing-addresses.ts';

/** The paths of all text pages of the specification (§2: RT-17, RT-22, RT-25, RT-27, RT-28), in its spelling. */
const specified = [
  ...['/contacto', '/servicio-cliente'],
  '/formas-pago',
  ...['/l/vender-en-internet', '/l/faqs/'],
  ...['/aviso-privacidad', '/aviso-privacidad-prospectos', '/politica-reembolso', '/politica-devoluciones'],
  ...['/garantia-productos', '/terminos-y-condiciones', '/politica-garantia', '/contacto-{product}'],
  ...['/contrato-credito', '/servicio-de-conexion'],
  ...['/necesitas-ayuda/FAQDevolucion', '/necesitas-ayuda/FAQCancelaciones1', '/necesitas-ayuda/FAQCancelaciones2'],
  ...['/necesitas-ayuda/FAQCancelaciones3', '/necesitas-ayuda/PoliticasDevolucion'],
];

/** Paths of pages that the shop does not have; no page links to them. */
const unbuilt: readonly string[] = ['/contacto-{product}'];

describe('landing pages with a path of the specification', () => {
  test('RT-22 RT-28 every path of the specification is spelled as there, and is a landing page unless it is not built', () => {
    const built = specified.filter((path) => !unbuilt.includes(path));
    expect(Object.values(landingAddresses).toSorted()).toEqual(built.toSorted());
    expect(built).toHaveLength(specified.length - unbuilt.length);
  });

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
