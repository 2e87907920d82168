import type { DataOf } from '#contract/core/endpoint.ts';
import type { order } from '#contract/order/calls.ts';

export type OrderDetail = DataOf<typeof order.detail>;
