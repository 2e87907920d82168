import { hash } from '@node-rs/argon2';
import type { DemoAccount } from '#server/progress.ts';
import { SettingsError } from '#server/platform/config/index.ts';
import { type Ctx, inTransaction, systemContext } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { reserveNumbers } from '#server/platform/numbers.ts';
import { insertCatalogue, insertProductQuestions } from '#server/rooms/catalogue/seed.ts';
import { renewAllConduct } from '#server/rooms/enterprise/index.ts';
import { insertCompanies } from '#server/rooms/enterprise/seed.ts';
import { insertPictures } from '#server/rooms/files/seed.ts';
import { hasDemoPeople, insertPeople, lockSeeding } from '#server/rooms/identity/seed.ts';
import { settleRights } from '#server/rooms/identity/index.ts';
import { insertEvidence } from '#server/rooms/evidence/seed.ts';
import { insertAwards, insertInquiries, insertLife } from '#server/rooms/inquiry/seed.ts';
import { insertSeedNotices } from '#server/rooms/notices/seed.ts';
import { insertOrders } from '#server/rooms/order/seed.ts';
import { insertSeats } from '#server/rooms/seats/seed.ts';
import { insertChat, insertDesk } from '#server/rooms/chat/seed.ts';
import { insertLetters } from '#server/rooms/letters/seed.ts';
import { insertCards } from '#server/rooms/cards/seed.ts';
import { insertFollowing } from '#server/rooms/following/seed.ts';
import { insertFootprints } from '#server/rooms/footprints/seed.ts';
import { insertMisses, insertPlaces, insertTerms } from '#server/rooms/search/seed.ts';
import { readSetting } from '#server/rooms/settings/index.ts';
import { insertSettings } from '#server/rooms/settings/seed.ts';
import { buildAnnouncements } from './announcements.ts';
import { insertSites } from '#server/rooms/sites/seed.ts';
import { insertDocking } from '#server/rooms/docking/seed.ts';
import {
  insertAlbums,
  insertBoothOrders,
  insertFairs,
  insertForums,
  insertProposals,
  insertVisitors,
  insertMeetings,
  insertVisits,
} from '#server/rooms/fairs/seed.ts';
import { insertContent } from '#server/rooms/content/seed.ts';
import { insertCampaignWorld } from '#server/rooms/carnival/seed.ts';
import { insertPoints } from '#server/rooms/points/seed.ts';
import { insertSamples } from '#server/rooms/sample/seed.ts';
import { insertRecruitment } from '#server/rooms/recruitment/seed.ts';
import { insertContributions } from '#server/rooms/contributions/seed.ts';
import { insertAds } from '#server/rooms/advertising/seed.ts';
import { insertConferences } from '#server/rooms/conferences/seed.ts';
import { insertParks } from '#server/rooms/parks/seed.ts';
import { insertFinance } from '#server/rooms/finance/seed.ts';
import { insertServices } from '#server/rooms/services/seed.ts';
import { insertTesting } from '#server/rooms/testing/seed.ts';
import { insertPurchases } from '#server/rooms/purchase/seed.ts';
import { insertVerifications } from '#server/rooms/verification/seed.ts';
import { createChance } from './chance.ts';
import { buildAds } from './marketing/ads.ts';
import { buildConferences } from './conferences/index.ts';
import { buildParks } from './parks/index.ts';
import { buildLetters } from './letters.ts';
import { buildChats } from './chats.ts';
import { buildConsultations } from './desk/consultations.ts';
import { buildColleagues } from './colleagues.ts';
import { buildCompanies } from './companies.ts';
import { salesContacts } from './sales-contacts.ts';
import { controller } from './controller.ts';
import { createDays } from './days.ts';
import { buildFollowing } from './following.ts';
import { buildInquiries } from './inquiries.ts';
import { buildNotices } from './notices.ts';
import { buildPeople, demoPassword, welcomeAccounts } from './people.ts';
import { buildProductPages } from './content/product-pages.ts';
import { buildProducts } from './products.ts';
import { buildVerifications } from './verifications.ts';
import { closeSome } from './deals/closed.ts';
import { enliven } from './deals/life.ts';
import { buildSearches } from './searches.ts';
import { buildMisses, buildTraffic } from './figures/traffic.ts';
import { buildSites } from './sites.ts';
import { buildSamples } from './deals/sample-orders.ts';
import { buildProjects } from './deals/projects.ts';
import { buildAlbums } from './fairs/albums.ts';
import { buildOwnAlbums } from './fairs/own-albums.ts';
import { buildVisits } from './fairs/visits.ts';
import { buildMeetings } from './fairs/meetings.ts';
import { buildPreparedFair, buildProposals } from './fairs/desk.ts';
import { buildCampaigns } from './carnival/index.ts';
import { buildPublished } from './content/published.ts';
import { buildVisitors } from './carnival/visitors.ts';
import { buildPoints } from './points/index.ts';
import { buildMall, mallNumbers } from './points/mall.ts';
import { buildBoothOrders } from './fairs/booth-orders.ts';
import { buildForums } from './fairs/forums.ts';
import { buildFairs } from './fairs/index.ts';
import { buildPurchases } from './deals/purchases.ts';
import { buildRecruitment } from './recruitment/index.ts';
import { buildProviders, buildServices } from './services/index.ts';

