// Checks of responses to hostile requests.
import { mark, planted } from './values.mjs';

/** @returns the faults in the responses to one request, each with details */
export function faultsOf({ readsHtml, half }, { outcome, answers }, origin) {
  const faults = [];
  const add = (fault, detail = '') => faults.push({ fault, detail });
  if (outcome === 'hung') add('no answer within 15 s');
  if (outcome.startsWith('no connection')) add(outcome);
  if (outcome === 'closed' && !half) add('hung up without a word');
  for (const { status, headers, body } of answers) {
    const type = headers['content-type'] ?? '';
    if (status >= 500) add(`an answer with ${status}`, body.slice(0, 300));
    if (readsHtml && status >= 400 && type !== '' && !type.startsWith('text/html'))
      add('a failure that is no page for whoever reads HTML', `${status} ${type} ${body.slice(0, 200)}`);
    if (type.startsWith('text/html') && body.includes(mark))
      add('something sent is in a page as it was sent', around(body, mark));
    if (type.startsWith('text/html') && headers['content-security-policy'] === undefined)
      add('a page without a policy', String(status));
    if (planted in headers) add('something sent is a header of the answer');
    const { location } = headers;
    if (location !== undefined && !staysHere(location, origin)) add('a way to another host', location);
    if (status === 405 && headers.allow === undefined) add('a 405 without Allow');
    if (status >= 400 && /node_modules|\bat .*:\d+:\d+|ECONN|ENOENT|SQLSTATE|\/apps\//.test(body))
      add('internals are disclosed', body.slice(0, 300));
  }
  return faults;
}

function staysHere(location, origin) {
  return URL.parse(location, origin)?.origin === origin;
}

function around(text, part) {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 100), at + 100);
}
