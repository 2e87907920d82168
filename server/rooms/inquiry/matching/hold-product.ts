import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { type Held, modelWords, type StoredValue } from '#server/rooms/catalogue/index.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { findLines } from '../inquiries/inquiry-store.ts';
import { findOpenOf } from './asked-store.ts';
import { checkLine } from './match-data-rules.ts';

/** Inquiries that are looked through, and lines that are answered. */
const most = { inquiries: 20, lines: 3 } as const;

type Offered = { category: string; name: object; model: string; values: StoredValue[] };

/** How a product meets the lines of my side's open inquiries, by the rules of matching; the best first. */
export const holdProduct = async (ctx: Ctx, p: Offered): Promise<Held[]> => {
  const person = me(ctx);
  if (!seatMay(person.seat, 'seeBuying')) return [];
  const open = await findOpenOf(ctx, person, most.inquiries);
  const lines = await findLines(
    ctx,
    open.map((i) => i.id),
  );
  const path = materialPath(p.category);
  const offer = { path, words: modelWords([p.model, ...Object.values(p.name)].join(' ')), values: p.values };
  return open
    .flatMap(({ id, number }) =>
      (lines.get(id) ?? []).flatMap((l): Held[] => {
        if (materialPath(l.product)[1] !== path[1]) return [];
        const words = [...new Set(Object.values(l.specification).flatMap(modelWords))].slice(0, 8);
        const found = checkLine(
          { no: l.no, path: materialPath(l.product), words, requirements: l.requirements, amount: null },
          offer,
        );
        if (!found.met.length && !found.open.length) return [];
        const names = (side: typeof found.met) => side.map((w) => (typeof w === 'string' ? w : w.field));
        return [{ inquiry: { id, number: number ?? '' }, line: l.no, met: names(found.met), open: names(found.open) }];
      }),
    )
    .toSorted((a, b) => b.met.length / (b.met.length + b.open.length) - a.met.length / (a.met.length + a.open.length))
    .slice(0, most.lines);
};
