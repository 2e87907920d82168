import type { ReactNode } from 'react';
import { feedAddress, pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './services-page.module.css';

/** What a deal can lean on here, by its course; each leads to where it is. */
const courses = [
  {
    key: 'find',
    items: [
      { key: 'release', to: pageTo('releaseInquiry') },
      { key: 'match', to: pageTo('smartMatch') },
      { key: 'search', to: pageTo('search') },
      { key: 'purchase', to: pageTo('purchases') },
    ],
  },
  {
    key: 'decide',
    items: [
      { key: 'documents', to: pageTo('releaseInquiry') },
      { key: 'nda', to: pageTo('inquiryHall', { nda: 1 }) },
      { key: 'compare', to: pageTo('myInquiries') },
      { key: 'evidence', to: pageTo('purchases') },
    ],
  },
  {
    key: 'deliver',
    items: [
      { key: 'order', to: pageTo('orders') },
      { key: 'notices', to: pageTo('notices') },
      { key: 'languages', to: pageTo('aboutUs') },
      { key: 'feed', to: feedAddress },
    ],
  },
] as const;

/** The services around a deal that stand on the platform now, each with its conditions and its door, and what providers offer. */
export const ServicesPage = ({ offers }: { offers: ReactNode }) => {
  const { t } = useTranslation('industry');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('services.title')} note={t('services.lead')} />
      {courses.map((c) => (
        <section key={c.key} className={classes['course']} aria-labelledby={c.key}>
          <h2 id={c.key}>{t(`services.course.${c.key}`)}</h2>
          <ul className={panel['panel']}>
            {c.items.map(({ key, to }) => (
              <li key={key} className={classes['service']}>
                <h3>{t(`services.${key}.title`)}</h3>
                <p>{t(`services.${key}.text`)}</p>
                <p className={classes['terms']}>{t(`services.${key}.terms`)}</p>
                <SiteLink to={to} {...(key === 'feed' && { reloadDocument: true, prefetch: 'none' as const })}>
                  {t(`services.${key}.go`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {offers && (
        <section className={classes['course']} aria-labelledby="offered">
          <h2 id="offered">{t('services.offered')}</h2>
          {offers}
          <p>
            <SiteLink to={pageTo('serviceKinds')}>{t('services.allOffers')}</SiteLink>
          </p>
        </section>
      )}
    </main>
  );
};
