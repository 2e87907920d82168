import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { mark } from '../following/keep.ts';
import { instant, page, pageQuery } from '../core/schemas.ts';
import { boothClasses } from './classes.ts';

const major = z.object({ class: z.enum(boothClasses), exhibitors: z.int(), booths: z.int() });
const params = z.object({ class: z.enum(boothClasses) });

/** Calls of the classes by which exhibitors stand. */
export const majors = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busifaircompositesmajor/open/page',
    access: open,
    shows: ['fairs'],
    query: z.object(pageQuery),
    data: page(major),
  }),
  attention: endpoint({
    method: 'GET',
    path: '/api/busi/busifaircompositesmajor/attention/page',
    access: session,
    query: z.object(pageQuery),
    data: page(z.object({ ...major.shape, at: instant })),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/busi/busifaircompositesmajor/attention/{class}',
    access: session,
    params,
    data: mark,
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/api/busi/busifaircompositesmajor/cancelAttention/{class}',
    access: session,
    params,
    data: mark,
  }),
};
