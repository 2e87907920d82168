import { Button, Switch } from '@mantine/core';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { byScore, type Score, type Scores, scoresOf } from '#contract/inquiry/comparison/score.ts';
import { inquiryScoring, type ScoringView } from '#contract/inquiry/deciding/scoring.ts';
import { criteria, type Criterion } from '#contract/inquiry/deciding/weights.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import type { Comparison } from '../use-comparison.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import classes from './score.module.css';

const WeightsForm = lazy(() => import('./weights-form.tsx'));
const PointsDialog = lazy(() => import('./points-dialog.tsx'));

type Props = {
  data: DataOf<typeof inquiry.own>;
  view: Comparison;
  /** Whether the seat decides. */
  may: boolean;
  /** Whether the columns of the comparison stand in the order of their scores. */
  ordered: boolean;
  onOrder: (ids: string[] | null) => void;
};
type Weighed = ScoringView & { weights: NonNullable<ScoringView['weights']> };

/** What colleagues gave a quotation, and the way to give some oneself until the award. */
const Points = ({
  quotation: q,
  scoring,
  onGive,
}: {
  quotation: QuotationView;
  scoring: ScoringView;
  onGive?: () => void;
}) => {
  const { t } = useTranslation('scoring');
  const own = scoring.points.filter((p) => p.quotationId === q.id);
  return (
    <>
      {own.map((p) => (
        <div key={`${p.name} ${p.at}`} className={classes['said']}>
          {t('points.said', { name: p.name, points: p.points })}
          {p.reason && <ForeignText className={classes['why']} text={p.reason} />}
          {p.revision !== q.revision && <small>{t('points.earlier', { n: p.revision })}</small>}
        </div>
      ))}
      {onGive && (
        <Button size="compact-sm" variant="default" onClick={onGive}>
          {t(own.some((p) => p.mine) ? 'points.change' : 'points.give')}
        </Button>
      )}
    </>
  );
};

type RowProps = {
  score: Score;
  quotation: QuotationView;
  used: readonly Criterion[];
  scoring: Weighed;
  best: number;
  onGive: (() => void) | undefined;
};
const ScoreRow = ({ score: s, quotation: q, used, scoring, best, onGive }: RowProps) => {
  const { t } = useTranslation('scoring');
  const f = useFormat();
  const text = useText();
  return (
    <tr>
      <th scope="row">
        {text(q.company.name)}
        <Points quotation={q} scoring={scoring} {...(onGive && { onGive })} />
      </th>
      {s.score === null ? (
        <td colSpan={used.length + 1} className={classes['why']}>
          {s.why ? t(`why.${s.why}`) : '—'}
        </td>
      ) : (
        <>
          <td className="figure" data-best={s.score === best || undefined}>
            <b>{f.number(s.score, 1)}</b>
          </td>
          {used.map((k) => {
            const p = s.parts.find((x) => x.criterion === k);
            return (
              <td key={k} className="figure">
                {p ? f.number(p.points, 1) : '—'}
                {p && <i className={classes['bar']} style={{ inlineSize: `${p.points}%` }} aria-hidden="true" />}
              </td>
            );
          })}
        </>
      )}
    </tr>
  );
};

type TableProps = Pick<Props, 'data'> & {
  found: Scores;
  scoring: Weighed;
  onGive: ((q: QuotationView) => void) | undefined;
};
/** The quotations by their score, each with its parts; why one has none. */
const ScoreTable = ({ data, found, scoring, onGive }: TableProps) => {
  const { t } = useTranslation('scoring');
  const used = criteria.filter((k) => found.scores.some((s) => s.parts.some((p) => p.criterion === k)));
  const best = Math.max(...found.scores.map((s) => s.score ?? -1));
  return (
    <div className={classes['scroll']} role="region" aria-label={t('title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('supplier')}</th>
            <th scope="col">{t('score')}</th>
            {used.map((k) => (
              <th key={k} scope="col">
                {t('partOf', { name: t(`criterion.${k}`), weight: scoring.weights[k] })}
                <small>{t(`about.${k}`)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byScore(found.scores).map((id) => {
            const quotation = data.quotations.find((q) => q.id === id);
            const score = found.scores.find((s) => s.quotationId === id);
            return quotation && score ? (
              <ScoreRow
                key={id}
                {...{ score, quotation, used, scoring, best }}
                onGive={onGive && quotation.state !== 'accepted' ? () => onGive(quotation) : undefined}
              />
            ) : null;
          })}
        </tbody>
      </table>
    </div>
  );
};

type OrderProps = Pick<Props, 'ordered' | 'onOrder'> & { by: Weighed['by']; found: Scores };
/** Who set the weights, and whether the columns stand in the order of the scores. */
const OrderSwitch = ({ by, found, ordered, onOrder }: OrderProps) => {
  const { t } = useTranslation('scoring');
  return (
    <>
      <small>{t('setBy', { name: by })}</small>
      <Switch
        label={t('order')}
        checked={ordered}
        onChange={(e) => onOrder(e.currentTarget.checked ? byScore(found.scores) : null)}
      />
    </>
  );
};

const useScoring = (id: string) => {
  const [scoring, setScoring] = useState<ScoringView>();
  const { fault, act } = useAct();
  const read = async () =>
    void (await act(async () => setScoring(await call(inquiryScoring.read, { params: { id } }))));
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps -- as it opens, and after each change
  }, [id]);
  return { scoring, fault, read };
};

/** The own score of the quotations: weights that the company sets, what each part is worth, points that colleagues give. */
const Panel = ({ data, view, may, ordered, onOrder }: Props) => {
  const { t } = useTranslation('scoring');
  const title = useId();
  const [setting, setSetting] = useState(false);
  const [giving, setGiving] = useState<QuotationView | null>(null);
  const { id, state } = data.row;
  const { scoring, fault, read } = useScoring(id);
  const open = state === 'quoting' || state === 'outOfDate';
  const weighed = scoring?.weights ? (scoring as Weighed) : null;
  const found = weighed && scoresOf(view.columns, data.parts.lines, weighed.weights, weighed.points);
  const kept = async () => {
    setSetting(false);
    setGiving(null);
    onOrder(null);
    await read();
  };
  return (
    <section className={classes['panel']} aria-labelledby={title}>
      <p id={title}>
        {t('lead')} <small>{t('own')}</small>
      </p>
      <p role="alert">{fault}</p>
      {scoring && !weighed && !setting && <p>{t('none')}</p>}
      {weighed && found && (
        <>
          <ScoreTable {...{ data, found, scoring: weighed }} onGive={open ? setGiving : undefined} />
          {weighed.weights.judgement > 0 && found.unjudged > 0 && (
            <p>{t('unjudged', { n: found.unjudged, count: found.unjudged })}</p>
          )}
        </>
      )}
      {scoring && (
        <div className={classes['acts']}>
          {weighed && found && <OrderSwitch by={weighed.by} found={found} ordered={ordered} onOrder={onOrder} />}
          {may && open && !setting && (
            <Button variant="default" onClick={() => setSetting(true)}>
              {t(weighed ? 'change' : 'setWeights')}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {setting && <WeightsForm inquiryId={id} weights={scoring?.weights ?? null} onKept={kept} />}
        {giving && (
          <PointsDialog
            key={giving.id}
            quotation={giving}
            mine={scoring?.points.find((p) => p.mine && p.quotationId === giving.id)}
            onKept={kept}
            onClose={() => setGiving(null)}
          />
        )}
      </Suspense>
    </section>
  );
};

const ScorePanel = withWords(['scoring', 'ui'], Panel);
export default ScorePanel;
