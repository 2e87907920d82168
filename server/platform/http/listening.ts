import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Config } from '../config/index.ts';
import { createAddressOf, networkOf } from './address.ts';
import { createCaps } from './caps.ts';

/** Milliseconds within which headers and a whole request must have come; a file of 5 MB takes 80 s over a bad line. */
const times = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 } as const;

/** Options of the HTTP server. Only a WebSocket leaves it; who offers HTTP/2 in passing is answered in HTTP/1.1. */
export const serverOptions: ServerOptions = {
  ...times,
  shouldUpgradeCallback: (req: IncomingMessage) => req.headers.upgrade?.toLowerCase() === 'websocket',
};

/** Holds a server to its connections, in all and by address; a trusted proxy's are counted as nobody's. */
export const limitConnections = (server: Server, config: Pick<Config, 'connections' | 'trustedProxies'>): void => {
  const addressOf = createAddressOf(config.trustedProxies);
  const caps = createCaps();
  server.maxConnections = config.connections.node;
  server.on('connection', (socket) => {
    const address = addressOf({ socket, headers: {} });
    if (addressOf.isProxy(address)) return;
    const release = caps.take(networkOf(address), config.connections.address);
    if (release) socket.once('close', release);
    else socket.destroy();
  });
};
