import type { DeliveryView } from '#contract/order/deliveries.ts';
import type { FileFact } from '#server/rooms/files/index.ts';
import type { DocumentRecord } from '../documents/document-store.ts';
import type { Course } from './course.ts';
import { asText, remainingOf } from './delivery-rules.ts';
import type { ComplaintRecord } from './delivery-store.ts';

type Files = (ids: string[]) => FileFact[];
const iso = (at: string) => new Date(at).toISOString();
const isoOrNull = (at: string | null) => at && iso(at);

const presentComplaint = (c: ComplaintRecord, files: Files): DeliveryView['complaints'][number] => ({
  id: c.id,
  state: c.state,
  text: c.text,
  annexes: files(c.annexes),
  at: iso(c.createdAt),
  answer: c.answer,
  answerAnnexes: files(c.answerAnnexes),
  answeredAt: isoOrNull(c.answeredAt),
  settledAt: isoOrNull(c.settledAt),
});

/** Deliveries with their lines, papers and complaints. */
export const presentDeliveries = (course: Course, documents: DocumentRecord[], files: Files): DeliveryView[] =>
  course.deliveries.map((d) => {
    const own = course.moved.filter((m) => m.deliveryId === d.id);
    const papers = (kind: DocumentRecord['kind']) =>
      files(documents.filter((x) => x.deliveryId === d.id && x.kind === kind).map((x) => x.fileId));
    return {
      id: d.id,
      no: d.no,
      shippedOn: d.shippedOn,
      carrier: d.carrier,
      waybill: d.waybill,
      note: d.note,
      last: d.last,
      at: iso(d.createdAt),
      receivedOn: d.receivedOn,
      lines: course.lines.flatMap((l) => {
        const m = own.find((x) => x.lineId === l.id);
        return m
          ? [
              {
                no: l.no,
                productName: l.productName,
                unit: l.unit,
                quantity: m.quantity,
                received: m.receivedQuantity,
                faulty: m.faultyQuantity,
              },
            ]
          : [];
      }),
      packingList: papers('packingList'),
      certificates: papers('materialCertificate'),
      complaints: course.complaints.filter((c) => c.deliveryId === d.id).map((c) => presentComplaint(c, files)),
    };
  });

/** Of each line, what was shipped and accepted, and what is left to ship. */
export const presentLines = (course: Course) =>
  course.lines.map((l) => {
    const sum = course.sums.get(l.id) ?? { ordered: 0n, shipped: 0n, accepted: 0n, rejected: 0n };
    const { no, productName, specification, unit, quantity, price, total } = l;
    return {
      no,
      productName,
      specification,
      unit,
      quantity,
      price,
      total,
      shipped: asText(sum.shipped),
      accepted: asText(sum.accepted),
      remaining: asText(remainingOf(sum)),
    };
  });
