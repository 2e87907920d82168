import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { order as calls, Party } from '#contract/order/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findChanges } from './changes/change-store.ts';
import { presentChanges } from './changes/present-changes.ts';
import { asksMaterialCertificate } from './deliveries/certificate-asked.ts';
import { type Course, readCourses } from './deliveries/course.ts';
import { presentDeliveries, presentLines } from './deliveries/present-deliveries.ts';
import { findDocuments } from './documents/document-store.ts';
import { findPayments } from './payments/payment-store.ts';
import { presentPayments } from './payments/present-payments.ts';
import { presentRatings } from './ratings/present-ratings.ts';
import { findRatings } from './ratings/rating-store.ts';
import { mayStep, stepsOf } from './policy.ts';
import { filesOf, presentAgreed, presentDispute, presentTimeline } from './present.ts';
import { namesOf, presentRow } from './read-orders.ts';
import { findEventsOf, type OrderRecord } from './store.ts';

type Detail = AnswerOf<typeof calls.detail>;

/** Who placed an order, and who quoted. */
const placers = (o: OrderRecord) => [{ userId: o.buyerId }, { userId: o.supplierId }];

/** Everything that is kept about orders, read together however many there are. */
const readAll = async (ctx: Ctx, rows: OrderRecord[]) => {
  const ids = rows.map((o) => o.id);
  const [names, events, courses, changes, payments, documents, rated] = await Promise.all([
    namesOf(ctx, rows),
    findEventsOf(ctx, ids),
    readCourses(ctx, ids),
    findChanges(ctx, ids).then((all) => Map.groupBy(all, (c) => c.orderId)),
    findPayments(ctx, ids).then((all) => Map.groupBy(all, (p) => p.orderId)),
    findDocuments(ctx, ids),
    findRatings(ctx, ids),
  ]);
  const [files, people] = await Promise.all([
    filesOf(ctx, rows, events),
    peopleByIds(ctx, [...new Set([...documents, ...rows.flatMap(placers)].map((d) => d.userId))]),
  ]);
  const authors = new Map(people.map((p) => [p.id, p.name]));
  const [timelines, papers] = [Map.groupBy(events, (e) => e.orderId), Map.groupBy(documents, (d) => d.orderId)];
  return (id: string) => ({
    names,
    files,
    authors,
    course: courses(id),
    events: timelines.get(id) ?? [],
    changes: changes.get(id) ?? [],
    payments: payments.get(id) ?? [],
    documents: papers.get(id) ?? [],
    rated: { ratings: rated.ratings.filter((r) => r.orderId === id), scores: rated.scores },
  });
};
type Parts = ReturnType<Awaited<ReturnType<typeof readAll>>>;

const presentDocuments = (p: Parts): Detail['documents'] =>
  p.documents.flatMap((d) => {
    const [file] = p.files([d.fileId]);
    if (!file) return [];
    return [
      {
        id: d.id,
        kind: d.kind,
        file,
        by: d.party,
        name: p.authors.get(d.userId) ?? '',
        at: new Date(d.createdAt).toISOString(),
        delivery: p.course.deliveries.find((x) => x.id === d.deliveryId)?.no ?? null,
      },
    ];
  });

/** When the order is completed by itself; null while a complaint is open. */
const completesAt = (o: OrderRecord, course: Course): string | null =>
  o.completesAt && !course.complaintOpen ? new Date(o.completesAt).toISOString() : null;

const presentOne = (ctx: Ctx, o: OrderRecord, party: Party, p: Parts): Detail => {
  const person = me(ctx);
  const { course } = p;
  const mayAct = mayStep(person, o, party);
  const facts = { ...course, disputedBy: o.disputedBy, changeOpen: p.changes.some((c) => c.state === 'open') };
  const { tradeTerm, place, paymentType, leadDays, deliveryDate, expectedEnd, version } = o;
  return {
    row: presentRow(o, party, p.names, course.lines.length),
    inquiryId: o.inquiryId,
    inquiryNumber: o.inquiryNumber,
    purchase: o.purchaseId && o.purchaseNumber ? { id: o.purchaseId, number: o.purchaseNumber } : null,
    terms: { tradeTerm, place, paymentType, leadDays, deliveryDate, expectedEnd, version },
    lines: presentLines(course),
    agreed: presentAgreed(o, p.files),
    timeline: presentTimeline(o, p.events, party, p.files),
    dispute: presentDispute(o, mayAct),
    steps: stepsOf(person, o, party, facts),
    mayAct,
    deliveries: presentDeliveries(course, p.documents, p.files),
    certificateAsked: asksMaterialCertificate(o.agreed),
    changes: presentChanges(p.changes),
    payments: presentPayments(o, p.payments, p.events, course, p.files, {
      buyer: mayAct && party === 'buyer',
      supplier: mayAct && party === 'supplier',
    }),
    documents: presentDocuments(p),
    people: { buyer: p.authors.get(o.buyerId) ?? '', supplier: p.authors.get(o.supplierId) ?? '' },
    ratings: presentRatings(o, party, mayAct, p.events, p.rated),
    completesAt: completesAt(o, course),
  };
};

/** Orders in full, as somebody who stands on a side of each reads them, in the order given. */
export const presentOrders = async (ctx: Ctx, orders: { o: OrderRecord; party: Party }[]): Promise<Detail[]> => {
  const parts = await readAll(
    ctx,
    orders.map(({ o }) => o),
  );
  return orders.map(({ o, party }) => presentOne(ctx, o, party, parts(o.id)));
};
