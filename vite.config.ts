import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Mantine's provider carries what writes variables and classes into the page at run time. Ours stand in sheets
 * (`npm run variables`), so the provider is told not to; this keeps the unused parts, which work at load, out of the build.
 */
const withoutRuntimeVariables: Plugin = {
  name: 'weft:without-runtime-variables',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/Mantine(CssVariables|Classes)\.mjs$/.test(source) && importer?.endsWith('/MantineProvider.mjs')
      ? '\0no-variables'
      : null,
  load: (id) =>
    id === '\0no-variables'
      ? 'export const MantineCssVariables = () => null; export const MantineClasses = () => null;'
      : null,
};

export default defineConfig(({ command }) => ({
  plugins: [withoutRuntimeVariables, reactRouter()],
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