export { demoAccounts, type DemoKey, demoPassword } from './people.ts';
const seed = 20_221_201;

/** Companies, their people and products, and what they have asked, bought and delivered. */
const buildTrade = (now: Date, passwordHash: string) => {
  const chance = createChance(seed);
  const days = createDays(now);
  const companies = buildCompanies(chance, days);
  const first = buildPeople(chance, days, companies, passwordHash);
  const products = buildProducts(chance, days, companies);
  const listed = products.filter((p) => p.state !== 'draft' && p.state !== 'hidden');
  const deals = buildInquiries(chance, days, companies, first, listed);
  const drawings = closeSome(days, companies, deals.inquiries);
  const bought = buildPurchases(days, companies, first, deals);
  const docked = buildProjects(days, companies, first);
  const sampled = buildSamples({ days, people: first, products: listed, inquiries: deals.inquiries });
  const colleagues = buildColleagues(days, companies, first, passwordHash);
  const lively = enliven({ days, companies, people: [...first, ...colleagues.people], s: deals.inquiries });
  const checked = buildVerifications(days, companies, [...first, ...colleagues.people], passwordHash);
  const people = [...first, ...colleagues.people, ...checked.newcomers];
  return {
    days,
    companies,
    products,
    listed,
    deals,
    /** Whom colleagues and newcomers are added to. */
    first,
    people,
    operatorId: people.find((p) => p.username === 'operator')?.id,
    world: {
      seats: colleagues.seats,
      verifications: checked.verifications,
      life: lively.life,
      evidence: lively.reviews,
      inquiries: deals.inquiries,
      orders: deals.orders,
      purchases: bought.purchases,
      docking: docked.projects,
      samples: sampled.samples,
    },
    pictures: [...checked.pictures, ...drawings, ...lively.files, ...bought.files],
    numbers: [
      ...Object.values(deals.numbers).flatMap((n) => n.used()),
      ...bought.numbers,
      ...docked.numbers,
      ...sampled.numbers,
      ...checked.numbers,
    ],
  };
};
type Trade = ReturnType<typeof buildTrade>;

/** Fairs, and what happens at them. */
const buildAllFairs = (
  { days, companies, people, listed, operatorId }: Trade,
  cards: ReturnType<typeof buildFollowing>['cards'],
) => {
  const staged = buildFairs({ days, companies, people, products: listed });
  const booked = buildBoothOrders({ days, companies, people, fairs: staged, operatorId });
  return {
    world: {
      fairs: booked.fairs,
      boothOrders: booked.ordered,
      forums: buildForums({ days, companies, people, fairs: staged }),
      boothVisits: buildVisits({ days, people, fairs: staged, cards }),
      meetings: buildMeetings({ days, people, fairs: staged }),
      preparedFair: { ...buildPreparedFair(days), displays: [], products: [], staff: [] },
      proposals: buildProposals({ days, people, fairs: staged }),
      visitors: buildVisitors({ days, people, fairs: staged }),
    },
    numbers: booked.numbers,
  };
};

