// The least that a web server can do with a page, for comparison: sends the bytes that its parent hands it, on any free port.
import { createServer } from 'node:http';

process.once('message', (page) => {
  const body = Buffer.from(page, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
});
process.once('disconnect', () => process.exit());
