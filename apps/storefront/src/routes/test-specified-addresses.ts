/**
 * For tests: every URL of the specification (§2) in its spelling, with its state today. Tests compare this list with
 * the route table, so nothing here is read from the route table.
 */

/**
 * `built`: the page or redirect of the specification exists. `absent`: the not-found
 * page.
 */
export type Today = 'built' | 'absent';

/** Public URLs by requirement; `{…}` is a placeholder for a value. */
export const publicAddresses: Readonly<Record<string, Readonly<Record<string, Today>>>> = {
  'RT-01': { '/': 'built', '/home': 'built' },
  'RT-02': { '/login': 'built', '/login?redirect={url}': 'built' },
  'RT-03': { '/registro': 'built', '/registro?redirect={url}': 'built' },
  'RT-04': { '/recuperar-contrasena/': 'built' },
  'RT-05': { '/autorizar': 'built', '/autorizar?redirect={url}': 'built' },
  'RT-06': { '/authenticated': 'built' },
  'RT-07': { '/buscador': 'built' },
  'RT-08': { '/resultados?query={text}': 'built' },
  'RT-09': {
    '/resultados/q={text}': 'built',
    '/resultados/q={text}/preciomenor=100': 'built',
    '/resultados/q={text}/preciomayor=900': 'built',
    '/resultados/q={text}/marca={brand}': 'built',
    '/resultados/q={text}/categoria={department}': 'built',
    '/resultados/q={text}/estrellas=4': 'built',
    '/resultados/q={text}/enviogratis=1': 'built',
    '/resultados/q={text}/fulfillment=1': 'built',
    '/resultados/q={text}/descuento=10': 'built',
    '/resultados/q={text}/orden=menor-precio': 'built',
    '/resultados/q={text}/pagina=1': 'built',
    '/resultados/q={text}/orden=menor-precio/estrellas=4/pagina=1/enviogratis=1': 'built',
  },
  'RT-10': { '/categoria': 'built' },
  'RT-11': {
    '/categoria/{department}/{departmentSlug}/1': 'built',
    '/categoria/{department}/{departmentSlug}/pagina=1': 'built',
  },
  'RT-12': { '/c/ofertas/': 'built' },
  'RT-13': { '/producto/{product}/{productSlug}': 'built' },
  'RT-14': {
    '/tiendas': 'built',
    '/tienda/{store}/{storeSlug}': 'built',
    '/tienda/{store}/{storeSlug}/pagina=1': 'built',
  },
  'RT-15': { '/corner/1/gamers': 'built', '/landing/blog': 'built' },
  'RT-16': {
    '/afiliados/{cart}': 'built',
    '/livestream/{cart}': 'built',
    '/referidos/{cart}': 'built',
    '/external_cart/{cart}': 'built',
  },
  'RT-17': { '/contacto': 'built', '/servicio-cliente': 'built' },
  'RT-18': { '/verCorreoCompleto': 'built' },
  'RT-20': { '/ajustes': 'built' },
  'RT-21': { '/menu-mas': 'built' },
  'RT-22': { '/formas-pago': 'built' },
  'RT-23': { '/Mesa-de-Regalos': 'built' },
  'RT-24': { '/loginMiTelmex/': 'built' },
  'RT-25': { '/l/vender-en-internet': 'built', '/l/faqs/': 'built' },
  'RT-26': { '/testModules': 'built' },
  'RT-27': {
    '/aviso-privacidad': 'built',
    '/aviso-privacidad-prospectos': 'built',
    '/politica-reembolso': 'built',
    '/politica-devoluciones': 'built',
    '/garantia-productos': 'built',
    '/terminos-y-condiciones': 'built',
    '/politica-garantia': 'built',
    '/contacto-{creditProduct}': 'absent',
    '/contrato-credito': 'built',
    '/servicio-de-conexion': 'built',
  },
  'RT-28': {
    '/necesitas-ayuda/FAQDevolucion': 'built',
    '/necesitas-ayuda/FAQCancelaciones1': 'built',
    '/necesitas-ayuda/FAQCancelaciones2': 'built',
    '/necesitas-ayuda/FAQCancelaciones3': 'built',
    '/necesitas-ayuda/PoliticasDevolucion': 'built',
  },
  'RT-29': { '/credito-{creditProduct}/home': 'built', '/credito-{creditProduct}/beneficios': 'built' },
  'RT-30': { '/no/existe': 'absent' },
  'RT-32': {
    '/resultados?query={text}': 'built',
    '/tienda/{store}/{storeSlug}/pagina=1': 'built',
    '/categoria/{department}/{departmentSlug}/pagina=1': 'built',
  },
  'RT-33': { '/categoria/{departmentName}/{branchName}?id={branch}': 'built' },
};

/** URLs that redirect visitors to the sign-in, by requirement. After the sign-in, the visitor returns to the URL. */
export const customerAddresses: Readonly<Record<string, Readonly<Record<string, Today>>>> = {
  // The second address leads to the first one.
  'RT-19': { '/escribir-opinion': 'built', '/write-a-review': 'built' },
  'RL-01': { '/mi-cuenta/': 'built' },
  'RL-02': { '/mi-cuenta/mis-pedidos/dias=30/pagina=1': 'built', '/mi-cuenta/mis-pedidos/': 'built' },
  'RL-03': { '/mi-cuenta/listadeseos/': 'built' },
  'RL-04': {
    '/mi-cuenta/direcciones-envio/': 'built',
    '/mi-cuenta/direcciones-envio/agregar': 'built',
    '/mi-cuenta/direcciones-envio/editar/{address}': 'built',
  },
  'RL-05': { '/mi-cuenta/borrar-cuenta': 'built' },
  'RL-06': { '/carrito/': 'built', '/carrito/detalle': 'built' },
  'RL-07': { '/pedido/{order}': 'built', '/pedido/{order}/product={product}': 'built' },
  'RL-08': {
    '/mi-cuenta/mis-pedidos/0/formaCompra/{order}': 'built',
    '/mi-cuenta/mis-pedidos/0/formaCompra/{order}/product={product}': 'built',
  },
  'RL-09': {
    // These addresses have no page of their own, and lead to the order.
    '/mi-cuenta/mis-pedidos/{order}': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}': 'built',
    ...ofAnOrder('necesitas-ayuda'),
    ...ofAnOrder('motivo-cancelacion'),
    // Without a cancellation in its query, this address leads to the order.
    ...ofAnOrder('cancelacion-exitosa'),
    ...ofAnOrder('datos-bancarios'),
  },
  'RL-10': {
    '/mi-cuenta/mis-pedidos/{order}/product={product}/no-puede-cancelar': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}/que-quieres-hacer': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}/solicitar-cambio-devolucion': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}/cuentanos-tu-problema': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}/no-funciona': 'built',
    '/mi-cuenta/mis-pedidos/{order}/product={product}/adjuntar-fotografias': 'built',
  },
};

/** The URLs of a page of an order, and of a product in an order. */
function ofAnOrder(page: string): Readonly<Record<string, Today>> {
  return {
    [`/mi-cuenta/mis-pedidos/{order}/${page}`]: 'built',
    [`/mi-cuenta/mis-pedidos/{order}/product={product}/${page}`]: 'built',
  };
}
