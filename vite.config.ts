import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  // Known ahead, so that the first page in development is not reloaded.
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/notifications', '@tabler/icons-react', 'i18next', 'react-i18next', 'zod/mini'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page loads in one piece: packed together it is smaller than apart.
                {
                  name: 'base',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next|set-cookie-parser|cookie|turbo-stream)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { sourcemap: false, assetsInlineLimit: 2048, chunkSizeWarningLimit: 700 },
  // One bundle starts faster; in development packages stay outside, since some are CommonJS.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } }),
}));
