/** Every URL of the shop, in one place. Files are English, URLs are the specification's (spec §2, requirements RT and RL). */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('./routes/shop/home.tsx'),
  route('home', './routes/shop/home-alias.tsx'),
  route('categoria', './routes/shop/departments.tsx'),
  route('categoria/*', './routes/shop/category.tsx'),
  route('producto/:id/:slug?', './routes/shop/product.tsx'),
  route('login', './routes/auth/login.tsx'),
  route('acciones/carrito', './routes/resources/add-to-cart.tsx'),
  route('acciones/favoritos', './routes/resources/add-to-wishlist.tsx'),
  route('acciones/boletin', './routes/shop/newsletter.tsx'),
  route('carrito/*', './routes/account/sign-in-required.tsx', { id: 'cart' }),
  route('mi-cuenta/*', './routes/account/sign-in-required.tsx', { id: 'account' }),
  route('pedido/*', './routes/account/sign-in-required.tsx', { id: 'order' }),
  route('resources/precio', './routes/resources/price-filter.tsx'),
  route('resources/departamentos', './routes/resources/departments.tsx'),
  route('*', './routes/shop/not-found.tsx'),
] satisfies RouteConfig;
