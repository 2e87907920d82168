import type { Ctx } from '#server/platform/context.ts';
import { digest, newSecret } from '#server/platform/ids.ts';
import { albumPhotos, fairAlbums } from './albums/tables.ts';
import { boothVisits, guestEntries } from './guests/tables.ts';
import { fairForums, forumQuestions, forumSeats, forumVotes, talkProposals } from './forums/tables.ts';
import { fairMeetings } from './meetings/tables.ts';
import { boothOrderEvents, boothOrders, fairPrices } from './orders/tables.ts';
import { fairVisitors } from './registration/tables.ts';
import { boothDisplays, boothProducts, boothStaff, fairBooths, fairHalls, fairs } from './tables.ts';

export type SeedFairs = {
  fairs: (typeof fairs.$inferInsert)[];
  halls: (typeof fairHalls.$inferInsert)[];
  booths: (typeof fairBooths.$inferInsert)[];
  displays: (typeof boothDisplays.$inferInsert)[];
  products: (typeof boothProducts.$inferInsert)[];
  staff: (typeof boothStaff.$inferInsert)[];
};

/** Fairs of the demo world with halls, booths and what exhibitors show. */
export const insertFairs = async (ctx: Ctx, s: SeedFairs): Promise<void> => {
  await ctx.db.insert(fairs).values(s.fairs);
  await ctx.db.insert(fairHalls).values(s.halls);
  if (s.booths.length) await ctx.db.insert(fairBooths).values(s.booths);
  if (s.displays.length) await ctx.db.insert(boothDisplays).values(s.displays);
  if (s.products.length) await ctx.db.insert(boothProducts).values(s.products);
  if (s.staff.length) await ctx.db.insert(boothStaff).values(s.staff);
};

export type SeedForums = {
  forums: (typeof fairForums.$inferInsert)[];
  /** In the order in which they signed up. */
  seats: (typeof forumSeats.$inferInsert)[];
  questions: (typeof forumQuestions.$inferInsert)[];
  votes: (typeof forumVotes.$inferInsert)[];
  visitors: Pick<typeof fairVisitors.$inferInsert, 'id' | 'fairId' | 'userId' | 'createdAt' | 'usedAt'>[];
};

/** Talks of the demo world with who signed up and asked, and who registered for fairs. */
export const insertForums = async (ctx: Ctx, s: SeedForums): Promise<void> => {
  await ctx.db.insert(fairForums).values(s.forums);
  if (s.seats.length) await ctx.db.insert(forumSeats).values(s.seats);
  if (s.questions.length) await ctx.db.insert(forumQuestions).values(s.questions);
  if (s.votes.length) await ctx.db.insert(forumVotes).values(s.votes);
  const visitors = s.visitors.map((v) => {
    const code = newSecret();
    const sealed = ctx.platform.seal.close(Buffer.from(code), `ticket ${v.id}`);
    return { ...v, codeHash: digest(code), code: sealed };
  });
  if (visitors.length) await ctx.db.insert(fairVisitors).values(visitors);
};

export type SeedVisits = {
  visits: (typeof boothVisits.$inferInsert)[];
  entries: (typeof guestEntries.$inferInsert)[];
};

/** Who came to booths of the demo world, and what they wrote there. */
export const insertVisits = async (ctx: Ctx, s: SeedVisits): Promise<void> => {
  if (s.visits.length) await ctx.db.insert(boothVisits).values(s.visits);
  if (s.entries.length) await ctx.db.insert(guestEntries).values(s.entries);
};

export type SeedAlbums = {
  albums: (typeof fairAlbums.$inferInsert)[];
  photos: (typeof albumPhotos.$inferInsert)[];
};

/** Albums of the demo world's fairs. */
export const insertAlbums = async (ctx: Ctx, s: SeedAlbums): Promise<void> => {
  await ctx.db.insert(fairAlbums).values(s.albums);
  await ctx.db.insert(albumPhotos).values(s.photos);
};

export type SeedProposals = (typeof talkProposals.$inferInsert)[];
/** Proposals of talks of the demo world. */
export const insertProposals = async (ctx: Ctx, rows: SeedProposals): Promise<void> => {
  if (rows.length) await ctx.db.insert(talkProposals).values(rows);
};
export type SeedMeetings = (typeof fairMeetings.$inferInsert)[];
/** Meetings of the demo world. */
export const insertMeetings = async (ctx: Ctx, rows: SeedMeetings): Promise<void> => {
  if (rows.length) await ctx.db.insert(fairMeetings).values(rows);
};
export { insertVisitors, type SeedVisitors } from './avatars/seed.ts';
export type SeedBoothOrders = {
  prices: (typeof fairPrices.$inferInsert)[];
  orders: (typeof boothOrders.$inferInsert)[];
  events: (typeof boothOrderEvents.$inferInsert)[];
};

/** Price lists of the demo fairs, and booth orders with their courses. */
export const insertBoothOrders = async (ctx: Ctx, s: SeedBoothOrders): Promise<void> => {
  await ctx.db.insert(fairPrices).values(s.prices);
  await ctx.db.insert(boothOrders).values(s.orders);
  await ctx.db.insert(boothOrderEvents).values(s.events);
};
