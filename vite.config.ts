import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Mantine's provider carries what writes variables and classes into the page at run time, and fourteen palettes. Ours stand
 * in sheets (`npm run variables`) and in the theme, so the provider is told not to; this keeps what no page needs, and what
 * works at load, out of the build.
 */
const replaced: Record<string, string> = {
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null;',
  'MantineClasses.mjs': 'export const MantineClasses = () => null;',
  'default-colors.mjs': 'export const DEFAULT_COLORS = {};',
};
const lightProvider: Plugin = {
  name: 'weft:light-provider',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = source.split('/').at(-1) ?? '';
    return importer?.includes('/MantineProvider/') && replaced[name] ? `\0weft:${name}` : null;
  },
  load: (id) => (id.startsWith('\0weft:') ? replaced[id.slice('\0weft:'.length)] : null),
};

export default defineConfig(({ command }) => ({
  plugins: [lightProvider, reactRouter()],
  publicDir: 'web/public',
  // Known ahead, so that the first page in development is not reloaded.
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/notifications', '@tabler/icons-react', 'zod/mini'],
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
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|set-cookie-parser|cookie|turbo-stream)[\\/]/,
                },
                // And what every page loads of ours: a dozen small pieces travel as one.
                {
                  name: 'ground',
                  priority: 2,
                  test: /(@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/]|createReactComponent\.mjs|(web[\\/](lib[\\/](ask|call|(page|text)[\\/](i18n|lang|page-texts|texts|now|ready|viewer|words))|ui[\\/]frame[\\/](head|logo|site-link))|contract[\\/](pages([\\/][a-z]+)?|core[\\/](access|client|langs|seats)))\.tsx?$)/,
                },
                // What says what has happened: of every member's page, which has no form.
                {
                  name: 'says',
                  priority: 3,
                  test: /@mantine[\\/](store|notifications[\\/]esm[\\/]notifications\.store)/,
                },
                // What every form is made of, and what most are besides; lists and panels come when they are opened.
                {
                  name: 'fields',
                  test: /@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Input|InputBase|TextInput|Button|Loader|UnstyledButton))[\\/]/,
                },
                {
                  name: 'fields-more',
                  test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Textarea|InlineInput|Checkbox|Radio|NativeSelect|ActionIcon|CloseButton)[\\/]/,
                },
                // Schemas of calls, for pages that ask anything.
                {
                  name: 'schemas',
                  test: /node_modules[\\/]zod[\\/]|contract[\\/]core[\\/](endpoint|schemas|errors|text)\.ts$/,
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
