import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { serviceApplications } from '#contract/services/applications.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { expireApplications } from '#server/rooms/services/applications/expire.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, provider, type TestPerson } from '#tests/world/people.ts';
import { serviceActs } from '#tests/world/rooms/services.ts';

/**
 * Random histories of an application for a test over HTTP, beside a small model that repeats services 4 to 8 in its own words: both sides
 * and two strangers try every act in every state, once or twice at the same time. A failure prints the shortest history that fails.
 */
const full = Boolean(process.env['FULL']);
const runs = Number(process.env['RUNS'] ?? (full ? 500 : 30));
const minutes = full ? 20 : 2;

const who = ['applicant', 'provider', 'otherBuyer', 'otherProvider'] as const;
type Who = (typeof who)[number];
/** From which states which side takes a step, and where it leads. */
const rules = {
  sendBack: { applicant: [], provider: ['submitted', 'accepted', 'inWork'], to: 'returned' },
  resubmit: { applicant: ['returned'], provider: [], to: 'submitted' },
  offer: { applicant: [], provider: ['submitted'], to: 'offered' },
  refuse: { applicant: [], provider: ['submitted', 'returned'], to: 'refused' },
  accept: { applicant: ['offered'], provider: [], to: 'accepted' },
  start: { applicant: [], provider: ['accepted'], to: 'inWork' },
  finish: { applicant: [], provider: ['inWork'], to: 'done' },
  cancel: {
    applicant: ['submitted', 'returned', 'offered', 'accepted'],
    provider: ['offered', 'accepted', 'inWork'],
    to: 'cancelled',
  },
} as const satisfies Record<string, { applicant: readonly string[]; provider: readonly string[]; to: string }>;
type Step = keyof typeof rules;
const steps = Object.keys(rules) as Step[];
const lacking = {
  refuse: 'services.reasonNeeded',
  cancel: 'services.reasonNeeded',
  sendBack: 'services.nothingNamed',
  finish: 'services.reportNeeded',
} as const;
const lackOf = (step: Step): string | undefined => lacking[step as keyof typeof lacking];
/** Calls that only whoever provides services may make at all. */
const providersOnly: readonly string[] = ['sendBack', 'offer', 'finish'];
const waiting = ['submitted', 'returned', 'offered'];
const over = ['refused', 'cancelled', 'expired'];
const ends: readonly Step[] = ['refuse', 'cancel', 'sendBack'];

