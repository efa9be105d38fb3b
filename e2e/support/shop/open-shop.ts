/**
 * Opens the tested shop for `npm test`, so that request tests and browser tests share it. A message to the parent
 * process reports that the shop is open. The end of the connection, or a signal, closes the shop.
 */
import { once } from 'node:events';
import { openTestedShop } from './tested-shop.ts';

const isOver = Promise.race(['disconnect', 'SIGTERM', 'SIGINT'].map((event) => once(process, event)));
const close = await openTestedShop();
process.send?.('open');
await isOver;
await close();
process.exit();
