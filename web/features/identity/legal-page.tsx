import { useTranslation } from 'react-i18next';
import { type LegalDocument, legalDocuments as documents, legalNames } from '#contract/agreements.ts';
import { useFormat } from '#web/lib/lang.ts';
import { Head } from '#web/ui/head.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './legal-page.module.css';

const sections = ['s1', 's2', 's3', 's4'] as const;

export const LegalPage = ({ name }: { name: LegalDocument }) => {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const { version, since, path } = documents[name];
  return (
    <main id="main" className={classes['page']}>
      <Head description={t(`${name}.lead`)} canonical={path} />
      <article>
        <h1>{t(`${name}.title`)}</h1>
        <p className={classes['version']}>{t('version', { version, date: format.day(since) })}</p>
        <p>{t(`${name}.lead`)}</p>
        {sections.map((s, i) => (
          <section key={s}>
            <h2>
              {i + 1}. {t(`${name}.${s}.h`)}
            </h2>
            <p>{t(`${name}.${s}.p`)}</p>
          </section>
        ))}
      </article>
      <nav aria-label={t('others')} className={classes['others']}>
        <h2>{t('others')}</h2>
        <ul>
          {legalNames
            .filter((d) => d !== name)
            .map((d) => (
              <li key={d}>
                <SiteLink to={documents[d].path}>{t(`${d}.title`)}</SiteLink>
              </li>
            ))}
        </ul>
      </nav>
    </main>
  );
};
