import { type Part, type Score, scoresOf } from '#contract/inquiry/comparison/score.ts';
import { criteria } from '#contract/inquiry/deciding/weights.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import type { Look, PaperCell, PaperRow } from './paper-rows.ts';

const none: PaperCell = { text: '—', value: null };

/** The score of each quotation with its parts, where the company has set weights; why one has none. */
export const scoreRows = ({ data, columns, scoring }: Look, { say, f }: Speaker): PaperRow[] => {
  const { weights, points, by } = scoring;
  if (!weights) return [];
  const { scores, unjudged } = scoresOf(columns, data.parts.lines, weights, points);
  const best = Math.max(...scores.map((s) => s.score ?? -1));
  const total = ({ score, why }: Score): PaperCell => {
    if (score === null) return why ? { text: say(`scoring:why.${why}`), value: say(`scoring:why.${why}`) } : none;
    return { text: f.number(score, 1), value: score, best: score === best };
  };
  const part = (p: Part | undefined): PaperCell => (p ? { text: f.number(p.points, 1), value: p.points } : none);
  const used = criteria.filter((k) => scores.some((s) => s.parts.some((p) => p.criterion === k)));
  return [
    { label: `${say('scoring:title')} · ${say('scoring:setBy', { name: by })}`, cells: null },
    { label: say('scoring:score'), cells: scores.map(total) },
    ...used.map((k) => ({
      label: say('scoring:partOf', { name: say(`scoring:criterion.${k}`), weight: weights[k] }),
      cells: scores.map((s) => part(s.parts.find((p) => p.criterion === k))),
    })),
    ...(weights.judgement > 0 && unjudged > 0
      ? [{ label: say('scoring:unjudged', { n: unjudged, count: unjudged }), cells: scores.map(() => none) }]
      : []),
  ];
};
