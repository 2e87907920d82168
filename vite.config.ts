import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { lightCalls } from './scripts/build/light-calls.ts';
import { lightTexts } from './scripts/build/light-texts.ts';

/** Pieces that the kit hangs on those we use (`Checkbox.Card`, `Button.Group`, two other loaders), and that no page shows. */
const unshown = [
  'ActionIconGroup',
  'ActionIconGroupSection',
  'Bars',
  'ButtonGroup',
  'ButtonGroupSection',
  'CheckboxCard',
  'CheckboxIndicator',
  'Dots',
  'RadioCard',
  'RadioIndicator',
];
/**
 * Mantine's provider carries what writes variables and classes into the page at run time, and fourteen palettes. Ours stand
 * in sheets (`npm run variables`) and in the theme, so the provider is told not to; this keeps what no page needs, and what
 * works at load, out of the build.
 */
const replaced: Record<string, string> = {
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null;',
  'MantineClasses.mjs': 'export const MantineClasses = () => null;',
  'default-colors.mjs': 'export const DEFAULT_COLORS = {};',
  // The reader's scheme is kept in a cookie (`cookieSchemes`).
  'local-storage-manager.mjs': 'export const localStorageColorSchemeManager = () => null;',
  // Fields grow by `field-sizing`: no script measures them.
  'Autosize.mjs': `import { jsx } from 'react/jsx-runtime';
export const TextareaAutosize = ({ minRows = 1, maxRows, style, ...props }) =>
  jsx('textarea', { ...props, rows: minRows, 'data-grows': true, style: { ...style, '--rows': minRows } });`,
  ...Object.fromEntries(
    unshown.map((name) => [`${name}.mjs`, `export const ${name} = () => null; export const ${name}Context = null;`]),
  ),
};
const lightKit: Plugin = {
  name: 'weft:light-kit',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = source.split('/').at(-1) ?? '';
    return importer?.includes('@mantine/core/esm/') && replaced[name] ? `\0weft:${name}` : null;
  },
  load: (id) => (id.startsWith('\0weft:') ? replaced[id.slice('\0weft:'.length)] : null),
};

/** What every page, or every page with a form, has loaded: a part that is loaded later need not name it. */
const everywhere =
  /[\\/](base|ground|below|lines|rolldown-runtime|fields|fields-more|form|form-fields|form-more|root|signs|pieces|member|use-act|with-words)-[\w-]+\.(js|css)$/;
