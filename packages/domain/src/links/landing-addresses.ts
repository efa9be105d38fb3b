/**
 * Paths of landing pages that the specification defines (RT-17, RT-22, RT-25, RT-27, RT-28), by document name. All
 * other landing pages are at `/landing/{name}`.
 */
export const landingAddresses = {
  'servicio-cliente': '/servicio-cliente',
  contacto: '/contacto',
  'formas-pago': '/formas-pago',
  'vender-en-internet': '/l/vender-en-internet',
  faqs: '/l/faqs/',
  'aviso-privacidad': '/aviso-privacidad',
  'aviso-privacidad-prospectos': '/aviso-privacidad-prospectos',
  'terminos-y-condiciones': '/terminos-y-condiciones',
  'politica-reembolso': '/politica-reembolso',
  'politica-devoluciones': '/politica-devoluciones',
  'politica-garantia': '/politica-garantia',
  'garantia-productos': '/garantia-productos',
  'contrato-credito': '/contrato-credito',
  'servicio-de-conexion': '/servicio-de-conexion',
  'faq-devolucion': '/necesitas-ayuda/FAQDevolucion',
  'faq-cancelaciones-1': '/necesitas-ayuda/FAQCancelaciones1',
  'faq-cancelaciones-2': '/necesitas-ayuda/FAQCancelaciones2',
  'faq-cancelaciones-3': '/necesitas-ayuda/FAQCancelaciones3',
  'politicas-devolucion': '/necesitas-ayuda/PoliticasDevolucion',
} as const;

/** The landing page about store credit, at `/credito-{product}/beneficios` (RT-29). */
export const creditLanding = 'credito';

const addresses = new Map<string, string>(Object.entries(landingAddresses));
const names = new Map([...addresses].map(([name, address]) => [bare(address), name]));

/** RT-15: the path of the landing page with this name. */
export function landingPath(name: string): string {
  return addresses.get(name) ?? `/landing/${name}`;
}

/**
 * The name of the landing page that the specification defines at this path. Ignores case and a trailing slash.
 * Undefined for all other paths, `/landing/…` included.
 */
export function landingAt(path: string): string | undefined {
  return names.get(bare(path));
}

function bare(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
