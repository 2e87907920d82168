import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const s = createServer().listen(0, '127.0.0.1');
  await once(s, 'listening');
  const address = s.address();
  s.close();
  await once(s, 'close');
  return address && typeof address === 'object' ? address.port : 0;
};
