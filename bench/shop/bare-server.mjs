// Baseline for comparison: a node:http server on a free port, which always sends the bytes and headers that its parent
// process has sent to it.
import { createServer } from 'node:http';

process.once('message', ({ body: text, headers = ['content-type', 'text/html; charset=utf-8'] }) => {
  const body = Buffer.from(text, 'base64');
  const all = [...headers, 'content-length', String(body.length)];
  const server = createServer((_request, response) => {
    response.writeHead(200, all).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
});
process.once('disconnect', () => process.exit());
