import { inquiry } from '#contract/inquiry/calls.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import { fileOf } from '../../world/applications.ts';
import { inquiryInput, publish } from '../../world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import type { Beginning, Someone } from './commands.ts';
import type { DealModel } from './deal-model.ts';
import type { OrderModel } from './order-model.ts';

/** The people of histories; each inquiry is a new one. */
export type Cast = { buyer: TestPerson; stranger: TestPerson; suppliers: TestPerson[] };
/** A deal as it is, beside the model of it. */
export type Deal = { t: TestPlatform; cast: Cast; m: DealModel };

export const castOf = async (t: TestPlatform): Promise<Cast> => ({
  buyer: await buyer(t.platform),
  stranger: await buyer(t.platform),
  suppliers: [await supplier(t.platform), await supplier(t.platform), await supplier(t.platform)],
});

/** Prices of a supplier begin with a number of its own, so that one that stands in another's answer is found. */
export const priceText = (n: number): string => (n / 10_000).toFixed(4);
export const pricesOf = (s: number, line: readonly (number | null)[]): (number | null)[] =>
  line.map((p) => p && (s + 4) * 1_000_000 + p);
export const proofOf = async ({ t }: Deal, by: TestPerson): Promise<string[]> => [await fileOf(t, by)];
export const inDays = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString();
export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Who somebody is in an order. */
export const actor = ({ cast }: Deal, by: Someone, o?: OrderModel): TestPerson => {
  if (by === 'buyer') return cast.buyer;
  if (by === 'stranger') return cast.stranger;
  const s = o?.supplier ?? 0;
  return cast.suppliers[by === 'supplier' ? s : (s + 1) % 3]!;
};

/** Publishes an inquiry whose note says where gated parts are shown. */
export const begin = async (t: TestPlatform, cast: Cast, b: Beginning): Promise<Deal> => {
  const [line] = inquiryInput().lines;
  const note = `note-${newId()}`;
  const given = inquiryInput({
    lines: b.tiers.map((tiers) => ({ ...line!, tiers: tiers.toSorted((x, y) => x - y).map(String) })),
    note,
    maxQuotations: b.wanted,
    confidential: b.confidential,
    visibility: b.invited ? 'invited' : 'public',
    invited: (b.invited ?? []).map((s) => cast.suppliers[s]!.entId!),
  });
  const { id } = await publish(t, cast.buyer, given);
  const own = await t.as(cast.buyer.token)(inquiry.own, { params: { id } });
  const tiers = own.parts.lines.map((l) => l.tiers.map(Number));
  return {
    t,
    cast,
    m: {
      id,
      state: 'quoting',
      late: false,
      wanted: b.wanted,
      confidential: b.confidential,
      invited: b.invited,
      agreed: new Set(),
      declined: new Set(),
      versions: [tiers],
      lines: own.parts.lines.map((l, i) => ({ id: l.id, tiers: tiers[i]!, shares: [] })),
      quotations: new Map(),
      orders: [],
      deadline: given.deadline,
      note,
    },
  };
};