/** The whole demo world in memory: the same everywhere, apart from dates that count from `now`. */
export const buildWorld = (now: Date, passwordHash: string) => {
  const trade = buildTrade(now, passwordHash);
  const { days, companies, products, listed, deals, people, operatorId } = trade;
  const paged = buildProductPages({ days, people, products });
  const chats = buildChats({ days, people, inquiries: deals.inquiries, orders: deals.orders });
  const following = buildFollowing({ days, companies, people, products });
  const fairs = buildAllFairs(trade, following.cards);
  const talks = buildConsultations({ days, people, chats });
  const providers = buildProviders(days, passwordHash);
  const hiring = buildRecruitment(days, [...people, ...providers.people]);
  const published = buildPublished({ days, companies, people, listed, operatorId });
  const advertised = buildAds({ days, companies, people, operatorId });
  const served = buildServices({
    days,
    people: [...people, ...providers.people],
    companies: [...companies, ...providers.companies],
    orders: deals.orders.orders,
  });
  const used = [served, hiring, fairs, advertised, published];
  return {
    notices: buildNotices({ days, companies, people, inquiries: deals.inquiries, orders: deals.orders }),
    chats: talks.chat,
    desk: talks.desk,
    letters: buildLetters(days, people, operatorId),
    companies: [...companies, ...providers.companies],
    people: [...people, ...providers.people],
    ...trade.world,
    pictures: [
      ...trade.pictures,
      ...served.files,
      ...hiring.files,
      ...published.files,
      ...advertised.pictures,
      ...paged.files,
    ],
    services: served.services,
    recruitment: hiring.recruitment,
    ads: advertised.ads,
    conferences: buildConferences(days, people, operatorId),
    parks: buildParks(days, people, companies, operatorId),
    testing: served.testing,
    finance: served.finance,
    products: paged.products,
    productQuestions: paged.questions,
    ...fairs.world,
    campaigns: buildCampaigns({ days, people }),
    ...published.world,
    points: buildPoints({ days, people }),
    mall: buildMall(days, people),
    sites: buildSites(days, companies, trade.first),
    numbers: [...trade.numbers, ...used.flatMap((u) => u.numbers), ...mallNumbers(days)],
    settings: { ...buildAnnouncements(days), ...controller, ...salesContacts },
    searches: buildSearches(days),
    misses: buildMisses(days),
    traffic: buildTraffic({ days, companies, people, products }),
    following,
  };
};

type World = ReturnType<typeof buildWorld>;
type Own = Awaited<ReturnType<typeof buildOwnAlbums>>;

const insertMembers = async (tx: Ctx, world: World, pictures: World['pictures']) => {
  await insertCompanies(
    tx,
    world.companies.map(({ role, sample, lang, ...row }) => (void role, void sample, void lang, row)),
  );
  await insertPeople(
    tx,
    world.people.map(({ company, ...row }) => (void company, row)),
  );
  await insertSeats(tx, world.seats);
  await insertPictures(tx, [...world.pictures, ...pictures]);
  await insertVerifications(tx, world.verifications);
  await settleRights(tx, {
    people: world.people.map((p) => p.id),
    companies: world.companies.map((c) => c.id ?? null),
  });
};

