/** The desk's side of talks of fairs: programme, sign-ups, and what exhibitors propose (fairs 46 to 49). */
import * as z from 'zod/mini';
import { company } from '../catalogue/calls.ts';
import { filmCaptions } from '../content/captions.ts';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, line, text } from '../core/schemas.ts';
import { fairLimits, hours, inOrder, talkText } from '../fairs/desk/written.ts';
import { forumPhases, seatStates } from '../fairs/forums.ts';
import { deskWords, proposalDefects, proposalRow } from '../fairs/desk/proposals.ts';

const whereAndWhen = {
  hallId: z.nullable(id),
  stage: z.int().check(z.gte(1), z.lte(12)),
  ...hours,
  places: z.int().check(z.gte(1), z.lte(fairLimits.places)),
};

export const deskTalk = z.object({
  id,
  version: z.int(),
  fairId: id,
  hall: z.nullable(z.object({ id, no: z.int(), name: text })),
  stage: z.int(),
  title: text,
  about: text,
  language: z.enum(langs),
  speakers: z.array(z.object({ name: z.string(), company: z.string(), role: z.string() })),
  host: z.nullable(company),
  startsAt: instant,
  endsAt: instant,
  phase: z.enum(forumPhases),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  questions: z.int(),
  recording: z.nullable(z.object({ id, name: z.string(), size: z.int(), url: z.string() })),
  captions: filmCaptions,
  cancelledAt: z.nullable(instant),
});
export type DeskTalk = z.infer<typeof deskTalk>;

const seated = z.object({ name: z.string(), company: z.nullable(text), state: z.enum(seatStates), at: instant });
const asked = z.object({
  id,
  text: z.string(),
  name: z.string(),
  at: instant,
  votes: z.int(),
  answered: z.boolean(),
  hidden: z.boolean(),
});

export const deskProposal = z.object({ ...proposalRow.shape, company });
export type DeskProposal = z.infer<typeof deskProposal>;

export const operatorTalks = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/fairs/{id}/talks',
    access: editors,
    params: idParams,
    data: z.object({ talks: z.array(deskTalk), proposals: z.array(deskProposal) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/operator/fairTalks/{id}',
    access: editors,
    params: idParams,
    data: z.object({ talk: deskTalk, seats: z.array(seated), questions: z.array(asked) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/fairs/{id}/talks',
    access: editors,
    touches: ['forums'],
    params: idParams,
    body: z
      .object({
        /** A new one is made where no talk has this id. */
        talkId: id,
        /** 0 for a new one. */
        version: z.int(),
        ...talkText,
        ...whereAndWhen,
        entId: z.nullable(id),
        recording: z.nullable(id),
        /** What is said in the recording; where it is not given, it stays as it is. */
        captions: z.optional(filmCaptions),
      })
      .check(inOrder),
    data: z.object({ id, version: z.int() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/operator/fairTalks/{id}/cancel',
    access: editors,
    touches: ['forums'],
    params: idParams,
    body: z.object({ reason: line(4, fairLimits.reason) }),
    data: z.object({ told: z.int() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/operator/talkProposals/{id}/accept',
    access: editors,
    touches: ['forums'],
    params: idParams,
    body: z.object({ version: z.int(), ...whereAndWhen }).check(inOrder),
    data: z.object({ talkId: id }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/operator/talkProposals/{id}/decline',
    access: editors,
    params: idParams,
    body: z
      .object({
        version: z.int(),
        decision: z.enum(['return', 'refuse']),
        /** What it is returned for; null where it is refused. */
        defect: z.nullable(z.enum(proposalDefects)),
        words: deskWords,
      })
      .check(
        z.refine((b) => b.decision !== 'return' || b.defect !== null, {
          path: ['defect'],
          params: { rule: 'required' },
        }),
      ),
    data: z.object({ version: z.int() }),
  }),
};
