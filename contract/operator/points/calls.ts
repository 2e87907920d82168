import * as z from 'zod/mini';
import { administrators, editors, reviewers } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import {
  cursorPage,
  cursorQuery,
  id,
  idParams,
  instant,
  line,
  page,
  pageQuery,
  searchWords,
} from '../../core/schemas.ts';
import { exchange, good, mallAddress } from '../../points/mall/calls.ts';
import { deskSteps, exchangeStates, goodKinds, goodPictures, mallLimits } from '../../points/mall/states.ts';
import { scoreEntry, scoreInfo, scoreRule } from '../../points/calls.ts';
import { mostPoints, ruleCodes } from '../../points/rules.ts';

export const deskPointsErrors = refusals('deskPoints', {
  /** Another operator saved it meanwhile. */
  changed: 409,
  /** A rule begins in the future, or now; never before. */
  past: 409,
  /** There is a rule of this code from this moment on already. */
  taken: 409,
});

const inThree = (most: number) => z.object({ cn: line(1, most), en: line(1, most), es: line(1, most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const deskGood = z.object({ ...good.shape, offered: z.boolean(), exchanged: z.int(), version: z.int() });
export type DeskGood = z.infer<typeof deskGood>;

export const deskExchange = z.object({
  ...exchange.shape,
  /** Null where the account is gone. */
  member: z.nullable(z.object({ id, name: z.string() })),
  parcel: z.nullable(z.object(mallAddress.shape)),
  deskSteps: z.array(z.enum(deskSteps)),
});
export type DeskExchange = z.infer<typeof deskExchange>;

export const deskRule = z.object({ ...scoreRule.shape, id, by: z.nullable(z.string()), inForce: z.boolean() });
export type DeskRule = z.infer<typeof deskRule>;

/** Points at the desk: rules from a moment on, goods, exchanges, and one member's ledger. */
export const operatorPoints = {
  rules: endpoint({
    method: 'GET',
    path: '/api/operator/points/rules',
    access: editors,
    data: z.array(deskRule),
  }),
  setRule: endpoint({
    method: 'POST',
    path: '/api/operator/points/rules',
    access: editors,
    body: z.object({
      code: z.enum(ruleCodes),
      value: whole(0, mostPoints),
      step: whole(0, 1_000),
      dayCap: z.nullable(whole(0, mostPoints)),
      lifeCap: z.nullable(whole(0, mostPoints)),
      holdDays: whole(0, 90),
      validDays: z.nullable(whole(1, 3_650)),
      /** Null from now on. */
      from: z.nullable(instant),
    }),
    data: z.object({ id }),
  }),
  goods: endpoint({
    method: 'GET',
    path: '/api/operator/points/goods',
    access: editors,
    query: z.object(pageQuery),
    data: page(deskGood),
  }),
  good: endpoint({
    method: 'GET',
    path: '/api/operator/points/goods/{id}',
    access: editors,
    params: idParams,
    data: deskGood,
  }),
  saveGood: endpoint({
    method: 'POST',
    path: '/api/operator/points/goods',
    access: editors,
    body: z.object({
      /** The good that is changed; null for a new one. */
      id: z.nullable(id),
      version: whole(0, 1_000_000),
      name: inThree(mallLimits.name),
      about: inThree(mallLimits.about),
      kind: z.enum(goodKinds),
      picture: z.enum(goodPictures),
      price: whole(1, mallLimits.price),
      left: whole(0, mallLimits.stock),
      perPerson: z.nullable(whole(1, mallLimits.perPerson)),
      offered: z.boolean(),
      clientKey: id,
    }),
    data: z.object({ id, version: z.int() }),
  }),
  exchanges: endpoint({
    method: 'GET',
    path: '/api/operator/points/exchanges',
    access: editors,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(exchangeStates)), q: searchWords }),
    data: page(deskExchange),
  }),
  moveExchange: endpoint({
    method: 'POST',
    path: '/api/operator/points/exchanges/{id}',
    access: editors,
    params: idParams,
    body: z.object({
      step: z.enum(deskSteps),
      tracking: z.string().check(z.trim(), z.maxLength(mallLimits.tracking)),
      reason: z.string().check(z.trim(), z.maxLength(mallLimits.reason)),
    }),
    data: z.object({ state: z.enum(exchangeStates) }),
  }),
  member: endpoint({
    method: 'GET',
    path: '/api/operator/points/member/{id}',
    access: reviewers,
    params: idParams,
    data: z.object({ name: z.string(), score: scoreInfo }),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/operator/points/member/{id}/page',
    access: reviewers,
    params: idParams,
    query: z.object({ ...cursorQuery, rule: z.optional(z.enum(ruleCodes)) }),
    data: cursorPage(scoreEntry),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/operator/points/member/{id}',
    access: administrators,
    params: idParams,
    body: z.object({
      /** Negative where points are taken. */
      points: z.int().check(
        z.gte(-10_000),
        z.lte(10_000),
        z.refine((n) => n !== 0, { params: { rule: 'required' } }),
      ),
      note: line(4, 300),
      clientKey: id,
    }),
    data: scoreEntry,
  }),
};
