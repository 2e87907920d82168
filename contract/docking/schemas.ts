import * as z from 'zod/mini';
import { inLangs } from '../catalogue/product.ts';
import { richText } from '../core/rich-text.ts';
import { currency, day, decimal, id, instant, line, named, slug, text } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import {
  dockingActors,
  dockingActs,
  dockingLimits,
  dockingParties,
  projectStates,
  proposalStates,
  stageActs,
  stageStates,
} from './states.ts';

const filled = (t: object) => Object.values(t).some(Boolean);
const positive = decimal(2).check(z.refine((v) => Number(v) > 0));
const annexes = z._default(z.array(id).check(z.maxLength(dockingLimits.annexes)), []);

/** A budget as a range; without a lower end it is a most. */
const budget = z.object({ min: z.optional(positive), max: positive }).check(
  z.refine((b) => b.min === undefined || Number(b.min) <= Number(b.max), {
    path: ['max'],
    params: { rule: 'budgetRange' },
  }),
);

/** Whom a provider reaches; a phone number or a mail address is given. */
const contact = z
  .object({ name: line(2, 60), phone: line(0, 40), mail: line(0, 120) })
  .check(z.refine((c) => Boolean(c.phone || c.mail), { path: ['phone'], params: { rule: 'phoneOrMail' } }));

/** A whole project, ready to be published; `clientKey` makes a second click the same project. */
export const projectInput = z.object({
  clientKey: id,
  title: inLangs(line(4, 120)).check(z.refine(filled, { params: { rule: 'required' } })),
  need: inLangs(richText(dockingLimits.need)).check(z.refine(filled, { params: { rule: 'required' } })),
  kind: slug,
  currency,
  /** Absent: negotiable. */
  budget: z.optional(budget),
  region: z.optional(slug),
  place: z.optional(line(0, 120)),
  from: z.optional(day),
  to: z.optional(day),
  stages: z
    .array(z.object({ name: line(2, 80), delivers: line(2, 1000), due: z.optional(day) }))
    .check(z.minLength(1), z.maxLength(dockingLimits.stages)),
  contact,
  deadline: instant,
  pictures: z._default(z.array(id).check(z.maxLength(dockingLimits.pictures)), []),
  annexes,
});
export type ProjectInput = z.infer<typeof projectInput>;

/** What a list shows of a project; the same for everybody. */
export const projectRow = z.object({
  id,
  number: z.string(),
  title: text,
  state: z.enum(projectStates),
  kind: named,
  region: z.nullable(named),
  currency,
  budget: z.nullable(z.object({ min: z.nullable(z.string()), max: z.string() })),
  from: z.nullable(day),
  to: z.nullable(day),
  deadline: instant,
  publishedAt: instant,
  stages: z.int(),
  proposals: z.int(),
  picture: z.nullable(z.string()),
});
export type ProjectRow = z.infer<typeof projectRow>;

/** A stage; who does it, at what price and what they may do is for its two sides. */
export const stageView = z.object({
  no: z.int(),
  name: text,
  delivers: text,
  due: z.nullable(day),
  state: z.enum(stageStates),
  price: z.nullable(z.string()),
  provider: z.nullable(text),
  /** Steps open to the reader. */
  acts: z.array(z.enum(stageActs)),
  /** When a delivery is accepted by itself; null where none waits. */
  acceptsAt: z.nullable(instant),
});
export type StageView = z.infer<typeof stageView>;

/** What a proposal says of one stage. */
export const proposalLine = z.object({
  stage: z.int().check(z.gte(1), z.lte(dockingLimits.stages)),
  what: line(2, 1000),
  price: decimal(2),
  days: z.int().check(z.gte(1), z.lte(1000)),
});

/** A proposal as it is written; a stage that is left out is not offered. */
export const proposalInput = z.object({
  clientKey: id,
  lines: z.array(proposalLine).check(z.minLength(1), z.maxLength(dockingLimits.stages)),
  references: z.optional(line(0, 2000)),
  note: z.optional(line(0, 2000)),
  annexes,
});
export type ProposalInput = z.infer<typeof proposalInput>;

/** A proposal as its two sides see it. */
export const proposalView = z.object({
  id,
  state: z.enum(proposalStates),
  revision: z.int(),
  currency,
  total: z.string(),
  days: z.int(),
  lines: z.array(z.object({ stage: z.int(), name: text, what: text, price: z.string(), days: z.int() })),
  references: text,
  note: text,
  annexes: z.array(fileView),
  /** What the owner asks back; null where nothing waits for an answer. */
  question: z.nullable(text),
  reason: z.nullable(text),
  at: instant,
  updatedAt: instant,
});
export type ProposalView = z.infer<typeof proposalView>;

const provider = z.object({ id, name: text, city: text, verified: z.boolean() });

/** A proposal beside who wrote it, for the owner. */
export const receivedProposal = z.object({ ...proposalView.shape, provider });
export type ReceivedProposal = z.infer<typeof receivedProposal>;

/** One entry of the timeline, as far as it concerns the reader. */
export const dockingEvent = z.object({
  id,
  act: z.enum(dockingActs),
  party: z.enum(dockingActors),
  provider: z.nullable(text),
  stage: z.nullable(z.int()),
  text: z.nullable(z.string()),
  files: z.array(fileView),
  at: instant,
});
export type DockingEvent = z.infer<typeof dockingEvent>;

/** What stands between the caller and a proposal; `yes` when nothing does. */
const proposeVerdicts = [
  'yes',
  'login',
  'customerService',
  'noRight',
  'noCompany',
  'own',
  'closed',
  'proposed',
  'hidden',
] as const;

/** A project as this reader may see it. */
export const projectDetail = z.object({
  row: projectRow,
  gate: z.enum(['none', 'login']),
  /** The side of it that the reader is on; null for neither. */
  side: z.nullable(z.enum(dockingParties)),
  /** Whether the reader's seat may act for that side. */
  mayAct: z.boolean(),
  /** The operator has taken it out of the list. */
  hidden: z.boolean(),
  mayReport: z.boolean(),
  summary: text,
  pictures: z.array(z.string()),
  /** Absent for a visitor. */
  parts: z.nullable(
    z.object({
      need: inLangs(richText(dockingLimits.need)),
      place: text,
      owner: z.nullable(z.object({ name: text, city: text, verified: z.boolean() })),
      stages: z.array(stageView),
      /** For the owner's side, and for providers whose proposal stands or was accepted. */
      contact: z.nullable(z.object({ name: z.string(), phone: z.string(), mail: z.string() })),
      /** For the owner's side and whoever may answer projects. */
      annexes: z.nullable(z.array(fileView)),
    }),
  ),
  propose: z.enum(proposeVerdicts),
  mine: z.nullable(proposalView),
  timeline: z.array(dockingEvent),
});
export type ProjectDetail = z.infer<typeof projectDetail>;
