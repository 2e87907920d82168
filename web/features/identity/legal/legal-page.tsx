import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { type LegalDocument, legalDocuments as documents, legalNames } from '#contract/identity/agreements.ts';
import { pageTo } from '#contract/pages.ts';
import type { Controller } from '#contract/settings/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './legal-page.module.css';
import { Processors, WhoAnswers } from './legal-parts.tsx';

const sections = ['s1', 's2', 's3', 's4'] as const;
const privacySections = ['who', 's1', 's2', 'basis', 's3', 'processors', 'transfer', 's4', 'rights'] as const;

type Section = { key: string; head: string; text: ReactNode };

/** A text that members agree to. */
export const LegalPage = ({ name }: { name: Exclude<LegalDocument, 'privacyTreaty'> }) => {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      name={name}
      sections={sections.map((s) => ({ key: s, head: t(`${name}.${s}.h`), text: <p>{t(`${name}.${s}.p`)}</p> }))}
    />
  );
};

/** The privacy policy, with what the operator set of who answers for personal data. */
export const PrivacyPage = ({ controller }: { controller: Controller }) => {
  const { t } = useTranslation('legal');
  const textOf = (s: (typeof privacySections)[number]): ReactNode => {
    if (s === 'processors') return <Processors by={controller} />;
    if (s === 'who') return <WhoAnswers by={controller} />;
    return <p>{t(`privacyTreaty.${s}.p`)}</p>;
  };
  return (
    <LegalText
      name="privacyTreaty"
      sections={privacySections.map((s) => ({ key: s, head: t(`privacyTreaty.${s}.h`), text: textOf(s) }))}
    />
  );
};

const LegalText = ({ name, sections: parts }: { name: LegalDocument; sections: Section[] }) => {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const { version, since } = documents[name];
  return (
    <main id="main" className={classes['page']}>
      <Head description={t(`${name}.lead`)} canonical={pageTo(name)} />
      <article>
        <h1>{t(`${name}.title`)}</h1>
        <p className={classes['version']}>{t('version', { version, date: format.day(since) })}</p>
        <p>{t(`${name}.lead`)}</p>
        {parts.map((s, i) => (
          <section key={s.key}>
            <h2>
              {i + 1}. {s.head}
            </h2>
            {s.text}
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
                <SiteLink to={pageTo(d)}>{t(`${d}.title`)}</SiteLink>
              </li>
            ))}
        </ul>
      </nav>
    </main>
  );
};
