import type { CampaignView } from '#contract/carnival/calls.ts';
import type { Page } from '#contract/core/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Dates, NoCampaign, partTo, tones } from './campaign-frame.tsx';
import classes from './carnival.module.css';
import { PrizeMark, Stock } from './prize.tsx';

const acts = {
  open: [
    ['tasks', 'toTasks'],
    ['draw', 'toDraw'],
  ],
  coming: [
    ['prizes', 'toPrizes'],
    ['rules', 'toRules'],
  ],
  past: [
    ['proof', 'toProof'],
    ['prizes', 'toPrizes'],
  ],
} as const;

const Campaign = ({ of: c }: { of: CampaignView }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const prizes = c.prizes.reduce((n, p) => n + p.stock, 0);
  return (
    <li className={`${panel['panel']} ${c.phase === 'open' ? panel['weft'] : ''} ${classes['card']}`}>
      <div className={classes['said']}>
        <h3>
          <SiteLink to={partTo('tasks', c.id)}>{text(c.name)}</SiteLink>
        </h3>
        <p>
          <Tag tone={tones[c.phase]}>{t(`phase.${c.phase}`)}</Tag>
        </p>
        <p>{text(c.about)}</p>
        <Dates of={c} />
        <p className={classes['quiet']}>
          {t('prizesN', { n: f.number(prizes) })} ·{' '}
          {t('drawnOf', { drawn: f.number(c.drawn), slots: f.number(c.slots) })}
        </p>
        <div className={classes['acts']}>
          {acts[c.phase].map(([part, word], i) => (
            <ActLink key={part} look={c.phase === 'open' && i === 0 ? 'ask' : 'plain'} to={partTo(part, c.id)}>
              {t(word)}
            </ActLink>
          ))}
        </div>
      </div>
      <ul className={classes['won']} aria-label={t('part.prizes')}>
        {c.prizes.map((p) => (
          <li key={p.id}>
            <PrizeMark kind={p.kind} />
            <div>
              <strong>{text(p.name)}</strong>
              <small>{text(p.provider)}</small>
            </div>
            <Stock of={p} />
          </li>
        ))}
      </ul>
    </li>
  );
};

/** What runs, what is coming, what is over. */
export const CarsPage = ({ list }: { list: Page<CampaignView> }) => {
  const { t } = useTranslation('carnival');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('title')} note={t('lead')} />
      {list.records.length === 0 && <NoCampaign />}
      <div className={classes['groups']}>
        {(['open', 'coming', 'past'] as const).map((phase) => {
          const own = list.records.filter((c) => c.phase === phase);
          return (
            own.length > 0 && (
              <section key={phase} aria-labelledby={`group-${phase}`}>
                <h2 id={`group-${phase}`}>{t(`group.${phase}`)}</h2>
                <ul className={classes['cards']}>
                  {own.map((c) => (
                    <Campaign key={c.id} of={c} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
      <Pager {...list} />
    </main>
  );
};
