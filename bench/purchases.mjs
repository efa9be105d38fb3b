// Purchases, over HTTP:
//   node bench/purchases.mjs [purchases=500] [seed=1]
// Purchases of every way, while processes are killed and messages are lost. At least 40 customers buy. The shop with
// its worker, PostgreSQL and the demo acquirer are killed (`kill -9`) at random moments. The acquirer loses, doubles,
// delays and reorders webhooks, and fails or does not answer before or after the effect of a call. Then the jobs finish
// all work with a moved clock, and money, orders, stock and coupons are compared with the bank. `PURCHASES_LOG` names a
// file for the errors that the shop logs.
//   node bench/purchases.mjs pages [seconds=30]
// The pages of checkout and orders at 20/s, open-loop.
// Both use a shop of 600 products (BENCH_PRODUCTS) in data/bench-faults (BENCH_DATA_DIR).
import './shop/own-node.mjs';

process.env.BENCH_PRODUCTS ??= '600';
await import(process.argv[2] === 'pages' ? './purchases/pages.mjs' : './purchases/killed.mjs');