const insertTrade = async (tx: Ctx, world: World) => {
  await insertCatalogue(tx, world.products);
  await insertProductQuestions(tx, world.productQuestions);
  await insertInquiries(tx, world.inquiries);
  await insertLife(tx, world.life);
  await insertEvidence(tx, world.evidence);
  // Orders may come of awards.
  await insertPurchases(tx, world.purchases);
  await insertOrders(tx, world.orders);
  await insertAwards(tx, world.inquiries.awards);
  await insertSeedNotices(tx, world.notices);
  await insertSettings(tx, world.settings);
  await insertTerms(tx, world.searches);
  await insertMisses(tx, world.misses);
  await insertDocking(tx, world.docking);
};

const insertAllFairs = async (tx: Ctx, world: World, own: Own, albums: Own['albums']) => {
  await insertFairs(tx, { ...world.fairs, displays: own.displays });
  await insertForums(tx, world.forums);
  await insertVisits(tx, world.boothVisits);
  await insertMeetings(tx, world.meetings);
  await insertAlbums(tx, albums);
  await insertAlbums(tx, own.albums);
  await insertFairs(tx, world.preparedFair);
  await insertProposals(tx, world.proposals);
  await insertVisitors(tx, world.visitors);
};

/** What stands beside trade and fairs: campaigns, content, services, what people keep, and talk. */
const insertRest = async (tx: Ctx, world: World) => {
  for (const campaign of world.campaigns) await insertCampaignWorld(tx, campaign);
  await insertPoints(tx, world.points, world.mall);
  await insertBoothOrders(tx, world.boothOrders);
  await insertContent(tx, world.content);
  await insertContributions(tx, world.contributed);
  await insertSamples(tx, world.samples);
  await insertServices(tx, world.services);
  await insertRecruitment(tx, world.recruitment);
  await insertAds(tx, world.ads);
  await insertConferences(tx, world.conferences);
  await insertParks(tx, world.parks);
  await insertTesting(tx, world.testing);
  await insertFinance(tx, world.finance);
  await insertSites(tx, world.sites);
  await insertFollowing(tx, world.following.kept);
  const { cards } = world.following;
  await insertCards(tx, { ...cards, exchanges: [...cards.exchanges, ...world.boothVisits.exchanges] });
  await insertChat(tx, world.chats);
  await insertDesk(tx, world.desk);
  await insertLetters(tx, world.letters);
  await insertFootprints(tx, world.following.trail);
  await insertFootprints(tx, { ...world.traffic, settings: [] });
  await insertPlaces(tx, world.following.places);
  await reserveNumbers(tx.db, world.numbers);
};

/**
 * Fills an empty database with the demo world, in one transaction: killed half-way, nothing stands and the next start
 * does it anew. Does nothing where it stands already. @returns the demo accounts
 */
export const seedWorld = async (platform: Platform): Promise<DemoAccount[]> => {
  const ctx = systemContext(platform);
  if (!(await hasDemoPeople(ctx))) {
    const now = new Date();
    const world = buildWorld(now, await hash(demoPassword));
    const days = createDays(now);
    const { albums, files } = await buildAlbums(days, world.people);
    const own = await buildOwnAlbums({ ...world, days });
    await inTransaction(ctx, async (tx) => {
      await lockSeeding(tx);
      if (await hasDemoPeople(tx)) return;
      await insertMembers(tx, world, [...files, ...own.files]);
      await insertTrade(tx, world);
      await insertAllFairs(tx, world, own, albums);
      await insertRest(tx, world);
    });
    await renewAllConduct(ctx);
  }
  return welcomeAccounts();
};

/**
 * Production refuses to start on a database that holds demo accounts: their password is in the source. It warns while the
 * privacy policy names nobody: that is set at the desk, which needs a running server.
 * @throws SettingsError
 */
export const checkProduction = async (platform: Platform): Promise<void> => {
  const ctx = systemContext(platform);
  if (await hasDemoPeople(ctx))
    throw new SettingsError([
      'DATABASE_URL: this database holds the demo world; production needs one without demo accounts',
    ]);
  if (!(await readSetting(ctx, 'legal.controller')).contact)
    platform.log.warn(
      'the privacy policy names nobody: set who answers for personal data at the desk, /operator/settings',
    );
};
