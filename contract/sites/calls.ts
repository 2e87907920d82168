import * as z from 'zod/mini';
import { open, session, suppliers, within } from '../core/access.ts';
import { type Endpoint, endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { draftBase, draftStamp, id, idParams, instant, nothing, text } from '../core/schemas.ts';
import { companyDetail } from '../enterprise/calls.ts';
import { ratingFigure } from '../order/rating-figure.ts';
import { salesContact } from '../settings/calls.ts';
import { arrangement, block, contact, contactInput, desk, header, production, siteContent } from './schemas.ts';
import type { SiteBlock } from './site.ts';

/**
 * `changed`: the draft was saved elsewhere; the refusal carries what stands now. `empty`: there is nothing to publish yet.
 * `tooMany`: the company has as many contacts as it may.
 */
export const siteErrors = refusals('sites', { changed: 409, empty: 422, tooMany: 409 });

/** Who keeps a company's site: its supplier's seats that manage the company. */
const keepers = within(suppliers, 'manage');
/** A company by its id, or by its key in addresses. */
const companyKey = z.object({ id: z.string().check(z.regex(/^[\w-]{1,80}$/)) });
const ofCompany = { query: z.object({ id: z.optional(id) }) };
const publicFacts = ['companies', 'dictionaries'] as const;
const often = { points: 600, seconds: 600, by: 'person' } as const;
const seldom = { points: 60, seconds: 600, by: 'person' } as const;

/** A company's public page: its facts, what it has published, and whom to ask. */
export const publicSite = z.object({
  company: companyDetail,
  site: z.nullable(siteContent),
  publishedAt: z.nullable(instant),
  /** Orders that it has completed here as the supplier. */
  deals: z.int(),
  /** Ratings by trading partners, once there are enough; null before. */
  rating: z.nullable(ratingFigure),
  desks: z.array(desk),
});

const draft = z.object({
  entId: id,
  slug: z.string(),
  content: siteContent,
  revision: z.int(),
  savedAt: z.nullable(instant),
  /** The version that readers see; null where none is published. */
  published: z.nullable(z.object({ number: z.int(), at: instant, same: z.boolean() })),
});
const stamp = z.object(draftStamp);
const base = z.optional(draftBase);

const saving = <B extends z.ZodMiniType>(suffix: string, body: B): Endpoint<undefined, undefined, B, typeof stamp> =>
  endpoint({
    method: 'POST',
    path: `/api/busi/busienterprise/update${suffix}`,
    access: keepers,
    limit: often,
    body,
    data: stamp,
  });
const reading = <S extends z.core.$ZodShape>(name: SiteBlock, of: z.ZodMiniObject<S>) =>
  endpoint({
    method: 'GET',
    path: `/api/busi/busienterprise/ent/${name}`,
    access: open,
    shows: publicFacts,
    ...ofCompany,
    data: z.object({ id, ...of.shape }),
  });
const withBase = { ...block.shape, base };

/** Calls of companies' own pages: what readers see, the draft, its publishing, and the contacts. */
export const sites = {
  index: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/v2/index/{id}',
    access: open,
    shows: publicFacts,
    params: companyKey,
    data: publicSite,
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/v2/indexTem/{id}',
    access: open,
    shows: publicFacts,
    params: companyKey,
    data: z.object({ id, ...arrangement }),
  }),
  head: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/ent/header',
    access: open,
    shows: publicFacts,
    ...ofCompany,
    data: z.object({ id, name: text, slug: z.string(), ...header.shape }),
  }),
  overview: reading('overview', block),
  production: reading('production', production),
  quality: reading('quality', block),
  team: reading('team', block),
  process: reading('process', block),
  trade: reading('trade', block),
  isIndex: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/isIndex',
    access: open,
    shows: publicFacts,
    ...ofCompany,
    data: z.object({ id, slug: z.string(), published: z.boolean(), at: z.nullable(instant) }),
  }),

  draft: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/management/index/{id}',
    access: keepers,
    params: idParams,
    data: draft,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/busienterprise/management/index',
    access: keepers,
    limit: often,
    body: z.object({ base: draftBase, content: siteContent }),
    data: stamp,
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/api/busi/busienterprise/management/indexTem',
    access: keepers,
    limit: often,
    body: z.object({ base, ...arrangement }),
    data: stamp,
  }),
  updateHeader: saving('Header', z.object({ ...header.shape, base })),
  updateOverview: saving('Overview', z.object(withBase)),
  updateProduction: saving('Production', z.object({ ...production.shape, base })),
  updateQuality: saving('Quality', z.object(withBase)),
  updateTeam: saving('Team', z.object(withBase)),
  updateProcess: saving('Process', z.object(withBase)),
  updateTrade: saving('Trade', z.object(withBase)),
  syncCompany: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/syncEnt',
    access: keepers,
    limit: seldom,
    data: stamp,
  }),

  publish: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/management/publish',
    access: keepers,
    limit: seldom,
    touches: ['companies'],
    body: z.object({ base: draftBase }),
    data: z.object({ number: z.int(), at: instant }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/management/withdraw',
    access: keepers,
    limit: seldom,
    touches: ['companies'],
    data: nothing,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprise/management/versions',
    access: keepers,
    data: z.array(z.object({ number: z.int(), at: instant, by: z.string(), shown: z.boolean() })),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/management/restore',
    access: keepers,
    limit: seldom,
    body: z.object({ number: z.int().check(z.gte(1), z.lte(2_000_000_000)), base: draftBase }),
    data: stamp,
  }),

  contacts: endpoint({
    method: 'GET',
    path: '/api/busi/busienterprisecontact/ent/{id}',
    access: session,
    params: idParams,
    data: z.array(contact),
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprisecontact',
    access: keepers,
    limit: seldom,
    touches: ['companies'],
    body: z.object({ clientKey: z.optional(id), ...contactInput }),
    data: contact,
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/api/busi/busienterprisecontact',
    access: keepers,
    limit: seldom,
    touches: ['companies'],
    body: contact,
    data: contact,
  }),
  removeContact: endpoint({
    method: 'DELETE',
    path: '/api/busi/busienterprisecontact/{id}',
    access: keepers,
    touches: ['companies'],
    params: idParams,
    data: nothing,
  }),
  salesContact: endpoint({
    method: 'GET',
    path: '/api/busi/settings/salesContact',
    access: suppliers,
    data: z.nullable(salesContact),
  }),
  syncContacts: endpoint({
    method: 'POST',
    path: '/api/busi/busienterprise/syncEntContact',
    access: keepers,
    limit: seldom,
    touches: ['companies'],
    data: z.array(contact),
  }),
};
