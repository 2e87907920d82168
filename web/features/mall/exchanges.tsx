import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type Exchange, mall } from '#contract/points/mall/calls.ts';
import { mallLimits } from '#contract/points/mall/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './mall.module.css';

const exchangeTones = {
  ordered: 'weft',
  sent: 'info',
  received: 'warp',
  returning: 'weft',
  returned: 'plain',
  cancelled: 'plain',
} as const;

type Step = Exchange['steps'][number];

/** What the member may do with an exchange now; a return asks why. */
const Steps = ({ of: x }: { of: Exchange }) => {
  const { t } = useTranslation('mall');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const work = useAct<Step>();
  const [reason, setReason] = useState<string | null>(null);
  const take = (step: Step) =>
    work.act(async () => {
      await call(mall.step, { params: { id: x.id }, body: { step, reason: reason ?? '' } });
      setReason(null);
      await revalidate();
    }, step);
  return (
    <>
      {reason !== null && (
        <label className={classes['reason']}>
          {t('returnReason')}
          <textarea
            value={reason}
            maxLength={mallLimits.reason}
            rows={2}
            onChange={(e) => setReason(e.currentTarget.value)}
          />
        </label>
      )}
      <div className={shared['acts']}>
        {x.steps.map((step) =>
          step === 'askReturn' && reason === null ? (
            <ActButton key={step} disabled={!ready} onClick={() => setReason('')}>
              {t('step.askReturn')}
            </ActButton>
          ) : (
            <ActButton key={step} disabled={!ready} busy={work.busyWith === step} onClick={() => void take(step)}>
              {t(step === 'askReturn' ? 'sendReturn' : `step.${step}`)}
            </ActButton>
          ),
        )}
        {reason !== null && <ActButton onClick={() => setReason(null)}>{t('cancel')}</ActButton>}
      </div>
      <p role="alert" className={shared['refused']}>
        {work.fault}
      </p>
    </>
  );
};

/** What the reader has exchanged, with where each stands. */
export const Exchanges = ({ list }: { list: DataOf<typeof mall.mine> }) => {
  const { t } = useTranslation('mall');
  const f = useFormat();
  const text = useText();
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('mine')}</h2>
      {list.records.length ? (
        <ul className={classes['exchanges']}>
          {list.records.map((x) => (
            <li key={x.id} className={panel['panel']} data-row={x.id}>
              <h3>
                {text(x.good.name)} <Tag tone={exchangeTones[x.state]}>{t(`state.${x.state}`)}</Tag>
              </h3>
              <p className={classes['quiet']}>
                <span className="figure">{x.number}</span> · {t('points', { n: f.number(x.price) })} ·{' '}
                {f.stamp(x.orderedAt)}
              </p>
              {x.tracking && (
                <p>
                  {t(`tracking.${x.good.kind}`)} <b className="figure">{x.tracking}</b>
                </p>
              )}
              {x.address && <p className={classes['quiet']}>{x.address}</p>}
              {x.reason && <p className={classes['quiet']}>{t('reasonOf', { reason: x.reason })}</p>}
              {x.steps.length > 0 && <Steps of={x} />}
            </li>
          ))}
        </ul>
      ) : (
        <Empty title={t('noExchanges')} text={t('noExchangesText')} />
      )}
    </section>
  );
};
