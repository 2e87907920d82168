/** The walls of the house (docs/map.md). Captured folders guard rooms that don't exist yet. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const test = '\\.test\\.tsx?$';

export default {
  forbidden: [
    forbid(
      'contract-imports-nobody',
      'the contract stands alone',
      { path: '^contract/', pathNot: test },
      { path: '^(server|web|tests|scripts|i18n)/' },
    ),
    forbid(
      'docs-for-the-server',
      'what integrators read is in no browser: neither the web nor what it loads of the contract knows the docs',
      { path: '^(web|contract)/', pathNot: ['^contract/.*docs[^/]*\\.ts$', test] },
      { path: '^contract/.*docs[^/]*\\.ts$' },
    ),
    forbid('server-never-web', 'server and web never import each other', { path: '^server/' }, { path: '^web/' }),
    forbid('web-never-server', 'server and web never import each other', { path: '^web/' }, { path: '^server/' }),
    forbid(
      'platform-knows-no-room',
      'the platform is below the rooms',
      { path: '^server/platform/' },
      { path: '^server/(rooms|world)/' },
    ),
    forbid(
      'rooms-by-the-door',
      'a room enters another only through its index.ts, and takes its events from events.ts',
      { path: '^server/rooms/([^/]+)/', pathNot: test },
      { path: '^server/rooms/([^/]+)/', pathNot: ['^server/rooms/$1/', '^server/rooms/[^/]+/(index|events)\\.ts$'] },
    ),
    forbid(
      'events-stand-alone',
      'declared events know the contract alone, so that every room may import them',
      { path: '^server/rooms/[^/]+/events\\.ts$' },
      { path: '^server/', pathNot: '^server/platform/events\\.ts$' },
    ),
    forbid(
      'world-by-the-door',
      'the demo world fills rooms through their seed.ts or index.ts',
      { path: '^server/(world|assemble|site|main)' },
      { path: '^server/rooms/[^/]+/', pathNot: ['^server/rooms/[^/]+/(index|seed)\\.ts$'] },
    ),
    forbid(
      'sql-in-stores',
      'only stores, tables and seeds touch the database',
      { path: '^server/rooms/', pathNot: ['/[\\w-]*store\\.ts$', '/tables\\.ts$', '/seed\\.ts$', test] },
      { path: 'node_modules/(drizzle-orm|pg)/' },
    ),
    forbid(
      'tables-for-stores',
      'tables are read by stores',
      { path: '^server/rooms/', pathNot: ['/[\\w-]*store\\.ts$', '/tables\\.ts$', '/seed\\.ts$', test] },
      { path: '/tables\\.ts$' },
    ),
    forbid(
      'own-tables',
      'a store names only its own room’s tables',
      { path: '^server/rooms/([^/]+)/' },
      { path: '^server/rooms/[^/]+/.*tables\\.ts$', pathNot: '^server/rooms/$1/' },
    ),
    forbid('routes-never-stores', 'routes call use cases', { path: 'routes\\.ts$' }, { path: '/[\\w-]*store\\.ts$' }),
    forbid(
      'rules-are-pure',
      'rules know no database and no platform at run time, only other rules',
      { path: '^server/rooms/.+/[\\w-]*rules\\.ts$' },
      {
        path: '^server/(platform|rooms)/',
        pathNot: '^server/rooms/.+/[\\w-]*rules\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'rights-by-one-command',
      'what follows from the sources of rights is written by settle-rights.ts alone',
      { path: '^server/', pathNot: ['^server/rooms/identity/accounts/settle-rights\\.ts$', test] },
      { path: '^server/rooms/identity/accounts/rights-store\\.ts$' },
    ),
    forbid(
      'features-apart',
      'a feature does not know another; the shell frames them all',
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/shell/' },
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'ui-never-fetches',
      'shared pieces get their data',
      { path: '^web/ui/' },
      { path: '^web/(lib/(call|host|guard)|features|routes)' },
    ),
    forbid('no-cycles', 'nothing depends on itself', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    skipAnalysisNotInRules: true,
    moduleSystems: ['es6', 'cjs'],
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^data/', '^tests/clients/package/', '\\.react-router', '\\+types'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
