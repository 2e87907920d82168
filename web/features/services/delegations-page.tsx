import { pageTo } from '#contract/pages.ts';
import type { OfferDetail } from '#contract/services/schemas.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards } from './offer-card.tsx';
import classes from './services.module.css';
import { Tours } from './tours.tsx';

/** `/busiDelegationService.html`: journeys to fairs and plants with dates and places; visitors see which there are. */
export const DelegationsPage = ({ offers }: { offers: readonly OfferDetail[] }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  const teaser = offers.some((o) => !o.whole);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('worldServices')}>{t('world.title')}</SiteLink>}
        title={t('delegation.title')}
        note={t('delegation.lead')}
      />
      <section className={classes['section']} aria-labelledby="how">
        <h2 id="how">{t('delegation.how')}</h2>
        <ol className={classes['steps']}>
          {(['choose', 'confirm', 'papers', 'travel'] as const).map((k) => (
            <li key={k}>
              <h3>{t(`delegation.step.${k}.title`)}</h3>
              <p className={classes['quiet']}>{t(`delegation.step.${k}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['section']} aria-labelledby="journeys">
        <h2 id="journeys">{t('delegation.journeys')}</h2>
        {(teaser || !offers.length) && <OfferCards rows={offers.map((o) => o.row)} />}
        {teaser && <p className={classes['quiet']}>{t('delegation.afterLogin')}</p>}
        {offers.map(
          ({ row, whole }) =>
            whole && (
              <article key={row.id} className={classes['stack']}>
                <div className={classes['bar']}>
                  <h3 lang={textLang(row.name, lang)}>
                    <SiteLink to={pageTo('serviceOffer', { id: row.id })}>{text(row.name)}</SiteLink>
                  </h3>
                  <span className={classes['quiet']}>{text(row.provider.name)}</span>
                  <ActLink to={pageTo('serviceOffer', { id: row.id })}>{t('delegation.join')}</ActLink>
                </div>
                <p lang={textLang(row.summary, lang)}>{text(row.summary)}</p>
                {whole.tours.length ? (
                  <Tours offer={row.id} tours={whole.tours} />
                ) : (
                  <p className={classes['quiet']}>{t('delegation.noDates')}</p>
                )}
              </article>
            ),
        )}
      </section>
    </main>
  );
};
