import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

/** Vite in our own server: hot reload for the web, modules of the server build loaded on demand. */
export const startVite = async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    middleware: vite.middlewares as unknown as (req: never, res: never, next: () => void) => void,
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    close: () => vite.close(),
  };
};
