import * as z from 'zod/mini';
import { buyersAndSuppliers, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';
import { ownAgreement } from './schemas.ts';

/** Refusals of confidential inquiries. */
export const confidentialErrors = refusals('confidential', {
  agreementChanged: 409,
  accessRevoked: 403,
  notShown: 415,
  unreadable: 422,
  busy: 503,
});

/** The version of the platform's own agreement, whose text is in i18n (`nda.json`); a new text gets a new version. */
export const platformAgreement = '2026-12';

/** What a company did with an annex: looked at its pages, or took the file. */
export const viewKinds = ['view', 'download'] as const;
export type ViewKind = (typeof viewKinds)[number];
/** Widths of a page as a picture, in pixels: to be read, and to be looked at closely. */
export const pageWidths = { usual: 1400, large: 2600 } as const;
const pageWidthKeys = ['usual', 'large'] as const;

/** An agreement that somebody accepted, with its words as they were then. */
export const acceptance = z.object({
  version: z.string(),
  at: instant,
  person: z.string(),
  company: text,
  text,
});
export type Acceptance = z.infer<typeof acceptance>;

/** The agreement in force: the platform's, or the buyer's `own` words. */
export const agreementView = z.object({ version: z.string(), own: z.boolean(), text });

/** Why a company lost its access, and when. */
export const revocation = z.object({ at: instant, reason: z.string() });

/** A company that accepted the agreement, for the buyer. */
export const admittedCompany = z.object({
  company: z.object({ id, name: text, city: text }),
  /** The newest first. */
  accepted: z.array(acceptance),
  /** Whether the version in force is among them. */
  current: z.boolean(),
  downloads: z.boolean(),
  /** Sittings in which pages were looked at, and files taken. */
  views: z.int(),
  taken: z.int(),
  lastView: z.nullable(instant),
  quoted: z.boolean(),
  revoked: z.nullable(revocation),
});
export type AdmittedCompany = z.infer<typeof admittedCompany>;

/** One line of the log: who looked at which annex, or took it, in a sitting of a quarter of an hour. */
export const viewRow = z.object({
  id,
  company: z.object({ id, name: text }),
  person: z.string(),
  file: z.object({ id, name: z.string() }),
  kind: z.enum(viewKinds),
  /** The pages that were shown, rising; empty for a download. */
  pages: z.array(z.int()),
  times: z.int(),
  at: instant,
  until: instant,
});
export type ViewRow = z.infer<typeof viewRow>;

const buying = within(buyersAndSuppliers, 'buy');
const reason = line(3, 300);

/** Agreement, access and annexes of confidential inquiries. */
export const confidential = {
  agreement: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/agreement/{id}',
    access: session,
    params: idParams,
    data: z.object({ ...agreementView.shape, accepted: z.array(acceptance), revoked: z.nullable(revocation) }),
  }),
  setAgreement: endpoint({
    method: 'PUT',
    path: '/api/busi/inquiry/agreement/{id}',
    access: buying,
    params: idParams,
    limit: { points: 20, seconds: 3_600, by: 'person' },
    body: z.object({
      /** The version that it takes the place of. */
      base: z.string().check(z.maxLength(20)),
      /** Left out: the platform's own. */
      text: z.optional(ownAgreement),
    }),
    data: agreementView,
  }),
  admitted: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/confidential/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: z.object({
      inquiry: z.object({ id, number: z.string(), title: text }),
      agreement: agreementView,
      /** Whether whoever accepts may download, where nothing else is said of a company. */
      downloads: z.boolean(),
      annexes: z.array(z.object({ id, name: z.string() })),
      companies: z.array(admittedCompany),
    }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/confidential/{id}/revoke',
    access: buying,
    params: idParams,
    body: z.object({ entId: id, reason }),
    data: z.object({ id }),
  }),
  grant: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/confidential/{id}/grant',
    access: buying,
    params: idParams,
    body: z.object({ entId: id }),
    data: z.object({ id }),
  }),
  setDownloads: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/confidential/{id}/downloads',
    access: buying,
    params: idParams,
    body: z.object({
      /** A company; left out: everybody of whom nothing else is said. */
      entId: z.optional(id),
      downloads: z.boolean(),
    }),
    data: z.object({ id, downloads: z.boolean() }),
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/confidential/{id}/views',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    query: z.object({
      ...pageQuery,
      company: z.optional(id),
      file: z.optional(id),
      kind: z.optional(z.enum(viewKinds)),
      from: z.optional(day),
      until: z.optional(day),
    }),
    data: page(viewRow),
  }),
  annex: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/annex/{id}/{file}',
    access: session,
    params: z.object({ id, file: id }),
    limit: { points: 240, seconds: 600, by: 'person' },
    data: z.object({
      inquiry: z.object({ id, number: z.string(), title: text }),
      file: z.object({ id, name: z.string(), size: z.int() }),
      /** Whether the caller is on the buyer's side, whose looks nobody records. */
      own: z.boolean(),
      /** Sizes of its pages; null where it has none that could be shown. */
      pages: z.nullable(z.array(z.object({ width: z.int(), height: z.int() }))),
      /** Where the file itself is read, for who may take it. */
      download: z.nullable(z.string()),
    }),
  }),
  annexPage: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/annex/{id}/{file}/{page}',
    access: session,
    params: z.object({ id, file: id, page: z.coerce.number().check(z.int(), z.gte(1), z.lte(200)) }),
    query: z.object({ size: z.optional(z.enum(pageWidthKeys)) }),
    limit: { points: 600, seconds: 600, by: 'person' },
    file: 'picture',
    data: z.any(),
  }),
};
