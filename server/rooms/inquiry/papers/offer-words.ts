import { answeredLine } from '#contract/inquiry/comparison/level.ts';
import type { Answer, LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';

/** What proves an answer, or that it is only stated; nothing beside a deviation without proof. */
export const proofText = ({ proofs }: QuotationView, a: Answer, { say, text, f }: Speaker): string => {
  if (!a.proof) return a.verdict === 'meets' ? say('compare:stated') : '';
  const p = proofs.find((x) => x.kind === a.proof?.kind && x.id === a.proof.id);
  if (!p) return say('offers:gone');
  if (p.file) return `${say('offers:provedBy')} ${p.file.name}`.replace('： ', '：');
  const mark = !p.stands
    ? say('offers:ranOut', { day: f.day(p.validUntil ?? '') })
    : p.validUntil
      ? say('offers:reviewedUntil', { day: f.day(p.validUntil) })
      : say('offers:reviewed');
  return say('papers:with', { label: text(p.name), value: mark });
};

/** The alternatives that a quotation offers for a line, each in one line of text. */
export const alternativeTexts = (q: QuotationView, asked: LineView, { say, text, unit, f }: Speaker): string[] => {
  const line = answeredLine(q, asked);
  return (q.lines.find((l) => l.lineId === line.id)?.alternatives ?? []).map((a) =>
    [
      say('papers:with', { label: say('inquiry:line.title', { n: line.no }), value: text(a.name) }),
      text(a.differs),
      ...line.tiers.flatMap((quantity, i) => {
        const price = a.prices[i];
        return price
          ? [`${f.number(quantity)} ${unit(line.unit, quantity)}: ${f.money(price, q.currency, 4)}/${unit(line.unit)}`]
          : [];
      }),
      say('inquiry:quote.days', { n: a.leadDays, count: a.leadDays }),
      ...(a.moq
        ? [
            say('papers:with', {
              label: say('inquiry:quote.moq'),
              value: `${f.number(a.moq)} ${unit(line.unit, a.moq)}`,
            }),
          ]
        : []),
    ].join(' · '),
  );
};
