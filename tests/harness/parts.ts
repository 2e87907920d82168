/**
 * What a run takes. `QUICK=1`: what `npm test` takes while somebody waits, each page in one view. `QUICK=1 THEN_OWN_SERVER=1`: what
 * must hold before a change lands, which is more. `OWN_SERVER=1`: rooms on a database server of one's own. `REST=1`: what `npm test`
 * leaves out. `FULL=1`: every combination. None of them, as when one file is run by hand: all parts, two views.
 */
export const quick = Boolean(process.env['QUICK']);
export const rest = Boolean(process.env['REST']);
const thenOwnServer = Boolean(process.env['THEN_OWN_SERVER']);
/** Somebody waits: the main job and what guards it, and of every other room its first pages. */
export const brief = quick && !thenOwnServer;

const files = (names: string[]): string[] => names.map((n) => `tests/${n}.test.ts`);

/** What takes long and goes wrong seldom, or waits on a loaded machine for more than it may: with `FULL=1`, and by hand. */
export const rareInBrowser = files([
  'e2e/deals/job-board',
  'e2e/fairs/three-views',
  'e2e/figures/platform-figures',
  'e2e/members/captcha',
  'e2e/members/dictionaries',
  'e2e/members/licence-first',
  'e2e/members/messages',
  'e2e/styles',
  'e2e/ui-data',
  'e2e/ui-fields',
  'e2e/visitors/award',
  'e2e/visitors/bent-addresses',
  'e2e/visitors/inquiry-parts',
]);

/**
 * Browser tests of what changes seldom, or is tried in another language or closer to its rule by a test that stays: with `REST=1`,
 * `FULL=1`, and by hand.
 */
export const laterInBrowser = files([
  'e2e/budgets',
  'e2e/carnival/carnival',
  'e2e/deals/confidential',
  'e2e/deals/deciding',
  'e2e/deals/docking',
  'e2e/deals/order-finance',
  'e2e/deals/release-paste',
  'e2e/deals/tender',
  'e2e/deals/test-quotation',
  'e2e/deals/visa',
  'e2e/deals/wide-comparison',
  'e2e/fairs/conferences',
  'e2e/fairs/desk',
  'e2e/fairs/exhibiting',
  'e2e/fairs/headset',
  'e2e/fairs/space',
  'e2e/figures/data-centre',
  'e2e/content/content',
  'e2e/content/contributions',
  'e2e/content/media',
  'e2e/content/phone-reader',
  'e2e/content/story',
  'e2e/looks',
  'e2e/main-job/es',
  'e2e/marketing/advertising',
  'e2e/members/abroad',
  'e2e/members/company-site',
  'e2e/members/following',
  'e2e/notices/live-desk',
  'e2e/notices/reports',
  'e2e/members/account',
  'e2e/members/consult-desk',
  'e2e/members/desk',
  'e2e/members/seats',
  'e2e/members/settings',
  'e2e/members/supplier-catalogue',
  'e2e/members/verification',
  'e2e/notices/broadcasts',
  'e2e/notices/browser-notices',
  'e2e/notices/lists-new',
  'e2e/points/month',
  'e2e/notices/three-people',
  'e2e/notices/words-over-news',
  'e2e/visitors/crawl',
  'e2e/visitors/home',
  'e2e/visitors/legal',
  'e2e/visitors/market',
  'e2e/visitors/phones',
  'e2e/visitors/product-film',
  'e2e/visitors/product-questions',
  'e2e/visitors/search-history',
  'e2e/fairs/plan',
  'e2e/members/home',
  'e2e/visitors/hall',
]);
/** Browser tests that a landing has, and `npm test` leaves to it and to `npm run test:rest`. */
export const landingInBrowser = files([
  'e2e/deals/found-and-met',
  'e2e/deals/home-currency',
  'e2e/deals/sealed',
  'e2e/every-page',
  'e2e/faults',
  'e2e/main-job/fewest-inputs',
  'e2e/members/chat',
  'e2e/members/forms',
  'e2e/members/late-lists',
  'e2e/members/registration',
  'e2e/members/release-draft',
  'e2e/visitors/product',
]);
/**
 * Walks over every page in a browser: the first page of each room in `npm test` and in a landing, the others with `npm run test:rest`. That
 * no page fails for anybody a landing asks the server (`e2e/every-page`).
 */
const walks = files(['e2e/pages', 'e2e/members/member-pages', 'e2e/members/operator-pages']);
export const restInBrowser = [...laterInBrowser, ...landingInBrowser, ...walks];

/** The pages that a walk visits: with `QUICK=1` the first of each room, with `REST=1` all others, else all. */
export const visited = <P extends { room: string }>(pages: P[]): P[] => {
  const firsts = new Set(new Map(pages.toReversed().map((p) => [p.room, p])).values());
  return quick || rest ? pages.filter((p) => firsts.has(p) === quick) : pages;
};

