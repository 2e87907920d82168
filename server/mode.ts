/**
 * Imported before anything else: React reads NODE_ENV once, when it is loaded, and its development half renders at a
 * third of the speed. `--dev` keeps it.
 */
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production';
