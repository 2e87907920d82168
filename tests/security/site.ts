import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { assemble } from '#server/assemble.ts';
import type { Config } from '#server/platform/config/index.ts';
import { createLog } from '#server/platform/log.ts';
import type { Platform } from '#server/platform/index.ts';
import { createSite } from '#server/site.ts';
import { atEnd } from '../harness/ends.ts';
import { type TestPlatform, testPlatform } from '../harness/platform.ts';

type Served = {
  /** `http://127.0.0.1:port` of a real server over this platform. */
  url: string;
  /** A socket; resolves with the close code or HTTP status that refuses it, or the open socket. */
  socket: (
    path: string,
    headers?: Record<string, string>,
    onMade?: (ws: WebSocket) => void,
  ) => Promise<WebSocket | number>;
  server: ReturnType<typeof createSite>['server'];
  openSockets: ReturnType<typeof createSite>['openSockets'];
};
export type TestSite = TestPlatform & Served;

const serve = async (platform: Platform): Promise<Served> => {
  const site = createSite(platform, { ready: () => true });
  await new Promise<void>((up) => void site.server.listen(0, '127.0.0.1', up));
  const { port } = site.server.address() as AddressInfo;
  atEnd(() => {
    site.closeSockets();
    site.server.closeAllConnections();
    site.server.close();
  });
  const socket: Served['socket'] = (path, headers = {}, onMade) =>
    new Promise<WebSocket | number>((done) => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      // Before it is open: what a server says first would be lost.
      onMade?.(ws);
      ws.on('open', () => done(ws));
      ws.on('unexpected-response', (_, res) => done(res.statusCode ?? 0));
      ws.on('error', () => done(0));
    });
  return { url: `http://127.0.0.1:${port}`, socket, server: site.server, openSockets: site.openSockets };
};

/** A platform behind a real HTTP and WebSocket server on a port of its own. */
export const testSite = async (o: { jobs?: boolean; config?: Partial<Config> } = {}): Promise<TestSite> => {
  const t = await testPlatform(o);
  Object.assign(t.platform.config, o.config);
  return { ...t, ...(await serve(t.platform)) };
};

/** A second node on the same database, with a server of its own. */
export const secondNode = async (t: TestPlatform): Promise<Served> => {
  const log = createLog('silent');
  const built = await assemble({ config: t.platform.config, databaseUrl: t.databaseUrl, log });
  atEnd(() => built.stop());
  return serve(built.platform);
};
