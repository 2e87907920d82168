import { newId } from '#server/platform/ids.ts';

/** A case as `ownership-cases.ts` takes it, of an order alone. */
type OrderCase = {
  call: string;
  field: string;
  id: (r: { order: string }) => string;
  send?: (id: string) => { body: object };
};

const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const ownKey = 'a random key of the caller’s own for one act, which no answer tells; another’s is a conflict';

/** What strangers try on an order's deliveries, changes, payments, documents and ratings. */
export const orderCases: OrderCase[] = [
  { call: 'GET /api/busi/order/contract/{id}', field: 'params.id', id: (r) => r.order },
  {
    call: 'POST /api/busi/product/delivery/save',
    field: 'body.orderId',
    id: (r) => r.order,
    send: body((id) => ({
      orderId: id,
      clientKey: newId(),
      lines: [{ no: 1, quantity: '1' }],
      shippedOn: '2026-11-01',
      carrier: 'DHL',
      waybill: '12345',
      packingList: [newId()],
      certificates: [],
      last: false,
    })),
  },
  {
    call: 'POST /api/busi/order/change/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ clientKey: newId(), wish: { place: 'Vigo' }, reason: '改到港口' })),
  },
  {
    call: 'POST /api/busi/order/change/answer/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ changeId: newId(), accept: true })),
  },
  {
    call: 'POST /api/busi/order/change/withdraw/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ changeId: newId() })),
  },
  {
    call: 'POST /api/busi/order/payment/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ clientKey: newId(), amount: '1.00', paidOn: '2026-11-01', proof: [newId()] })),
  },
  {
    call: 'POST /api/busi/order/refund/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({
      clientKey: newId(),
      amount: '1.00',
      paidOn: '2026-11-01',
      method: 'transfer',
      proof: [newId()],
    })),
  },
  {
    call: 'POST /api/busi/order/payment/answer/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ paymentId: newId(), confirm: true })),
  },
  {
    call: 'POST /api/busi/order/document/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ kind: 'invoice', files: [newId()] })),
  },
  {
    call: 'POST /api/busi/order/rate/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ scores: [{ criterion: 'quality', score: 5 }] })),
  },
];

/** Ids of these calls that name no record of a stranger's, and why. */
export const orderReasons: Record<string, string> = {
  'POST /api/busi/order/statement/{id} body.clientKey': 'an id that the client makes for a click of its own',
  'POST /api/busi/order/statement/{id} body.annexes[]': 'files of one’s own alone (tests/rooms/deals/dispute)',
  'POST /api/busi/order/agree/{id} body.offerId': 'offers in the order alone count (tests/rooms/deals/dispute)',
  'GET /api/busi/product/delivery/page query.orderId': 'narrows one’s own list (tests/rooms/orders/order-goods)',
  ...Object.fromEntries(
    ['receive', 'complain', 'answer', 'settle'].map((act) => [
      `POST /api/busi/product/delivery/${act}/{id} params.id`,
      'deliveries of one’s own orders alone count (tests/rooms/orders/order-goods)',
    ]),
  ),
  ...Object.fromEntries(
    [
      'product/delivery/save body.packingList[]',
      'product/delivery/save body.certificates[]',
      'product/delivery/receive/{id} body.complaint.annexes[]',
      'product/delivery/complain/{id} body.annexes[]',
      'product/delivery/answer/{id} body.annexes[]',
      'order/payment/{id} body.proof[]',
      'order/refund/{id} body.proof[]',
      'order/document/{id} body.files[]',
    ].map((field) => [
      `POST /api/busi/${field}`,
      'files of one’s own alone are taken (tests/rooms/orders/order-goods)',
    ]),
  ),
  ...Object.fromEntries(
    [
      'product/delivery/save',
      'product/delivery/complain/{id}',
      'order/change/{id}',
      'order/payment/{id}',
      'order/refund/{id}',
    ].map((call) => [`POST /api/busi/${call} body.clientKey`, ownKey]),
  ),
  'POST /api/busi/order/change/answer/{id} body.changeId':
    'changes of the order alone count (tests/rooms/orders/order-changes)',
  'POST /api/busi/order/change/withdraw/{id} body.changeId':
    'changes of the order alone count (tests/rooms/orders/order-changes)',
  'POST /api/busi/order/payment/answer/{id} body.paymentId':
    'payments of the order alone count (tests/rooms/orders/order-changes)',
  'POST /api/busi/order/rating/reply/{id} params.id':
    'ratings about one’s own side alone (tests/rooms/orders/order-ratings)',
  'GET /api/busi/order/rating/company/{id} params.id': 'a company, whose ratings every member sees',
  'POST /api/busi/moderation/report body.subjectId': 'what one may report alone (tests/rooms/orders/order-ratings)',
};
