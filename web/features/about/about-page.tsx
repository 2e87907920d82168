import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { WarpMark, WeftMark } from '#web/ui/picture/marks.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './about-page.module.css';

const principles = ['evidence', 'deadline', 'gate', 'languages'] as const;
const figures = ['window', 'few', 'match', 'clock', 'demo'] as const;

const Principles = () => {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="principles">
      <h2 id="principles">{t('principles.title')}</h2>
      <dl>
        {principles.map((k) => (
          <div key={k}>
            <dt>{t(`principles.${k}.title`)}</dt>
            <dd>{t(`principles.${k}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** How each figure of the platform is counted. */
const Figures = ({ demo }: { demo: boolean }) => {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('figures.title')}</h2>
      <ul>
        {figures
          .filter((k) => demo || k !== 'demo')
          .map((k) => (
            <li key={k}>{t(`figures.${k}`)}</li>
          ))}
      </ul>
      <p>
        <SiteLink to={pageTo('industryDigital')}>{t('figures.see')}</SiteLink>
      </p>
    </section>
  );
};

const LegalTexts = () => {
  const { t } = useTranslation('about');
  return (
    <section className={`${panel['panel']} ${classes['box']}`}>
      <h2>{t('legal.title')}</h2>
      <ul>
        <li>
          <SiteLink to={pageTo('registrationProtocol')}>{t('legal.registration')}</SiteLink>
        </li>
        <li>
          <SiteLink to={pageTo('serviceTreaty')}>{t('legal.service')}</SiteLink>
        </li>
        <li>
          <SiteLink to={pageTo('privacyTreaty')}>{t('legal.privacy')}</SiteLink>
        </li>
      </ul>
    </section>
  );
};

/** Who runs the platform, by which principles, how its figures come about, and how to reach it. */
export const AboutPage = ({ contact, demo }: { contact: string | null; demo: boolean }) => {
  const { t } = useTranslation('about');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('title')} note={t('lead')} />
      <div className={classes['columns']}>
        <div className={classes['text']}>
          <section aria-labelledby="who">
            <h2 id="who">{t('who.title')}</h2>
            <p>{t('who.text')}</p>
            <p className={classes['marks']}>
              <span>
                <WeftMark /> {t('who.weft')}
              </span>
              <span>
                <WarpMark /> {t('who.warp')}
              </span>
            </p>
          </section>
          <Principles />
          <Figures demo={demo} />
        </div>
        <aside className={classes['side']} aria-label={t('contact.title')}>
          {contact && (
            <section className={`${panel['panel']} ${classes['box']}`}>
              <h2>{t('contact.title')}</h2>
              <p>{t('contact.text')}</p>
              <p>
                <a href={`mailto:${contact}`}>{contact}</a>
              </p>
            </section>
          )}
          <LegalTexts />
          <section className={`${panel['panel']} ${classes['box']}`}>
            <h2>{t('more.title')}</h2>
            <ul>
              <li>
                <SiteLink to={pageTo('supportingServices')}>{t('more.services')}</SiteLink>
              </li>
              <li>
                <SiteLink to={pageTo('industryChain')}>{t('more.chain')}</SiteLink>
              </li>
              <li>
                <SiteLink to={pageTo('developers')}>{t('more.developers')}</SiteLink>
              </li>
            </ul>
          </section>
        </aside>
      </div>
    </main>
  );
};
