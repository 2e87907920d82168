import { awardable } from '#contract/inquiry/comparison/level.ts';
import { type Split, splitOf } from '#contract/inquiry/comparison/split.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import type { Look } from './paper-rows.ts';

/** Why a quotation, or some of its lines, stand in no split award. */
const leftWords = ({ data }: Look, left: Split['left'], { say, text, join }: Speaker): string[] =>
  left.flatMap(({ quotationId, why, lines }) => {
    const q = data.quotations.find((x) => x.id === quotationId);
    const params = { term: q?.tradeTerm, lines: join(lines.map(String)) };
    return q
      ? [say('deciding:split.item', { company: text(q.company.name), why: say(`deciding:split.why.${why}`, params) })]
      : [];
  });

/** The lowest split award in words, line by line; nothing where there is nothing to split. */
export const splitWords = (look: Look, s: Speaker): string[] => {
  const { data, columns, tier, currency } = look;
  const { say, text, join, f } = s;
  const may = awardable(data);
  if (data.parts.lines.length < 2 || data.quotations.filter(may).length < 2) return [];
  const split = splitOf(data.parts.lines, columns, tier, may, dayAfter(new Date(), 0));
  const nameOf = (id: string | undefined) => {
    const q = data.quotations.find((x) => x.id === id);
    return q ? text(q.company.name) : '';
  };
  const money = (n: number) => f.money(n, currency);
  const { single, saving } = split;
  const percent = single && saving !== null ? f.number((saving / single.total) * 100, 1) : '';
  return [
    ...data.parts.lines.flatMap((l) => {
      const pick = split.picks[l.id];
      return pick ? [say('deciding:split.line', { line: l.no, company: nameOf(pick.quotationId) })] : [];
    }),
    say('papers:with', { label: say('deciding:split.total'), value: money(split.total) }),
    ...(single
      ? [say('deciding:split.single', { company: nameOf(single.quotationId), amount: money(single.total) })]
      : [say('deciding:split.noSingle')]),
    ...(saving !== null && saving >= 0.005
      ? [say('deciding:split.saves', { amount: money(saving), percent })]
      : saving !== null
        ? [say('deciding:split.same')]
        : []),
    ...(split.open.length ? [say('deciding:split.open', { lines: join(split.open.map(String)) })] : []),
    ...leftWords(look, split.left, s).map((words) =>
      say('papers:with', { label: say('deciding:split.left'), value: words }),
    ),
  ];
};
