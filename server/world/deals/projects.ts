import { readFileSync } from 'node:fs';
import type { RichHtml } from '#contract/core/rich-text.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { DockingAct, DockingParty, ProposalState, StageState } from '#contract/docking/states.ts';
import type { SeedDocking } from '#server/rooms/docking/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import { createNumbers, type Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type SampleStage = { name: Text; delivers: Text; due: number; done?: StageState; delivered?: number };
type SampleProposal = {
  company: string;
  state: ProposalState;
  question?: Text;
  /** Days from now, as all numbers of days here. */
  at: number;
  lines: [stage: number, what: Text, price: string, days: number][];
  references: Text;
};
type SampleProject = {
  slug: string;
  owner: string;
  state: 'open' | 'underway' | 'completed';
  published: number;
  deadline: number;
  kind: string;
  region: string;
  title: Text;
  need: Record<Lang, string>;
  currency: Currency;
  budget: [min: string, max: string] | null;
  place: Text;
  from: number;
  to: number;
  stages: SampleStage[];
  contact: [name: string, phone: string, mail: string];
  proposals: SampleProposal[];
};

const samples = JSON.parse(readFileSync(new URL('../data/projects.json', import.meta.url), 'utf8')) as SampleProject[];

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[] };

const companyOf = ({ companies }: World, slug: string): WorldCompany => {
  const found = companies.find((c) => c.slug === slug);
  if (!found) throw new Error(`a demo project names an unknown company: ${slug}`);
  return found;
};
const ownerOf = ({ people }: World, slug: string): WorldPerson => {
  const found = people.find((p) => p.company?.slug === slug);
  if (!found) throw new Error(`a demo project without a person: ${slug}`);
  return found;
};

const sum = (prices: string[]): string =>
  (prices.reduce((all, p) => all + Math.round(Number(p) * 100), 0) / 100).toFixed(2);

const proposalsOf = (w: World, p: SampleProject) => {
  const projectId = idOf('project', p.slug);
  return p.proposals.map((a): { proposal: SeedDocking['proposals'][number]; lines: SeedDocking['lines'] } => {
    const id = idOf('proposal', `${p.slug}.${a.company}`);
    const at = w.days.at(a.at);
    return {
      proposal: {
        id,
        projectId,
        entId: companyOf(w, a.company).id,
        userId: ownerOf(w, a.company).id,
        clientKey: idOf('proposalKey', `${p.slug}.${a.company}`),
        state: a.state,
        total: sum(a.lines.map(([, , price]) => price)),
        references: a.references,
        question: a.question ?? null,
        createdAt: at,
        updatedAt: at,
      },
      lines: a.lines.map(([stage, what, price, n]) => ({ proposalId: id, stage, what, price, days: n })),
    };
  });
};

const chosenOf = (p: SampleProject): SampleProposal | undefined =>
  p.proposals.find((a) => a.state === 'accepted' || a.state === 'completed');

const stagesOf = (w: World, p: SampleProject): SeedDocking['stages'] => {
  const chosen = chosenOf(p);
  return p.stages.map((s, i) => ({
    projectId: idOf('project', p.slug),
    no: i + 1,
    name: s.name,
    delivers: s.delivers,
    due: w.days.date(s.due),
    state: chosen && s.done ? s.done : 'planned',
    proposalId: chosen ? idOf('proposal', `${p.slug}.${chosen.company}`) : null,
    price: chosen?.lines.find(([no]) => no === i + 1)?.[2] ?? null,
    deliveredAt: s.delivered === undefined ? null : w.days.at(s.delivered),
    updatedAt: w.days.at(s.delivered ?? p.published),
  }));
};

/** The timeline as the acts would have written it. */
const eventsOf = (w: World, p: SampleProject): SeedDocking['events'] => {
  const events: SeedDocking['events'] = [];
  const add = (act: DockingAct, party: DockingParty, at: number, who?: string, stage?: number) =>
    events.push({
      id: idOf('projectEvent', `${p.slug}.${events.length}`),
      projectId: idOf('project', p.slug),
      proposalId: who ? idOf('proposal', `${p.slug}.${who}`) : null,
      stage: stage ?? null,
      act,
      party,
      userId: ownerOf(w, party === 'owner' || !who ? p.owner : who).id,
      at: w.days.at(at),
    });
  add('publish', 'owner', p.published);
  for (const a of p.proposals) add('propose', 'provider', a.at, a.company);
  for (const a of p.proposals) if (a.state === 'shortlisted') add('shortlist', 'owner', -1, a.company);
  const chosen = chosenOf(p);
  if (!chosen) return events;
  add('award', 'owner', p.deadline + 1);
  for (const [i, s] of p.stages.entries()) {
    if (s.delivered === undefined) continue;
    add('start', 'provider', s.delivered - 6, chosen.company, i + 1);
    add('deliver', 'provider', s.delivered, chosen.company, i + 1);
    if (s.done === 'accepted') add('accept', 'owner', s.delivered + 1, chosen.company, i + 1);
  }
  if (p.state === 'completed') add('complete', 'owner', (p.stages.at(-1)?.delivered ?? 0) + 1);
  return events;
};

/** Projects of the demo world: one that takes proposals, one under way, one completed. */
export const buildProjects = (days: Days, companies: WorldCompany[], people: WorldPerson[]) => {
  const w: World = { days, companies, people };
  const numbers = createNumbers('XM');
  const out: SeedDocking = { projects: [], proposals: [], lines: [], stages: [], events: [] };
  for (const p of samples.toSorted((a, b) => a.published - b.published)) {
    const owner = ownerOf(w, p.owner);
    const proposals = proposalsOf(w, p);
    const [contactName, contactPhone, contactMail] = p.contact;
    out.proposals.push(...proposals.map((a) => a.proposal));
    out.lines.push(...proposals.flatMap((a) => a.lines));
    out.stages.push(...stagesOf(w, p));
    out.events.push(...eventsOf(w, p));
    out.projects.push({
      id: idOf('project', p.slug),
      number: numbers.next(days.at(p.published)),
      clientKey: idOf('projectKey', p.slug),
      ownerId: owner.id,
      entId: owner.entId ?? null,
      state: p.state,
      title: p.title,
      // Text of our own, which needs no cleaning.
      need: p.need as Record<Lang, RichHtml>,
      kind: p.kind,
      currency: p.currency,
      budgetMin: p.budget?.[0] ?? null,
      budgetMax: p.budget?.[1] ?? null,
      region: p.region,
      place: p.place,
      wishedFrom: days.date(p.from),
      wishedTo: days.date(p.to),
      contactName,
      contactPhone,
      contactMail,
      deadline: days.at(p.deadline),
      proposals: proposals.length,
      publishedAt: days.at(p.published),
      updatedAt: days.at(p.published),
    });
  }
  return { projects: out, numbers: numbers.used() };
};
