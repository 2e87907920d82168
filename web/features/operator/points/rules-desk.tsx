import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DeskRule, operatorPoints } from '#contract/operator/points/calls.ts';
import { isSpending } from '#contract/points/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useNow } from '#web/lib/page/now.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './points.module.css';

const typed = (n: number | null): string => (n === null ? '' : String(n));
const whole = (text: string): number => Number(text || Number.NaN);
const orNull = (text: string): number | null => (text === '' ? null : Number(text));
const figures = ['value', 'step', 'dayCap', 'lifeCap', 'holdDays', 'validDays'] as const;

/** A rule as it is to hold from a moment on. */
const RuleForm = ({ of: r, onEnd }: { of: DeskRule; onEnd: () => void }) => {
  const { t } = useTranslation(['deskPoints', 'points']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorPoints.setRule,
    initial: {
      value: typed(r.value),
      step: typed(r.step),
      dayCap: typed(r.dayCap),
      lifeCap: typed(r.lifeCap),
      holdDays: typed(r.holdDays),
      validDays: typed(r.validDays),
      from: '',
    },
    input: (v) => ({
      body: {
        code: r.code,
        value: whole(v.value),
        step: whole(v.step),
        dayCap: orNull(v.dayCap),
        lifeCap: orNull(v.lifeCap),
        holdDays: whole(v.holdDays),
        validDays: orNull(v.validDays),
        from: v.from || null,
      },
    }),
    send: deskCall,
    onDone: async () => {
      say({ message: t('saved') });
      await revalidate();
      onEnd();
    },
  });
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['form']}`} aria-label={t('setRule')}>
      <h2>{t(`points:rules.${r.code}`)}</h2>
      <div className={classes['row']}>
        {figures.map((name) => (
          <NumberField key={name} digits={0} label={t(name)} {...form.field(name)} />
        ))}
        <DateTimeField label={t('from')} {...form.field('from')} />
      </div>
      <p className={desk['quiet']}>
        {t('emptyCap')} · {t('fromNow')}
      </p>
      <span role="alert" className={desk['wrong']}>
        {form.fault}
      </span>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('setRule')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

type RowProps = { rule: DeskRule; now: string; onChange: () => void };
const RuleRow = ({ rule: r, now, onChange }: RowProps) => {
  const { t } = useTranslation(['deskPoints', 'points']);
  const f = useFormat();
  const cap = (n: number | null) => (n === null ? t('none') : f.number(n));
  return (
    <tr className={r.inForce ? undefined : classes['coming']}>
      <th scope="row">
        {t(`points:rules.${r.code}`)}{' '}
        <Tag tone={r.inForce ? 'warp' : 'plain'}>{t(r.inForce ? 'inForce' : r.from > now ? 'coming' : 'past')}</Tag>
        <small>{r.code}</small>
      </th>
      <td className={`figure ${panel['end']}`}>
        {isSpending(r.code) ? '−' : ''}
        {f.number(r.value)}
      </td>
      <td className={`figure ${panel['end']}`}>{f.number(r.step)}</td>
      <td className={`figure ${panel['end']}`}>{cap(r.dayCap)}</td>
      <td className={`figure ${panel['end']}`}>{cap(r.lifeCap)}</td>
      <td className={`figure ${panel['end']}`}>{f.number(r.holdDays)}</td>
      <td className={`figure ${panel['end']}`}>{cap(r.validDays)}</td>
      <td className="figure">{f.stamp(r.from)}</td>
      <td>{r.by ?? t('shipped')}</td>
      <td>
        {r.inForce && (
          <button
            type="button"
            className={desk['act']}
            aria-label={`${t('change')}: ${t(`points:rules.${r.code}`)}`}
            onClick={onChange}
          >
            {t('change')}
          </button>
        )}
      </td>
    </tr>
  );
};

/** Every rule with what holds now and what is to come. */
export const RulesDesk = ({ rules }: { rules: DeskRule[] }) => {
  const { t } = useTranslation(['deskPoints', 'points']);
  const [changing, setChanging] = useState<DeskRule | null>(null);
  const now = new Date(useNow()).toISOString();
  return (
    <>
      <p className={desk['quiet']}>{t('rulesNote')}</p>
      {changing && <RuleForm key={changing.id} of={changing} onEnd={() => setChanging(null)} />}
      <div className={panel['scroll']} role="region" aria-label={t('tab.rules')} tabIndex={0}>
        <table className={panel['table']}>
          <thead>
            <tr>
              <th scope="col">{t('code')}</th>
              {figures.map((name) => (
                <th key={name} scope="col" className={panel['end']}>
                  {t(name)}
                </th>
              ))}
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('change')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map((r) => (
              <RuleRow key={r.id} rule={r} now={now} onChange={() => setChanging(r)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
