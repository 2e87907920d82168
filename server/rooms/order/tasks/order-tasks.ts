import type { Task } from '#contract/home/task.ts';
import { type TaskKind, taskDays } from '#contract/home/tasks.ts';
import { otherParty } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { decimalToMinor } from '#contract/core/money.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findOpenChanges } from '../changes/change-store.ts';
import { readCourses } from '../deliveries/course.ts';
import { endOfDay, type OrderFacts, tasksOf } from './order-task-rules.ts';
import { sumsOfRefunds } from '../payments/payment-rules.ts';
import { findPayments, findUnanswered } from '../payments/payment-store.ts';
import { presentPayments } from '../payments/present-payments.ts';
import { mayStep, partyOf, sidesOf } from '../policy.ts';
import { namesOf } from '../read-orders.ts';
import { findEventsOf, findLastEvents, findRunning, findToReturn, findUnpaid, type OrderRecord } from '../store.ts';

/** The most orders that are looked through. */
const most = 300;
const dayMs = 86_400_000;

type Names = Awaited<ReturnType<typeof namesOf>>;
const taskMaker =
  (person: Person, names: Names) =>
  (o: OrderRecord, kind: TaskKind, due: string | null, since: string): Task[] => {
    const party = partyOf(person, o);
    if (!party) return [];
    return [
      {
        kind,
        due,
        id: o.id,
        number: o.number,
        title: o.title,
        other: names(o, otherParty(party)).name,
        n: 1,
        since: new Date(since).toISOString(),
        may: mayStep(person, o, party),
        to: pageTo('order', { id: o.id }),
      },
    ];
  };

/** Orders whose next step is the person's side's, and those that are late with the other. */
const findStepTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { userId, entId } = person;
  const rows = await findRunning(ctx, { userId, entId, sides: sidesOf(person) }, most);
  const ids = rows.map((o) => o.id);
  const [last, names, courses, changes] = await Promise.all([
    findLastEvents(ctx, ids),
    namesOf(ctx, rows),
    readCourses(ctx, ids),
    findOpenChanges(ctx, ids).then((all) => new Map(all.map((c) => [c.orderId, c.party]))),
  ]);
  const now = Date.now();
  const make = taskMaker(person, names);
  const tasks = rows.flatMap((o) => {
    const party = partyOf(person, o);
    if (!party) return [];
    const newest = last.get(o.id);
    const { complaints, toShip, toReceive } = courses(o.id);
    const waiting = complaints.filter((c) => c.state !== 'settled');
    const complaint: OrderFacts['complaint'] = waiting.some((c) => c.state === 'open')
      ? 'open'
      : waiting.length
        ? 'answered'
        : null;
    const facts = { ...o, lastBy: newest?.party, changeBy: changes.get(o.id) ?? null, complaint, toShip, toReceive };
    return tasksOf(facts, party, now).flatMap((t) => make(o, t.kind, t.due, newest?.at ?? o.createdAt));
  });
  return { tasks, capped: rows.length === most };
};

/** Payments that the supplier has to confirm, and shares that the buyer has to pay soon or should have; of completed orders too. */
const findPayTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { userId, entId } = person;
  const rows = await findUnpaid(ctx, { userId, entId, sides: sidesOf(person) }, most);
  const ids = rows.map(({ o }) => o.id);
  const [names, courses, events, waiting] = await Promise.all([
    namesOf(
      ctx,
      rows.map(({ o }) => o),
    ),
    readCourses(ctx, ids),
    findEventsOf(ctx, ids).then((all) => Map.groupBy(all, (e) => e.orderId)),
    findUnanswered(ctx, ids).then((all) => Map.groupBy(all, (p) => p.orderId)),
  ]);
  const soon = Date.now() + taskDays.pay * dayMs;
  const make = taskMaker(person, names);
  const tasks = rows.flatMap(({ o, paid }) => {
    const party = partyOf(person, o);
    const [first] = waiting.get(o.id) ?? [];
    if (party === 'supplier') return first ? make(o, 'confirmPayment', null, first.createdAt) : [];
    const none = { buyer: false, supplier: false };
    const counted = [{ ...blank, amount: paid }];
    const { plan } = presentPayments(o, counted, events.get(o.id) ?? [], courses(o.id), () => [], none);
    const next = plan.find((s) => decimalToMinor(s.covered) < decimalToMinor(s.amount));
    if (!next?.dueOn || endOfDay(next.dueOn) > soon) return [];
    return make(o, 'payOrder', new Date(endOfDay(next.dueOn)).toISOString(), o.createdAt);
  });
  return { tasks, capped: rows.length === most };
};
const blank = {
  id: '',
  orderId: '',
  kind: 'payment' as const,
  no: 0,
  userId: '',
  paidOn: '',
  note: null,
  proof: [],
  method: null,
  state: 'confirmed' as const,
  reason: null,
  createdAt: new Date(0).toISOString(),
  answeredBy: null,
  answeredAt: null,
};

/** Of cancelled orders: payments that the supplier still answers, what they return, and refunds that the buyer confirms (deals 189). */
const findRefundTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { userId, entId } = person;
  const rows = await findToReturn(ctx, { userId, entId, sides: sidesOf(person) }, most);
  const ids = rows.map((o) => o.id);
  const [names, payments, last] = await Promise.all([
    namesOf(ctx, rows),
    findPayments(ctx, ids).then((all) => Map.groupBy(all, (p) => p.orderId)),
    findLastEvents(ctx, ids),
  ]);
  const make = taskMaker(person, names);
  const tasks = rows.flatMap((o) => {
    const all = payments.get(o.id) ?? [];
    const waits = (kind: 'payment' | 'refund') => all.find((p) => p.kind === kind && p.state === 'recorded');
    if (partyOf(person, o) === 'buyer') {
      const refund = waits('refund');
      return refund ? make(o, 'confirmRefund', null, refund.createdAt) : [];
    }
    const payment = waits('payment');
    const back = sumsOfRefunds(all).open > 0n;
    return [
      ...(payment ? make(o, 'confirmPayment', null, payment.createdAt) : []),
      ...(back ? make(o, 'refundOrder', null, last.get(o.id)?.at ?? o.createdAt) : []),
    ];
  });
  return { tasks, capped: rows.length === most };
};

export const findOrderTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const found = [await findStepTasks(ctx, person), await findPayTasks(ctx, person), await findRefundTasks(ctx, person)];
  return { tasks: found.flatMap((f) => f.tasks), capped: found.some((f) => f.capped) };
};
