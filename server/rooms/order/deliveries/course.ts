import type { OrderState } from '#contract/order/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findOrderLines } from '../store.ts';
import { isToShip, type LineSum, stateOf, sumsOf } from './delivery-rules.ts';
import {
  type ComplaintRecord,
  type DeliveryRecord,
  findComplaints,
  findDeliveries,
  findMoved,
} from './delivery-store.ts';

type Lines = Awaited<ReturnType<typeof findOrderLines>>;
/** All that happened to the goods of one order. */
export type Course = {
  lines: Lines;
  deliveries: DeliveryRecord[];
  moved: Awaited<ReturnType<typeof findMoved>>;
  complaints: ComplaintRecord[];
  sums: Map<string, LineSum>;
  /** Where the deliveries put the order, once there is one. */
  state: OrderState;
  toShip: boolean;
  toReceive: boolean;
  complaintOpen: boolean;
};

const courseOf = (
  lines: Lines,
  deliveries: DeliveryRecord[],
  moved: Course['moved'],
  complaints: ComplaintRecord[],
): Course => {
  const open = new Set(complaints.filter((c) => c.state !== 'settled').map((c) => c.deliveryId));
  const settled = new Set(complaints.filter((c) => !open.has(c.deliveryId)).map((c) => c.deliveryId));
  const sums = sumsOf(lines, moved, settled);
  return {
    lines,
    deliveries,
    moved,
    complaints,
    sums,
    state: stateOf(sums, deliveries),
    toShip: isToShip(sums, deliveries),
    toReceive: deliveries.some((d) => !d.receivedOn),
    complaintOpen: open.size > 0,
  };
};

/** The courses of orders, by four statements however many there are. */
export const readCourses = async (ctx: Ctx, ids: string[]): Promise<(id: string) => Course> => {
  const [lines, deliveries, moved, complaints] = await Promise.all([
    findOrderLines(ctx, ids).then((all) => Map.groupBy(all, (l) => l.orderId)),
    findDeliveries(ctx, ids),
    findMoved(ctx, ids).then((all) => Map.groupBy(all, (m) => m.deliveryId)),
    findComplaints(ctx, ids).then((all) => Map.groupBy(all, (c) => c.deliveryId)),
  ]);
  const byOrder = Map.groupBy(deliveries, (d) => d.orderId);
  return (id) => {
    const own = byOrder.get(id) ?? [];
    return courseOf(
      lines.get(id) ?? [],
      own,
      own.flatMap((d) => moved.get(d.id) ?? []),
      own.flatMap((d) => complaints.get(d.id) ?? []),
    );
  };
};
export const readCourse = async (ctx: Ctx, id: string): Promise<Course> => (await readCourses(ctx, [id]))(id);
