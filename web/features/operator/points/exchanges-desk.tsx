import { Button, TextInput } from '@mantine/core';
import { useRevalidator, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskExchange, operatorPoints } from '#contract/operator/points/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { exchangeStates, mallLimits } from '#contract/points/mall/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { deskAct } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './points.module.css';

type Step = DeskExchange['deskSteps'][number];
const tones = {
  ordered: 'weft',
  sent: 'info',
  received: 'warp',
  returning: 'weft',
  returned: 'plain',
  cancelled: 'plain',
} as const;

/** One step of an exchange, with the number or the reason that it needs. */
const StepForm = ({ id, step }: { id: string; step: Step }) => {
  const { t } = useTranslation('deskPoints');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorPoints.moveExchange,
    initial: { tracking: '', reason: '' },
    input: (v) => ({ params: { id }, body: { step, ...v } }),
    send: deskAct,
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={classes['acts']} aria-label={t(`steps.${step}`)}>
      {step === 'send' && (
        <TextInput label={t('tracking')} maxLength={mallLimits.tracking} {...form.input('tracking')} />
      )}
      {(step === 'cancel' || step === 'keep') && (
        <TextInput label={t('reason')} maxLength={mallLimits.reason} {...form.input('reason')} />
      )}
      <Button type="submit" variant={step === 'send' ? 'filled' : 'default'} loading={form.busy}>
        {t(`steps.${step}`)}
      </Button>
      <span role="alert" className={desk['wrong']}>
        {form.fault}
      </span>
    </form>
  );
};

/** Exchanges with where they go; each is led on step by step. */
export const ExchangesDesk = ({ list }: { list: DataOf<typeof operatorPoints.exchanges> }) => {
  const { t } = useTranslation('deskPoints');
  const f = useFormat();
  const text = useText();
  const now = useSearchParams()[0].get('state') ?? undefined;
  return (
    <>
      <FilterLinks
        label={t('states')}
        choices={[undefined, ...exchangeStates].map((state) => ({
          key: state ?? 'all',
          to: deskPageTo('operatorPoints', { view: 'exchanges', state }),
          label: t(state ? `state.${state}` : 'all'),
          current: now === state,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((x) => (
              <li key={x.id} className={panel['panel']} data-row={x.id}>
                <h2>
                  {text(x.good.name)} <Tag tone={tones[x.state]}>{t(`state.${x.state}`)}</Tag>
                </h2>
                <p className={desk['quiet']}>
                  <span className="figure">{x.number}</span> · {f.stamp(x.orderedAt)} · {f.number(x.price)} ·{' '}
                  {x.member ? (
                    <SiteLink to={deskPageTo('operatorMemberPoints', { id: x.member.id })}>{x.member.name}</SiteLink>
                  ) : (
                    t('nobody')
                  )}
                </p>
                {x.good.kind === 'posted' && <p>{x.address ?? t('addressGone')}</p>}
                {x.tracking && <p className="figure">{x.tracking}</p>}
                {x.reason && <p className={desk['quiet']}>{x.reason}</p>}
                {x.deskSteps.map((step) => (
                  <StepForm key={step} id={x.id} step={step} />
                ))}
              </li>
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('noExchanges')} text={t('noExchangesText')} />
      )}
    </>
  );
};
