import { pageTo } from '#contract/pages.ts';
import { fairKinds } from '#contract/services/kinds.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards } from './offer-card.tsx';
import classes from './services.module.css';

const doors = {
  booth: pageTo('boothBuilding'),
  brand: pageTo('serviceOffers', { kind: 'brand' }),
  visa: pageTo('visaService'),
  delegation: pageTo('delegations'),
} as const;

/** `/Z-World`: everything around an exhibition abroad at one place, in the order in which it is needed. */
export const WorldPage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('services');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('world.title')}
        note={t('world.lead')}
        actions={<ActLink to={pageTo('fairs')}>{t('world.fairs')}</ActLink>}
      />
      <section className={classes['section']} aria-labelledby="course">
        <h2 id="course">{t('world.course')}</h2>
        <ol className={classes['steps']}>
          {fairKinds.map((kind) => (
            <li key={kind}>
              <h3>{t(`kind.${kind}`)}</h3>
              <p className={classes['quiet']}>{t(`world.when.${kind}`)}</p>
              <SiteLink to={doors[kind]}>{t(`world.go.${kind}`)}</SiteLink>
            </li>
          ))}
        </ol>
      </section>
      <div className={classes['twos']}>
        {fairKinds.map((kind) => (
          <section key={kind} className={classes['section']} aria-labelledby={kind}>
            <h2 id={kind}>{t(`kind.${kind}`)}</h2>
            <OfferCards rows={offers.filter((o) => o.kind === kind)} tag={false} />
          </section>
        ))}
      </div>
    </main>
  );
};
