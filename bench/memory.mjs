// Memory of the server process with a full page cache:
//   node bench/memory.mjs [pages=8000]
// Starts the server like `npm start`. Requests each URL once by 10 connections, so that each page is rendered and the
// cache exceeds its limit: all listing pages of all categories, a search for the name of each category, and products.
// Then requests all URLs again.
import './shop/own-node.mjs';
import { Agent, get } from 'node:http';
import { databaseMemory, machine, openShop, printTable, record, residentMemory } from './shop/shop.mjs';

const [pageCount = 8_000] = process.argv.slice(2).map(Number);
const connections = 10;

const { origin, pid, stop } = await openShop({ withoutPages: true });
const before = residentMemory(pid);
const addresses = await manyAddresses();
await visit(addresses);
const filled = residentMemory(pid);
await visit(addresses);
const after = residentMemory(pid);

console.log(`\n${machine()}`);
console.log(`${addresses.length} pages, each asked for twice, ${connections} connections\n`);
printTable(
  ['resident memory, MB', 'after start', 'every page made once', 'after the second round', 'must be', 'aim'],
  [
    ['server process', Math.round(before), Math.round(filled), Math.round(after), '≤ 350', '≤ 250'],
    ['PostgreSQL, shared pages once', '', '', Math.round(databaseMemory()), '', ''],
  ],
);
record('memory', {
  measured: `${Math.round(before)} → ${Math.round(after)}`,
  met: after <= 350,
  method: `${addresses.length} different pages twice, ${connections} connections`,
});
await stop();

async function manyAddresses() {
  const api = async (path) => (await fetch(origin + path)).json();
  const tree = (await api('/categories/v1/category/tree')).data;
  const all = tree.flatMap((one) => [one, ...one.children, ...one.children.flatMap(({ children }) => children)]);
  const listings = all.flatMap(({ id, slug, products }) =>
    Array.from(
      { length: Math.min(40, Math.ceil(products / 24)) },
      (_, at) => `/categoria/${id}/${slug}/pagina=${at + 1}`,
    ),
  );
  const products = [];
  for (let page = 1; listings.length + products.length < pageCount && page <= 100; page++) {
    const { data } = await api(`/products/v1/products?page_size=100&page=${page}`);
    if (data.products.length === 0) break;
    products.push(...data.products.map(({ id, slug }) => `/producto/${id}/${slug}`));
  }
  const searches = all.map(({ name }) => `/resultados/q=${encodeURIComponent(name)}/pagina=1`);
  return [...searches, ...listings, ...products].slice(0, pageCount);
}

async function visit(paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const client = async () => {
    while (next < paths.length) await read(origin + paths[next++], agent);
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
}

function read(address, agent) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', resolve);
    });
    request.on('error', reject);
  });
}
