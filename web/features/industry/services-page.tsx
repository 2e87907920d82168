import {
  IconBell,
  IconCube,
  IconFileCheck,
  IconFileText,
  IconLanguage,
  IconLock,
  IconRss,
  IconScale,
  IconSearch,
  IconSend,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
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
      { key: 'release', to: pageTo('releaseInquiry'), Icon: IconSend },
      { key: 'match', to: pageTo('smartMatch'), Icon: IconTargetArrow },
      { key: 'search', to: pageTo('search'), Icon: IconSearch },
      { key: 'purchase', to: pageTo('purchases'), Icon: IconUsersGroup },
    ],
  },
  {
    key: 'decide',
    items: [
      { key: 'documents', to: pageTo('releaseInquiry'), Icon: IconFileText },
      { key: 'nda', to: pageTo('inquiryHall', { nda: 1 }), Icon: IconLock },
      { key: 'compare', to: pageTo('myInquiries'), Icon: IconScale },
      { key: 'evidence', to: pageTo('purchases'), Icon: IconFileCheck },
    ],
  },
  {
    key: 'deliver',
    items: [
      { key: 'order', to: pageTo('orders'), Icon: IconCube },
      { key: 'notices', to: pageTo('notices'), Icon: IconBell },
      { key: 'languages', to: pageTo('aboutUs'), Icon: IconLanguage },
      { key: 'feed', to: feedAddress, Icon: IconRss },
    ],
  },
] as const;

/** The services around a deal that stand on the platform now, each with its conditions and its door. */
export const ServicesPage = () => {
  const { t } = useTranslation('industry');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('services.title')} note={t('services.lead')} />
      {courses.map((c) => (
        <section key={c.key} className={classes['course']} aria-labelledby={c.key}>
          <h2 id={c.key}>{t(`services.course.${c.key}`)}</h2>
          <div className={classes['grid']}>
            {c.items.map(({ key, to, Icon }) => (
              <article key={key} className={`${panel['panel']} ${classes['service']}`}>
                <Icon size={22} stroke={1.6} aria-hidden="true" />
                <h3>
                  <SiteLink to={to} {...(key === 'feed' && { reloadDocument: true, prefetch: 'none' as const })}>
                    {t(`services.${key}.title`)}
                  </SiteLink>
                </h3>
                <p>{t(`services.${key}.text`)}</p>
                <p className={classes['terms']}>{t(`services.${key}.terms`)}</p>
              </article>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
};
