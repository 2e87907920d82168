import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards } from '../offer-card.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

const ways = [
  { key: 'chain', to: pageTo('chainFinance') },
  { key: 'inclusive', to: pageTo('inclusiveFinance') },
] as const;

/** `/financialServiceHome.html`: the two ways to money, how an application goes, and what is offered. */
export const FinanceHomePage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('finance');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('home.title')}
        note={t('home.lead')}
        actions={
          <ActLink look="ask" to={pageTo('chainFinance')}>
            {t('fromOrder')}
          </ActLink>
        }
      >
        <PartTabs at="financeHome" />
      </PageHead>
      <section className={classes['section']} aria-labelledby="ways">
        <h2 id="ways">{t('home.ways')}</h2>
        <div className={classes['cards']}>
          {ways.map(({ key, to }) => (
            <article key={key} className={classes['card']}>
              <h3>
                <SiteLink to={to}>{t(`way.${key}.title`)}</SiteLink>
              </h3>
              <p className={classes['quiet']}>{t(`way.${key}.text`)}</p>
            </article>
          ))}
        </div>
      </section>
      <section className={classes['section']} aria-labelledby="how">
        <h2 id="how">{t('home.how')}</h2>
        <ol className={classes['steps']}>
          {(['choose', 'apply', 'offer', 'follow'] as const).map((k) => (
            <li key={k}>
              <h3>{t(`step.${k}.title`)}</h3>
              <p className={classes['quiet']}>{t(`step.${k}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['section']} aria-labelledby="offers">
        <h2 id="offers">{t('home.offers')}</h2>
        <OfferCards rows={offers} />
      </section>
    </main>
  );
};