const times = fc.integer({ min: 1, max: 2 });
const act = fc.oneof(
  {
    // Mostly what a side may do now, so that histories go far; `n` picks among it.
    arbitrary: fc.record({
      do: fc.constant('useful' as const),
      n: fc.nat(11),
      whole: fc.constantFrom(true, true, false),
      times,
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      by: fc.constantFrom(...who),
      step: fc.constantFrom(...steps),
      whole: fc.boolean(),
      times,
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('rate' as const),
      by: fc.constantFrom(...who),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('write' as const), by: fc.constantFrom(...who), times }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('expire' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('late' as const) }), weight: 1 },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Model = { state: string; late: boolean; stars: number | null; course: string[]; papers: string[] };

let t: TestPlatform;
let people: Record<Who, TestPerson>;
let services: ReturnType<typeof serviceActs>;
let offer = '';
beforeAll(async () => {
  t = await testPlatform();
  const [applicant, otherBuyer, lab, otherProvider] = await Promise.all([
    buyer(t.platform),
    buyer(t.platform),
    provider(t.platform),
    provider(t.platform),
  ]);
  people = { applicant, otherBuyer, provider: lab, otherProvider };
  services = serviceActs(t);
  offer = await services.offer(lab);
});

const isSide = (by: Who) => by === 'applicant' || by === 'provider';

/** From where a side takes a step; whom the work is late for may end it. */
const fromOf = (m: Model, step: Step, by: 'applicant' | 'provider'): readonly string[] => [
  ...rules[step][by],
  ...(m.late && step === 'cancel' && by === 'applicant' ? ['inWork'] : []),
];

/** What a step is answered by the rules. */
const answerOf = (m: Model, by: Who, step: Step, whole: boolean): string => {
  if (providersOnly.includes(step) && (by === 'applicant' || by === 'otherBuyer')) return '403 common.forbidden';
  if (by !== 'applicant' && by !== 'provider') return '404 common.notFound';
  const from = fromOf(m, step, by);
  if (!from.length) return '403 services.notYourStep';
  if (m.state === rules[step].to) return 'done';
  if (!from.includes(m.state)) return '409 services.wrongState';
  const lack = whole ? undefined : lackOf(step);
  return lack ? `422 ${lack}` : 'done';
};

const takeStep = async (m: Model, id: string, a: { by: Who; step: Step; whole: boolean; times: number }) => {
  const { by, step, whole } = a;
  const p = people[by];
  const expected = answerOf(m, by, step, whole);
  const moves = expected === 'done' && m.state !== rules[step].to;
  const paper = moves && (step === 'finish' || step === 'resubmit') ? await uploaded(t, p, `${step}.pdf`) : newId();
  const call = (): Promise<unknown> => {
    if (step === 'sendBack') return services.sendBack(p, id, whole ? ['specimens'] : []);
    if (step === 'resubmit') return services.resubmit(p, id, 'testing', { drawing: [paper] });
    if (step === 'offer') return services.price(p, id);
    if (step === 'finish') return services.finish(p, id, whole ? [paper] : []);
    return services.step(p, id, step, whole ? 'for a reason' : undefined);
  };
  const answers = await Promise.all(Array.from({ length: a.times }, () => refused(call())));
  expect([by, step, m.state, ...answers]).toEqual([by, step, m.state, ...answers.map(() => expected)]);
  if (!moves) return;
  m.state = rules[step].to;
  m.course.push(step);
  if (step === 'offer') m.late = false;
  if (step === 'resubmit') m.papers = [paper, ...m.papers.slice(1)];
  if (step === 'finish') m.papers.push(paper);
};

const rate = async (m: Model, id: string, by: Who, stars: number) => {
  const answer = await refused(services.rate(people[by], id, stars));
  if (!isSide(by)) return expect(answer).toBe('404 common.notFound');
  if (by === 'provider') return expect(answer).toBe('403 services.notYourStep');
  if (m.state !== 'done') return expect(answer).toBe('409 services.wrongState');
  if (m.stars !== null) return expect(answer).toBe(m.stars === stars ? 'done' : '409 services.alreadyRated');
  expect(answer).toBe('done');
  m.stars = stars;
  m.course.push('rate');
};

const write = async (m: Model, id: string, by: Who, n: number) => {
  const clientKey = newId();
  const one = () =>
    t.as(people[by].token)(serviceApplications.write, {
      params: { id },
      body: { clientKey, text: 'When do the specimens come?', files: [] },
    });
  const answers = await Promise.all(Array.from({ length: n }, () => refused(one())));
  const expected = !isSide(by) ? '404 common.notFound' : over.includes(m.state) ? '409 services.wrongState' : 'done';
  expect(answers).toEqual(answers.map(() => expected));
  if (expected === 'done') m.course.push('message');
};

/** The clock's job comes twice at once, after whatever was waited for has run out. */
const expire = async (m: Model, id: string) => {
  await t.pool.query(
    `update service_applications set expires_at = now() - interval '1 minute' where id = $1 and expires_at is not null`,
    [id],
  );
  const job = () => expireApplications(systemContext(t.platform));
  await Promise.all([job(), job()]);
  if (!waiting.includes(m.state)) return;
  m.state = 'expired';
  m.course.push('expire');
};

/** The promised day passes, and the clock's job comes twice at once. */
const passDay = async (m: Model, id: string) => {
  await t.pool.query(
    `update service_applications set promised_day = (now() at time zone 'Asia/Shanghai')::date - 1
     where id = $1 and state in ('accepted', 'inWork')`,
    [id],
  );
  const job = () => expireApplications(systemContext(t.platform));
  await Promise.all([job(), job()]);
  if (m.late || !['accepted', 'inWork'].includes(m.state)) return;
  m.late = true;
  m.course.push('late');
};

const play = (m: Model, id: string, a: Act): Promise<unknown> => {
  if (a.do === 'rate') return rate(m, id, a.by, a.stars);
  if (a.do === 'write') return write(m, id, a.by, a.times);
  if (a.do === 'expire') return expire(m, id);
  if (a.do === 'late') return passDay(m, id);
  if (a.do === 'step') return takeStep(m, id, a);
  const open = (['applicant', 'provider'] as const).flatMap((by) =>
    steps.filter((s) => fromOf(m, s, by).includes(m.state)).map((step) => ({ by, step })),
  );
  // Three times of four what leads on: an end that comes early shows little.
  const onward = open.filter((o) => !ends.includes(o.step));
  const among = a.n % 4 && onward.length ? onward : open;
  const chosen = among[a.n % Math.max(1, among.length)];
  return chosen ? takeStep(m, id, { ...chosen, whole: a.whole, times: a.times }) : rate(m, id, 'applicant', 4);
};

const status = async (by: Who, file: string) =>
  (
    await t.api.request(`/api/busi/busifile/${file}`, {
      headers: { authorization: `Bearer ${people[by].token}` },
    })
  ).status;

/** What everybody sees is what the model says: both sides the same course, strangers nothing. */
const look = async (m: Model, id: string) => {
  for (const by of ['applicant', 'provider'] as const) {
    const seen = await services.detail(people[by], id);
    expect({
      state: seen.row.state,
      steps: seen.steps.toSorted(),
      course: seen.timeline.map((e) => e.act),
      stars: seen.rating?.stars ?? null,
    }).toEqual({
      state: m.state,
      steps: steps.filter((s) => fromOf(m, s, by).includes(m.state)).toSorted(),
      course: m.course,
      stars: m.stars,
    });
    for (const file of m.papers) expect(await status(by, file)).toBe(200);
  }
  for (const by of ['otherBuyer', 'otherProvider'] as const) {
    expect((await refusal(services.detail(people[by], id))).status).toBe(404);
    expect((await t.as(people[by].token)(serviceApplications.page, { query: {} })).total).toBe(0);
    for (const file of m.papers) expect(await status(by, file)).toBe(404);
  }
};

it(
  `reaches no illegal state and shows nobody another’s papers in ${runs} random histories (services 4, 5, 8)`,
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        await forgetLimits(t);
        const drawing = await uploaded(t, people.applicant, 'drawing.pdf');
        const { id } = await services.apply(people.applicant, offer, { papers: { drawing: [drawing] } });
        const m: Model = { state: 'submitted', late: false, stars: null, course: ['apply'], papers: [drawing] };
        for (const a of acts) await play(m, id, a);
        await look(m, id);
        reached.add(m.state);
      }),
      { numRuns: runs, seed: 84, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: full },
    );
    // The histories go everywhere, or they show nothing.
    expect(reached.size).toBeGreaterThanOrEqual(full ? 9 : 7);
  },
  (minutes + 2) * 60_000,
);
