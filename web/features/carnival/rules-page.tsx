import type { CampaignView } from '#contract/carnival/calls.ts';
import { mostFromAddress } from '#contract/carnival/states.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CampaignFrame, NoCampaign, partTo } from './campaign-frame.tsx';
import classes from './carnival.module.css';
import { Odds } from './odds.tsx';
import type { Seen } from './tasks-page.tsx';

/** The rules in words, with the figures of the campaign. */
const Rules = ({ campaign: c }: { campaign: CampaignView }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  const told = [
    ['who', t('rules.whoText')],
    ['tasks', t('rules.tasksText', { n: f.number(mostFromAddress) })],
    [
      'odds',
      t('rules.oddsText', {
        slots: f.number(c.slots),
        prizes: f.number(c.prizes.reduce((n, p) => n + p.stock, 0)),
      }),
    ],
    [
      'dates',
      t('rules.datesText', {
        from: f.stamp(c.startsAt),
        to: f.stamp(c.endsAt),
        zone: c.zone,
        days: f.number(c.claimDays),
      }),
    ],
    ['data', t('rules.dataText')],
  ] as const;
  return (
    <div className={classes['rules']}>
      {told.map(([key, words]) => (
        <section key={key} aria-labelledby={`rule-${key}`}>
          <h2 id={`rule-${key}`}>{t(`rules.${key}`)}</h2>
          <p>{words}</p>
        </section>
      ))}
    </div>
  );
};

/** Campaigns that are over, with their proof. */
const Past = ({ past }: { past: CampaignView[] }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="past">
      <h2 id="past">{t('rules.past')}</h2>
      {past.length ? (
        <ul className={classes['list']}>
          {past.map((p) => (
            <li key={p.id}>
              <SiteLink to={partTo('proof', p.id)}>{text(p.name)}</SiteLink>
              <span className={`${classes['quiet']} figure`}>{f.day(p.endsAt)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('rules.pastNone')}</p>
      )}
    </section>
  );
};

/** The rules of a campaign, and the campaigns that are over. */
export const RulesPage = ({ seen, past }: { seen: Seen | null; past: CampaignView[] }) => {
  const { t } = useTranslation('carnival');
  const c = seen?.campaign;
  return (
    <CampaignFrame part="rules" campaign={c ?? null}>
      {c ? (
        <div className={classes['columns']}>
          <div className={`${panel['panel']} ${classes['box']}`}>
            <Rules campaign={c} />
          </div>
          <aside className={classes['side']} aria-label={t('facts')}>
            <Odds campaign={c} />
            <Past past={past} />
          </aside>
        </div>
      ) : (
        <NoCampaign />
      )}
    </CampaignFrame>
  );
};
