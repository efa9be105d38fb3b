// Random histories of orders, over HTTP, against a model (issue 40):
//   node bench/histories.mjs [histories=200] [--seed TEXT] [--only NUMBER] [--at-once 4] [--pairs 100]
// In each history, three customers buy a few products at once, some of which are scarce, with coupons of few uses. They
// pay by card, with months, in cash or by transfers in part, in excess or late. Then tabs, operators and carriers work
// at the same time: cancellations of orders, parcels and pieces, collections, deliveries, refunds, returns, invoices,
// accounts for refunds, and deadlines of a moved clock. In a third of the histories, the shop, PostgreSQL or the demo
// acquirer is killed (`kill -9`). The acquirer loses, doubles and delays events.
// After a history, all work is finished. A model that was written from the decisions, and uses no function of the shop,
// says from the replies what is right: money at the bank, stock, coupons, refunds, sellers' ledger, invoices. Each
// difference is printed with its history, which `--seed` and `--only` repeat. `doctor` proves the shop, too.
// Ctrl-C ends the run after the histories that have begun.
// Then two tabs cancel the same order at once, 100 times.
// The shop has 600 products (BENCH_PRODUCTS) in data/bench-faults (BENCH_DATA_DIR).
import './shop/own-node.mjs';

process.env.BENCH_PRODUCTS ??= '600';
await import('./histories/run.mjs');
