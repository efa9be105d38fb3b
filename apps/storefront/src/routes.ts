/** All URLs of the shop. File names are English, URLs are the specification's (spec §2, requirements RT and RL). */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { landingAddresses } from '@tianguis/domain';

/**
 * Pages that need an account, at the specification's addresses (RL): until they are built, they redirect to sign in.
 */
const accountAddresses = [
  'mi-cuenta',
  'mi-cuenta/mis-pedidos/*',
  'mi-cuenta/listadeseos',
  'mi-cuenta/direcciones-envio',
  'mi-cuenta/direcciones-envio/agregar',
  'mi-cuenta/direcciones-envio/editar/:id',
  'mi-cuenta/borrar-cuenta',
  'carrito',
  'carrito/detalle',
  'pedido/:order/:product?',
];

export default [
  index('./routes/shop/home.tsx'),
  route('home', './routes/shop/home-alias.tsx'),
  route('categoria', './routes/shop/departments.tsx'),
  route('departamentos', './routes/shop/departments-alias.tsx'),
  route('categoria/*', './routes/shop/category.tsx'),
  route('producto/:id/:slug?', './routes/shop/product.tsx'),
  route('tiendas', './routes/shop/stores.tsx'),
  route('tienda/:id/*', './routes/shop/store.tsx'),
  route('buscador', './routes/shop/search.tsx'),
  route('resultados/*', './routes/shop/results.tsx'),
  route('ajustes', './routes/shop/settings.tsx'),
  route('menu-mas', './routes/shop/more.tsx'),
  route('c/ofertas/*', './routes/shop/offers.tsx'),
  route('corner/:id/:slug?', './routes/shop/corner.tsx'),
  route('landing/:name', './routes/shop/landing.tsx'),
  ...Object.entries(landingAddresses).map(([name, address]) =>
    route(address.replace(/^\/|\/$/g, ''), './routes/help/landing-page.tsx', { id: `help/${name}` }),
  ),
  route('verCorreoCompleto', './routes/shop/mail-in-browser.tsx'),
  route(':credit/beneficios', './routes/help/credit.tsx'),
  route('testModules', './routes/shop/gallery.tsx'),
  route('login', './routes/auth/login.tsx'),
  route('registro', './routes/auth/register.tsx'),
  route('acciones/carrito', './routes/resources/add-to-cart.tsx'),
  route('acciones/favoritos', './routes/resources/add-to-wishlist.tsx'),
  route('acciones/boletin', './routes/shop/newsletter.tsx'),
  route('acciones/boletin/respuesta', './routes/resources/newsletter-answer.tsx'),
  route('acciones/codigo-postal', './routes/shop/postal-code.tsx'),
  ...accountAddresses.map((path) => route(path, './routes/account/sign-in-required.tsx', { id: path })),
  route('resources/para-ti', './routes/resources/recommendations.tsx'),
  route('resources/precio', './routes/resources/price-filter.tsx'),
  route('resources/productos', './routes/resources/products.tsx'),
  route('resources/sugerencias', './routes/resources/suggestions.tsx'),
  route('resources/departamentos', './routes/resources/departments.tsx'),
  route('sitemap.xml', './routes/resources/sitemap.tsx'),
  route('sitemaps/:file', './routes/resources/sitemap-part.tsx'),
  route('robots.txt', './routes/resources/robots.tsx'),
  route('*', './routes/shop/not-found.tsx'),
] satisfies RouteConfig;
