import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { points, type SignDays } from '#contract/points/calls.ts';
import { countersignLimits } from '#contract/points/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { useOwnTime } from '#web/ui/text/own-time.ts';
import { daysOfMonth, monthName, otherMonth, weekdayNames } from './months.ts';
import classes from './points.module.css';

/** One month with what of it is signed; days are China's. */
const Month = ({ of, sign }: { of: string; sign: SignDays }) => {
  const { t } = useTranslation('points');
  const lang = useLang();
  const state = new Map(sign.days.map((d) => [d.day, d.countersigned ? 'late' : 'signed'] as const));
  const { days, before } = daysOfMonth(of);
  const stateOf = (day: string) =>
    state.get(day) ?? (day === sign.today ? 'today' : day > sign.today ? 'coming' : 'missed');
  return (
    <table className={classes['month']}>
      <caption className="visually-hidden">{monthName(of, lang)}</caption>
      <thead>
        <tr>
          {weekdayNames(lang).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: 7 }, (_, at) => {
              const day = days[week * 7 + at - before];
              return day ? (
                <td key={day} data-state={stateOf(day)} aria-current={day === sign.today ? 'date' : undefined}>
                  <span className="figure">{Number(day.slice(8))}</span>
                  <span className="visually-hidden"> {t(`sign.state.${stateOf(day)}`)}</span>
                </td>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- an empty place has no other name
                <td key={`empty ${at}`} aria-hidden="true">
                  {'\u00a0'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Signing in for today, and for a day that was missed. */
const Acts = ({ sign, onSigned }: { sign: SignDays; onSigned: () => void }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const ready = useReady();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const work = useAct<'sign' | 'late'>();
  const { price, left, days } = sign.countersign;
  const [missed] = days;
  const then = async (message: string) => {
    say({ message });
    onSigned();
    await revalidate();
  };
  const signIn = () =>
    work.act(async () => {
      const got = await call(points.signIn);
      await then(t('sign.got', { n: f.number(got.points) }));
    }, 'sign');
  const countersign = (day: string) =>
    work.act(async () => {
      await call(points.countersign, { body: { day } });
      await then(t('sign.countersigned', { day }));
    }, 'late');
  if (!viewer?.isFinish)
    return (
      <>
        <p className={classes['quiet']}>{t('sign.complete')}</p>
        <ActLink to={pageTo('profile')} full>
          {t('sign.toProfile')}
        </ActLink>
      </>
    );
  return (
    <>
      {sign.signed ? (
        <p className={classes['done']}>{t('sign.done')}</p>
      ) : (
        <ActButton full wide disabled={!ready} busy={work.busyWith === 'sign'} onClick={() => void signIn()}>
          {t('sign.act', { n: f.number(sign.next) })}
        </ActButton>
      )}
      <p className={classes['quiet']}>
        {sign.signed && <>{t('sign.tomorrow', { n: f.number(sign.next) })} </>}
        {t('sign.late', { days: countersignLimits.withinDays, price: f.number(price), left: f.number(left) })}
      </p>
      {missed && left > 0 && (
        <ActButton full disabled={!ready} busy={work.busyWith === 'late'} onClick={() => void countersign(missed)}>
          {t('sign.countersign', { day: missed })}
        </ActButton>
      )}
      <p role="alert" className={shared['refused']}>
        {work.fault}
      </p>
    </>
  );
};

/** The calendar of signed days; months before this one are read when they are asked for. */
export const SignCalendar = ({ sign }: { sign: SignDays }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const lang = useLang();
  const ready = useReady();
  const now = sign.today.slice(0, 7);
  const [other, setOther] = useState<{ month: string; sign: SignDays } | null>(null);
  const work = useAct();
  const month = other?.month ?? now;
  const own = useOwnTime(sign.nextDay);
  const show = (to: string) =>
    work.act(async () => {
      setOther(to === now ? null : { month: to, sign: await call(points.mySignDays, { query: { month: to } }) });
    });
  return (
    <section className={`${panel['panel']} ${classes['sign']}`} aria-labelledby="sign">
      <div className={classes['title']}>
        <h2 id="sign">{t('sign.title', { month: monthName(month, lang) })}</h2>
        <span>{t('sign.streak', { count: sign.streak, n: f.number(sign.streak) })}</span>
      </div>
      <Month of={month} sign={other ? { ...sign, days: other.sign.days } : sign} />
      <div className={classes['turn']}>
        <button type="button" disabled={!ready || work.busy} onClick={() => void show(otherMonth(month, -1))}>
          {t('sign.previous')}
        </button>
        {month < now && (
          <button type="button" disabled={!ready || work.busy} onClick={() => void show(otherMonth(month, 1))}>
            {t('sign.following')}
          </button>
        )}
      </div>
      <Acts sign={sign} onSigned={() => setOther(null)} />
      <p className={classes['quiet']}>
        {t('sign.zone', { at: f.stamp(sign.nextDay) })}
        {own && <> {own}</>}
      </p>
    </section>
  );
};
