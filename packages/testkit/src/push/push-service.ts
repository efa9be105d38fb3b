/**
 * A push service for tests (RFC 8030). It decrypts push notifications as a browser does, and checks who signed them.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  /** The decrypted payload. */
  payload: unknown;
  topic: string | undefined;
  ttl: number;
  /** The claims of the shop's token, whose signature is right (RFC 8292). */
  claims: { aud: string; exp: number; sub: string };
  /** The public key of the shop, base64url. */
  key: string;
}

export interface PushService {
  /** Host and port, for `pushServices` of the configuration. */
  host: string;
  received: ReceivedPush[];
  /** A subscription of a new device. */
  device(): { endpoint: string; p256dh: string; auth: string };
  /** Makes the service answer the next requests with these statuses. */
  refuse(...statuses: number[]): void;
  /** The number of requests, refused ones included. */
  requests(): number;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const refusals: number[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests++;
    const body = await bodyOf(request);
    const device = devices.get(request.url ?? '');
    const refusal = refusals.shift();
    if (refusal === undefined && device) received.push(readPush(request, body, device));
    response.writeHead(refusal ?? (device ? 201 : 404)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, received },
    device() {
      const [keys, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/device/${crypto.randomUUID()}`];
      const p256dh = keys.generateKeys('base64url');
      devices.set(path, { keys, auth });
      return { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    refuse: (...statuses) => void refusals.push(...statuses),
    requests: () => requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readPush(
  { headers }: IncomingMessage,
  body: Buffer,
  device: { keys: ReturnType<typeof createECDH>; auth: Buffer },
): ReceivedPush {
  const { claims, key } = readToken(headers.authorization ?? '');
  return {
    ...{ payload: JSON.parse(decrypt(body, device).toString()), claims, key },
    ...{ topic: headers.topic?.toString(), ttl: Number(headers.ttl) },
  };
}

/** Checks the signature of the shop. @throws Error if the signature is wrong */
function readToken(authorization: string): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', content = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${content}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature of the shop is wrong.');
  return { claims: JSON.parse(Buffer.from(content, 'base64url').toString()), key };
}

const coordinate = (point: Buffer, at: number): string => point.subarray(at, at + 32).toString('base64url');

/** Decrypts a body of one record in the encoding `aes128gcm` (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A delimiter of 2, and perhaps zeros, follow the content of the last record.
  return plain.subarray(0, plain.lastIndexOf(2));
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