/**
 * With `FULL=1`, and by hand: how well pictures are read, by us and by who attacks the captcha; imports whose process is killed
 * again and again.
 */
const rareRooms = files([
  'rooms/carnival/killed',
  'rooms/content/journal-killed',
  'rooms/deals/import-killed',
  'pictures/licence',
  'pictures/captcha-solver/captcha-solver',
]);

/** What takes long and changes seldom, or stands beside what a landing has: with `REST=1`, `FULL=1`, and by hand. */
const laterRooms = files([
  'rooms/content/journals',
  'rooms/deals/import-products',
  'rooms/histories/histories',
  'rooms/points/killed',
  'rooms/verification/licence-first',
  'security/browser',
  'rooms/applications/histories',
  'rooms/figures/data-centre',
  'rooms/figures/platform',
  'rooms/points/histories',
  'rooms/applications/days',
  'rooms/applications/finance',
  'rooms/applications/papers',
  'rooms/applications/testing',
  'rooms/content/videos',
  'rooms/platform/sources-migration',
  'rooms/recruitment/days',
  'rooms/timeline/evidence',
]);

/** With `OWN_SERVER=1` left out: what stands before the database, or repeats what other files have asked it, whatever server it is. */
const sameAnywhere = files([
  'rooms/platform/access-matrix',
  'rooms/platform/contract',
  'rooms/platform/hostile-input',
  'rooms/histories/histories',
  'rooms/carnival/killed',
  'rooms/confidential/attacks',
  'rooms/content/journal-killed',
  'rooms/content/journals',
  'rooms/deals/import-killed',
  'rooms/deals/import-products',
  'rooms/fairs/presence',
]);

/** Walks of attackers, what is killed again and again, and what stands beside the main job: a landing has them, `npm test` does not. */
const landingRooms = [
  ...files([
    'rooms/platform/access-matrix',
    'rooms/platform/hostile-input',
    'rooms/confidential/annexes',
    'rooms/confidential/attacks',
    'rooms/deals/sealed',
    'rooms/deals/sealed-opening',
    'rooms/fairs/presence',
    'rooms/home/work',
    'rooms/notices/broadcasts',
    'rooms/quotations/comparing',
    'rooms/quotations/sealed-annexes',
    'rooms/verification/undo',
    'security/content',
    'security/login',
    'security/operator-login',
    'security/session',
    'security/two-worlds',
  ]),
  'tests/rooms/{advertising,applications,carnival,conferences,content,desk,docking,fairs,figures,following,parks,points,purchases,recruitment,samples,search,services,timeline}/**/*.test.ts',
  'tests/rooms/identity/{askers,controller,export,invite,invite-mail,invited,leaving,library,phones-abroad}.test.ts',
  'tests/rooms/deals/{alerts,conduct,delivery-region,evidence,figures,landed-cost,material-names,own-products,product-alerts,products,supplier-filters}.test.ts',
  'tests/rooms/chat/{booth-card,deal-talks,desk,desk-rating,found-and-gone,language}.test.ts',
  'tests/rooms/platform/{keys-migration,list-indexes,list-pages,list-words,sources-migration,well-known}.test.ts',
];

/** These start PostgreSQL servers of their own, and end them in every way: with `REST=1`, `FULL=1`, and by hand. */
export const serversOfTheirOwn = 'server/platform/postgres/*.test.ts';

/**
 * Files of rooms that a run has, as patterns. `THEN_OWN_SERVER=1`: a run on a server of one's own follows, so what that one has is left
 * to it.
 */
export const roomsTaken = (): string[] =>
  rest
    ? [...landingRooms, ...laterRooms, serversOfTheirOwn]
    : [
        'tests/{pictures,security}/**/*.test.ts',
        ...(thenOwnServer ? sameAnywhere : ['tests/rooms/**/*.test.ts']),
        ...(quick ? [] : [serversOfTheirOwn]),
      ];

/** Browser tests that a run on a server of one's own has, where one follows. */
export const thenInBrowser = thenOwnServer ? files(['e2e/main-job/cn']) : [];

/** Random histories by the ten thousand: with `FULL=1` a step of their own, sliced by seed where all others are sliced by file. */
export const histories = files(['rooms/histories/histories', 'rooms/points/histories']);

/** Files of rooms that a run leaves out; with `FULL=1` the histories too, unless they or their folder are named. */
export const roomsLeftOut = (): string[] => {
  if (process.env['OWN_SERVER']) return [...sameAnywhere, ...laterRooms];
  if (brief) return [...rareRooms, ...laterRooms, ...landingRooms];
  if (quick) return [...rareRooms, ...laterRooms];
  if (rest) return rareRooms;
  const named = process.argv.some((a) => a.startsWith('tests/') && histories.some((h) => h.startsWith(a)));
  return process.env['FULL'] && !named ? histories : [];
};