/** Scripts of some hundred bytes: asked for by the part that needs them, a moment later, they cost less than their names on every first visit. */
const tiny =
  /[\\/](Icon\w+|OptionalPortal|AccordionChevron|create-scoped-keydown-handler|forget-typed|search-query|error-summary|calls|schemas|endpoint|late|units|money|level|landed|least|states|flag|check|proof|addresses|kinds|documents|or-nothing|life|own|standing|differing|terms-differ|closed|accepted|gone|rules|segments|working|upload|change-list|needs-approval|state-tone|paper-query|annex-link|quote-bars|match-why|[a-z-]+\.module|(is-)?foreign(-text)?|requirement-(text|words)|use-[a-z-]+)-[\w-]{7}\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [lightKit, lightCalls, lightTexts, reactRouter()],
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
            // Every script names dozens of others: a sign less in each is a hundred bytes of a first visit.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // What every page loads in one piece: packed together it is smaller than apart.
                {
                  name: 'base',
                  priority: 4,
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|set-cookie-parser|cookie|turbo-stream)[\\/]/,
                },
                // And what every page loads of ours: a dozen small pieces travel as one.
                {
                  name: 'ground',
                  priority: 2,
                  test: /(@mantine[\\/](core[\\/]esm[\\/]core[\\/]MantineProvider[\\/]|store|notifications[\\/]esm[\\/]notifications\.store)|createReactComponent\.mjs|(web[\\/](lib[\\/](ask|call|kept|latest|say|form[\\/]use-leave-guard|(page|text)[\\/](faces|files|hash-entries|i18n|lang|page-texts|texts|now|page-of|ready|search-places|viewer|words))|features[\\/]shell[\\/](lost|progress)|routes[\\/]within|ui[\\/](picture[\\/]marks|text[\\/](date-text|own-time)|frame[\\/](head|logo|site-link)))|contract[\\/](pages([\\/][a-z]+)?|core[\\/](access|client|endpoint|errors|langs|seats|units)))\.tsx?$)/,
                },
                // What members' pages load besides, and the signs that most pages show.
                {
                  name: 'member',
                  priority: 1,
                  test: /([\\/]web[\\/](features[\\/]notices[\\/](live|socket|state|toasts|words)|lib[\\/](arrivals|changed))\.tsx?)$/,
                },
                {
                  name: 'signs',
                  priority: 3,
                  test: /[\\/]icons[\\/]Icon(Home|Bell|Bookmark|Check|ChevronDown|Eye|FileText|Lock|Plus|Refresh|Trash|UserPlus|X)\.mjs$/,
                },
                // The numbers that members' pages show are in it, so that none of them needs the fields.
                {
                  name: 'pieces',
                  priority: 1,
                  test: /[\\/](web[\\/]ui[\\/](feedback[\\/](deadline|empty|tag)|frame[\\/]page-head)|contract[\\/]core[\\/]numbers[\\/]number-text)\.tsx?$/,
                },
                // What pages of inquiries and quotations say lines by.
                {
                  name: 'lines',
                  priority: 1,
                  test: /[\\/]web[\\/](ui[\\/](text[\\/]units|table[\\/]quote-bars)|features[\\/]inquiry[\\/](or-nothing|state-tone))\.tsx?$/,
                },
                // What stands below an inquiry, for its buyer and its suppliers alike.
                {
                  name: 'below',
                  test: /[\\/]web[\\/]features[\\/]inquiry[\\/](late|changes[\\/]changes|talk[\\/]talk|sealing[\\/]sealing)\.tsx?$/,
                },
                // What every form is made of, and what most are besides; lists and panels come when they are opened.
                {
                  name: 'fields',
                  priority: 1,
                  test: /@mantine[\\/]core[\\/]esm[\\/](core[\\/](?!utils[\\/](create-scoped|find-element))|components[\\/](Input|InputBase|TextInput|Button|Loader|UnstyledButton)[\\/])/,
                },
                {
                  name: 'fields-more',
                  priority: 1,
                  test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Textarea|InlineInput|Checkbox|Radio|NativeSelect|ActionIcon|CloseButton)[\\/]/,
                },
                // Our own form layer, and the fields that most forms have.
                {
                  name: 'form',
                  test: /[\\/]web[\\/]lib[\\/]form[\\/](use-call-form|use-draft|draft-keeper|draft-copy|faults|use-rule-words)\.ts$/,
                },
                {
                  name: 'form-fields',
                  test: /[\\/]web[\\/]ui[\\/](form[\\/](pick|number-field|draft-note)|text[\\/]number-text)\.tsx?$/,
                },
                {
                  name: 'form-more',
                  test: /[\\/]web[\\/]ui[\\/](form[\\/](date-field|use-left-outside)|file[\\/](file-field|use-uploads|upload))\.tsx?$/,
                },
                // Schemas of calls, for pages that ask anything.
                {
                  name: 'schemas',
                  priority: 4,
                  test: /node_modules[\\/]zod[\\/]|contract[\\/]core[\\/]schemas\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    sourcemap: false,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 700,
    modulePreload: {
      // The part itself is asked for at the same moment.
      resolveDependencies: (part, needed) =>
        needed.filter((file) => file !== part && !everywhere.test(file) && !tiny.test(file)),
    },
  },
  // One bundle starts faster; in development packages stay outside, since some are CommonJS.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } }),
}));
