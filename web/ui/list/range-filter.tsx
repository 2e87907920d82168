import { useState } from 'react';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useUnit } from '../text/units.ts';
import classes from './range-filter.module.css';

type Span = { low: number; high: number; steps: readonly number[] };
type Ends = { low?: number | undefined; high?: number | undefined };
type Props = {
  /** Of the inputs, where the form is sent without script: `low.NAME`, `high.NAME`. */
  name: string;
  label: string;
  unit: string | null;
  span: Span;
  chosen: Ends;
  /** An end is left out where it is the span's own. */
  onChoose: (ends: Ends) => void;
};

/** About a hundred steps between the ends, each a round number. */
const stepOf = ({ low, high }: Span): number => {
  const rough = (high - low) / 100;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Number(([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10).toFixed(0)) * power;
};
const rounded = (n: number): number => Number(n.toPrecision(10));

/** From and to on one line, under the figure of how values are spread; it answers when a thumb is let go. */
export const RangeFilter = ({ name, label, unit, span, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const f = useFormat();
  const unitOf = useUnit();
  const step = stepOf(span);
  const [least, most] = [rounded(Math.floor(span.low / step) * step), rounded(Math.ceil(span.high / step) * step)];
  const at = (ends: Ends) => ({
    low: Math.max(least, Math.min(ends.low ?? least, most)),
    high: Math.min(most, Math.max(ends.high ?? most, least)),
  });
  const [moved, setMoved] = useState<{ of: Ends; to: { low: number; high: number } } | null>(null);
  const now = moved && moved.of === chosen ? moved.to : at(chosen);
  const shown = (n: number) => `${f.number(n)}${unit ? ` ${unitOf(unit)}` : ''}`;
  const move = (to: { low: number; high: number }) => setMoved({ of: chosen, to });
  const choose = () => {
    const before = at(chosen);
    if (now.low !== before.low || now.high !== before.high)
      onChoose({ low: now.low > least ? now.low : undefined, high: now.high < most ? now.high : undefined });
  };
  const top = Math.max(...span.steps, 1);
  const place = (n: number) => ((n - least) / (most - least)) * 100;
  const thumb = (end: 'low' | 'high') => (
    <input
      type="range"
      name={`${end}.${name}`}
      min={least}
      max={most}
      step={step}
      value={now[end]}
      aria-label={t(`range.${end}`, { name: label })}
      aria-valuetext={shown(now[end])}
      onChange={(e) => {
        const n = Number(e.currentTarget.value);
        move(end === 'low' ? { ...now, low: Math.min(n, now.high) } : { ...now, high: Math.max(n, now.low) });
      }}
      onPointerUp={choose}
      onKeyUp={choose}
      onBlur={choose}
    />
  );
  return (
    <div className={classes['range']}>
      <svg viewBox={`0 0 ${span.steps.length * 10} 24`} preserveAspectRatio="none" aria-hidden="true">
        {span.steps.map((n, i) => (
          <rect key={i} x={i * 10} y={24 - (n / top) * 22} width={9} height={(n / top) * 22} />
        ))}
      </svg>
      <div className={classes['line']}>
        <i style={{ left: `${place(now.low)}%`, right: `${100 - place(now.high)}%` }} />
        {thumb('low')}
        {thumb('high')}
      </div>
      <p className="figure">
        {shown(now.low)} – {shown(now.high)}
      </p>
    </div>
  );
};
