/**
 * Opens the tested shop for `npm test`, so that request tests and browser tests share it: a line on standard output says
 * that the shop is open. A signal, or the end of standard input, closes the shop.
 */
import { openTestedShop } from './tested-shop.ts';

const close = await openTestedShop();
process.stdout.write('The tested shop is open.\n');
const { promise, resolve } = Promise.withResolvers<void>();
process.stdin.on('end', resolve).resume();
process.on('SIGTERM', resolve);
process.on('SIGINT', resolve);
await promise;
await close();
process.exit();
