import * as z from 'zod/mini';
import { buyersAndSuppliers, quoteRight, session, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { draftContent, id, idParams, instant, line, named, page, pageQuery, text } from '../core/schemas.ts';
import { declineReasons, inquiryStates, refusalReasons } from './states.ts';
import { inquiryInput, limits } from './schemas.ts';
import { inquiryDetail } from './views.ts';
import { inquiry } from './calls.ts';
import { amendInput, changesView } from './changes.ts';

/** Refusals of what happens to an inquiry after it was published. */
export const lifeErrors = refusals('life', {
  amended: 409,
  mustRevise: 409,
  notConfirmed: 409,
  refreshedToday: 409,
  tooManyInvited: 409,
  alreadyQuoted: 409,
  tooManyTemplates: 409,
});
/** Templates that a company keeps. */
export const templateLimit = 50;
const template = z.object({ id, name: z.string(), at: instant });

/** What happens to an inquiry between its publishing and its award. */
export const inquiryLife = {
  amend: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/amend/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: amendInput,
    data: z.object({ id, version: z.int() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/history/{id}',
    access: session,
    params: idParams,
    data: z.object({ changes: z.array(changesView) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/confirm/{id}',
    access: quoteRight,
    params: idParams,
    body: z.object({ version: amendInput.shape.base }),
    data: z.object({ id, version: z.int() }),
  }),
  moveDeadline: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/deadline/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    params: idParams,
    body: z.object({
      deadline: inquiryInput.shape.deadline,
      deliveryDate: z.optional(inquiryInput.shape.deliveryDate),
    }),
    data: z.object({ id, deadline: instant }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/refresh',
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    body: z.object({ id }),
    data: z.object({ id, at: instant }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/invite/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    body: z.object({ companies: z.array(id).check(z.minLength(1), z.maxLength(limits.invited)) }),
    data: z.object({ id, invited: z.int() }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/decline/{id}',
    access: within(suppliers, 'sell'),
    params: idParams,
    body: z.object({ reason: z.enum(declineReasons), note: z.optional(line(0, 300)) }),
    data: z.object({ id }),
  }),
  undoDecline: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/decline/{id}',
    access: within(suppliers, 'sell'),
    params: idParams,
    data: z.object({ id }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/template',
    access: within(buyersAndSuppliers, 'buy'),
    data: z.object({ templates: z.array(template) }),
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/template/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    data: z.object({ ...template.shape, content: z.record(z.string(), z.unknown()) }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/template',
    access: within(buyersAndSuppliers, 'buy'),
    body: z.object({ name: line(1, 80), content: draftContent }),
    data: template,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/busi/inquiry/template/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    data: z.object({ id }),
  }),
  outline: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/details/remove/auth/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: inquiryDetail,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/busi/inquiry/product/page',
    access: within(buyersAndSuppliers, 'seeBuying'),
    query: z.object(pageQuery),
    data: page(
      z.object({
        id,
        no: z.int(),
        product: named,
        specification: text,
        unit: z.string(),
        tiers: z.array(z.string()),
        inquiry: z.object({ id, number: z.string(), title: text, state: z.enum(inquiryStates) }),
      }),
    ),
  }),
  refuseRest: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/refuse/rest/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    params: idParams,
    body: z.object({ why: z.enum(refusalReasons), reason: z.optional(line(0, 300)) }),
    data: z.object({ refused: z.int() }),
  }),
  decideNamed: endpoint({
    method: 'POST',
    path: '/api/busi/inquiry/update/ent',
    aliases: ['/api/busi/inquiry/update/ent/'],
    access: within(buyersAndSuppliers, 'buy'),
    touches: ['inquiries'],
    body: z.object({ id, ...inquiry.decide.body!.shape }),
    data: inquiry.decide.data,
  }),
};
