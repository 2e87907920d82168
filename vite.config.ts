import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  build: { sourcemap: false, assetsInlineLimit: 2048, chunkSizeWarningLimit: 700 },
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
});
