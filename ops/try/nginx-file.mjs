// Adapts ops/nginx/tianguis.conf to this machine.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { folder, name } from './stage.mjs';

/** The real file with free ports and a self-signed certificate. @returns the path of the file */
export function nginxFile({ http, https, webs }) {
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${name}`.split(
    ' ',
  );
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' });
  let text = readFileSync(join(root, 'ops/nginx/tianguis.conf'), 'utf8');
  const put = (from, to) => {
    if (!text.includes(from)) throw new Error(`ops/nginx/tianguis.conf has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  };
  put('127.0.0.1:3001', `127.0.0.1:${webs[0]}`);
  put('127.0.0.1:3002', `127.0.0.1:${webs[1]}`);
  for (const rest of ['', ' default_server']) {
    put(`listen 80${rest};`, `listen 127.0.0.1:${http}${rest};`);
    put(`listen [::]:80${rest};`, '');
    put(`listen 443 ssl http2${rest};`, `listen 127.0.0.1:${https} ssl http2${rest};`);
    put(`listen [::]:443 ssl http2${rest};`, '');
  }
  put('/etc/letsencrypt/live/shop.example/fullchain.pem', join(folder, 'cert.pem'));
  put('/etc/letsencrypt/live/shop.example/privkey.pem', join(folder, 'key.pem'));
  put('/var/cache/nginx/tianguis', join(folder, 'cache'));
  put('/var/log/nginx/access.log', join(folder, 'access.log'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${join(folder, one)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temp.join('\n')}\n${text}\n}\n`,
  );
  return join(folder, 'nginx.conf');
}
