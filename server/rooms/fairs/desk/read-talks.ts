import { common } from '#contract/core/errors.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { forumPhaseAt } from '#contract/fairs/forums.ts';
import type { DeskTalk, operatorTalks } from '#contract/operator/fairs-talks.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { type CompanyBrief, companyBriefs } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { presentProposal } from '../forums/propose-talk.ts';
import { findProposalsFor } from '../forums/proposal-store.ts';
import { countSeats } from '../forums/store.ts';
import { iso, nameOf } from './said.ts';
import { findAllFairs } from './store.ts';
import { countQuestions, findAllQuestions, findSeats, findTalk, findTalksOf, type TalkFound } from './talk-store.ts';

const companyOf = (c: CompanyBrief) => ({
  id: c.id,
  name: c.name,
  city: c.city,
  countryCode: c.countryCode,
  verified: c.supplierVerified,
});
/** A name is the same in every language. */
const said = (t: Text | undefined): string => nameOf(t ?? {});

const present = async (ctx: Ctx, found: TalkFound[]): Promise<DeskTalk[]> => {
  const ids = found.map((f) => f.forum.id);
  const [seats, questions, hosts, files] = await Promise.all([
    countSeats(ctx, ids),
    countQuestions(ctx, ids),
    companyBriefs(ctx, [...new Set(found.flatMap((f) => f.forum.entId ?? []))]),
    fileFacts(
      ctx,
      found.flatMap((f) => f.forum.recording ?? []),
    ),
  ]);
  const seated = (id: string, state: 'in' | 'waiting') =>
    seats.find((s) => s.forumId === id && s.state === state)?.n ?? 0;
  return found.map(({ forum: f, hall }) => {
    const host = hosts.find((c) => c.id === f.entId);
    const film = files.find((x) => x.id === f.recording);
    return {
      id: f.id,
      version: f.version,
      fairId: f.fairId,
      hall,
      stage: f.stage,
      title: f.title,
      about: f.about,
      language: f.language,
      speakers: f.speakers.map((s) => ({ name: said(s.name), company: said(s.company), role: said(s.role) })),
      host: host ? companyOf(host) : null,
      startsAt: iso(f.startsAt),
      endsAt: iso(f.endsAt),
      phase: forumPhaseAt(f, Date.now()),
      places: f.places,
      taken: seated(f.id, 'in'),
      waiting: seated(f.id, 'waiting'),
      questions: questions.find((q) => q.forumId === f.id)?.n ?? 0,
      recording: film ? { id: film.id, name: film.name, size: film.size, url: film.url } : null,
      captions: f.captions,
      cancelledAt: f.cancelledAt && iso(f.cancelledAt),
    };
  });
};

export const readDeskTalks = async (ctx: Ctx, fairId: string): Promise<AnswerOf<typeof operatorTalks.list>> => {
  if (!(await findAllFairs(ctx, fairId)).length) throw refuse(common.notFound);
  const [talks, proposals] = await Promise.all([findTalksOf(ctx, fairId), findProposalsFor(ctx, fairId)]);
  const companies = await companyBriefs(ctx, [...new Set(proposals.map((p) => p.proposal.entId))]);
  return {
    talks: await present(ctx, talks),
    proposals: proposals.flatMap((p) => {
      const c = companies.find((x) => x.id === p.proposal.entId);
      return c ? [{ ...presentProposal(p), company: companyOf(c) }] : [];
    }),
  };
};

/** A talk with who signed up and what was asked, hidden questions too. */
export const readDeskTalk = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof operatorTalks.detail>> => {
  const found = await findTalk(ctx, id);
  const [talk] = found ? await present(ctx, [found]) : [];
  if (!talk) throw refuse(common.notFound);
  const [seats, questions] = await Promise.all([findSeats(ctx, id), findAllQuestions(ctx, id)]);
  const people = await peopleByIds(ctx, [
    ...new Set([...seats.map((s) => s.userId), ...questions.map((q) => q.question.userId)]),
  ]);
  const byId = new Map(people.map((p) => [p.id, p]));
  const companies = await companyBriefs(ctx, [...new Set(people.flatMap((p) => p.entId ?? []))]);
  const companyName = (entId: string | null | undefined) => companies.find((c) => c.id === entId)?.name ?? null;
  return {
    talk,
    seats: seats.map((s) => {
      const person = byId.get(s.userId);
      return {
        name: person?.name ?? '',
        company: companyName(person?.entId),
        state: s.state,
        at: iso(s.createdAt),
      };
    }),
    questions: questions.map(({ question: q, votes }) => ({
      id: q.id,
      text: q.text,
      name: byId.get(q.userId)?.name ?? '',
      at: iso(q.createdAt),
      votes,
      answered: q.answeredAt !== null,
      hidden: q.hiddenAt !== null,
    })),
  };
};
