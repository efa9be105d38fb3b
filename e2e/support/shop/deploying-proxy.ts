/**
 * The shop behind a proxy that plays deploys: with each deploy, all scripts have other names. A real deploy starts a
 * process and takes seconds (`e2e/loading/deploy.spec.ts`); this one takes no time, so a test can have a hundred.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeployingShop {
  origin: string;
  /** Replaces the build by the next one. */
  deploy(): void;
  /** Number of the current build, from 0. */
  build(): number;
  /** Replaces the answer to a path, such as the worker's script. */
  answerBy(path: string, body: string): void;
  close(): Promise<void>;
}

const script = /([\w.-]+-[\w-]{8})\.js\b/g;
const ofBuild = /^(\/assets\/.+)-b(\d+)\.js$/;

/** The list of routes is a script that builds the names of their scripts from their hashes (`trim-manifest.ts`). */
const rename = (text: string, build: number): string =>
  text.replace(script, `$1-b${build}.js`).replace('+".js",imports', `+"-b${build}.js",imports`);

/** @param kept number of builds whose files the shop has, the current one included */
export async function openDeployingShop(shop: URL, kept: number): Promise<DeployingShop> {
  let build = 0;
  const replaced = new Map<string, string>();

  const server = createServer(async (asked, answer) => {
    const { method = 'GET', url = '/' } = asked;
    const [, file, number] = ofBuild.exec(url) ?? [];
    const wanted = number === undefined ? build : Number(number);
    if (wanted > build || wanted <= build - kept) return answer.writeHead(404, { 'cache-control': 'no-store' }).end();
    const own = replaced.get(url);
    if (own !== undefined)
      return answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(own);
    const headers = { ...asked.headers, host: shop.host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = shop.origin;
    delete headers['if-none-match'];
    const path = file === undefined ? url : `${file}.js`;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    asked.pipe(request({ host: shop.hostname, port: shop.port, method, path, headers }, resolve).on('error', reject));
    try {
      const reply = await promise;
      const body = Buffer.concat(await reply.toArray());
      const { 'content-length': _, etag: _tag, ...given } = reply.headers;
      // The hashes of the policy are those of the pages before their scripts were renamed.
      delete given['content-security-policy'];
      const isText = /html|javascript/.test(String(given['content-type']));
      const text = isText ? rename(body.toString(), wanted) : body;
      answer.writeHead(reply.statusCode ?? 502, given);
      answer.end(url === '/sw.js' ? `${text}\n// ${build}` : text);
    } catch {
      answer.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void build++,
    build: () => build,
    answerBy: (path, body) => void replaced.set(path, body),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
