import { redirect } from 'react-router';
import { paths } from '../../../shared/links/paths.ts';

/** RL-06: redirects `/carrito/` to the cart. */
export const loader = () => redirect(paths.cart, 301);
