import { operatorRecords as calls } from '#contract/operator/records.ts';
import { route } from '#server/platform/http/route.ts';
import { readContact, signOutPerson } from './act-on-person.ts';
import { readCompany, readPerson } from './read-record.ts';

export const recordRoutes = [
  route(calls.person, ({ ctx, params }) => readPerson(ctx, params.id)),
  route(calls.contact, ({ ctx, params, body }) => readContact(ctx, params.id, body.reason)),
  route(calls.signOut, ({ ctx, params, body }) => signOutPerson(ctx, params.id, body.reason)),
  route(calls.company, ({ ctx, params }) => readCompany(ctx, params.id)),
];
