import { Button } from '@mantine/core';
import { useId, useMemo } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { awardable, type Picks } from '#contract/inquiry/comparison/level.ts';
import { type LeftOut, splitOf } from '#contract/inquiry/comparison/split.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import landed from '../cost/landed.module.css';
import type { Comparison } from '../use-comparison.ts';
import classes from './split.module.css';

type SplitProps = {
  data: DataOf<typeof inquiry.own>;
  view: Comparison;
  /** Absent where the seat only reads. */
  onChoose: ((picks: Picks) => void) | undefined;
};

type NameOf = (quotationId: string | undefined) => string;

/** Numbers of lines as they are listed. */
const useNumbers = () => {
  const lang = useLang();
  return (nos: number[]) => nos.join(lang === 'cn' ? '、' : ', ');
};

type SumsProps = {
  split: ReturnType<typeof splitOf>;
  currency: Comparison['currency'];
  /** Whether any line is in it. */
  any: boolean;
  estimated: boolean;
  nameOf: NameOf;
};
/** What it comes to, against one supplier for all. */
const Sums = ({ split, currency, any, estimated, nameOf }: SumsProps) => {
  const { t } = useTranslation('deciding');
  const f = useFormat();
  const { single, saving } = split;
  const saves = saving !== null && saving >= 0.005;
  return (
    <div>
      {any && (
        <>
          <p className={classes['label']}>{t('split.total')}</p>
          <div className={`figure ${classes['sum']} ${estimated ? landed['estimate'] : ''}`}>
            {f.money(split.total, currency)}
          </div>
        </>
      )}
      {single && (
        <p>{t('split.single', { company: nameOf(single.quotationId), amount: f.money(single.total, currency) })}</p>
      )}
      {single && saves && (
        <p className={classes['saves']}>
          {t('split.saves', {
            amount: f.money(saving, currency),
            percent: f.number((saving / single.total) * 100, 1),
          })}
        </p>
      )}
      {saving !== null && !saves && <p>{t('split.same')}</p>}
      {!single && <p>{t('split.noSingle')}</p>}
      {estimated && <p className={classes['label']}>{t('split.shared')}</p>}
    </div>
  );
};

type LeftProps = Pick<SplitProps, 'data'> & { left: LeftOut[]; nameOf: NameOf };
const LeftOver = ({ left, data, nameOf }: LeftProps) => {
  const { t } = useTranslation('deciding');
  const list = useNumbers();
  const why = ({ quotationId, why: reason, lines: nos }: LeftOut) =>
    t(`split.why.${reason}`, {
      term: data.quotations.find((q) => q.id === quotationId)?.tradeTerm ?? '',
      lines: list(nos),
    });
  return (
    <>
      <p className={classes['label']}>{t('split.left')}</p>
      <ul className={classes['left']}>
        {left.map((l) => (
          <li key={`${l.quotationId} ${l.why}`}>{t('split.item', { company: nameOf(l.quotationId), why: why(l) })}</li>
        ))}
      </ul>
    </>
  );
};

/** The lowest award by line, what it saves against one to a single supplier, and what is left out of it and why. */
const Panel = ({ data, view, onChoose }: SplitProps) => {
  const { t } = useTranslation('deciding');
  const text = useText();
  const title = useId();
  const now = useNow();
  const { columns, tier, currency } = view;
  const { lines } = data.parts;
  const split = useMemo(
    () => splitOf(lines, columns, tier, awardable(data), dayAfter(new Date(now), 0)),
    [lines, columns, tier, data, now],
  );
  const nameOf = (id: string | undefined) => text(data.quotations.find((q) => q.id === id)?.company.name ?? {});
  const list = useNumbers();
  const chosen = lines.filter((l) => split.picks[l.id]);
  const estimated = columns.some(
    (c) => c.landed && chosen.some((l) => split.picks[l.id]?.quotationId === c.quotation.id),
  );
  return (
    <section className={classes['split']} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t('split.title')}</h2>
        <ul className={classes['lines']}>
          {chosen.map((l) => (
            <li key={l.id}>{t('split.line', { line: l.no, company: nameOf(split.picks[l.id]?.quotationId) })}</li>
          ))}
        </ul>
        {split.open.length > 0 && <p>{t('split.open', { lines: list(split.open) })}</p>}
      </div>
      <Sums split={split} currency={currency} any={chosen.length > 0} estimated={estimated} nameOf={nameOf} />
      <div>
        {onChoose && chosen.length > 0 && (
          <Button variant="default" onClick={() => onChoose(split.picks)}>
            {t('split.choose')}
          </Button>
        )}
        {split.left.length > 0 && <LeftOver left={split.left} data={data} nameOf={nameOf} />}
      </div>
    </section>
  );
};

const SplitPanel = withWords(['deciding'], Panel);
export default SplitPanel;
