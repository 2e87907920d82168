import * as z from 'zod/mini';
import { identified, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, instant, line } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';
import { boothSizes } from './states.ts';

export const intentionErrors = refusals('intentions', { noCompany: 409, over: 409 });

const wish = {
  class: z.enum(boothClasses),
  size: z.enum(boothSizes),
  wishes: z.string().check(z.trim(), z.maxLength(1_000)),
  contact: line(2, 120),
};
export const kept = z.object({ ...wish, at: instant });

/** Calls of companies that want to exhibit. */
export const intentions = {
  save: endpoint({
    method: 'POST',
    path: '/api/busi/joinintention/save',
    access: within(identified, 'sell'),
    limit: { points: 30, seconds: 3600, by: 'person' },
    body: z.object({ fairId: id, ...wish }),
    data: kept,
  }),
};
