import type { ReactNode } from 'react';
import { pageTo } from '#contract/pages.ts';
import { legalNames } from '#contract/legal/documents.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Agree } from './agree.tsx';
import { Changes } from './changes.tsx';
import classes from './legal-page.module.css';
import type { LegalText } from './legal-text.ts';

type Props = {
  text: LegalText;
  /** Whether the reader has to agree to it. */
  waits: boolean;
  /** What stands before and behind its words, from what the operator set. */
  before?: ReactNode;
  after?: ReactNode;
  /** Its words. */
  children: ReactNode;
};

const Versions = ({ text: { document, version, editions } }: { text: LegalText }) => {
  const { t } = useTranslation('legal');
  const f = useFormat();
  return (
    <nav aria-label={t('versions')} className={classes['others']}>
      <h2>{t('versions')}</h2>
      <ul>
        {editions.map((e, i) => (
          <li key={e.version}>
            {e.version === version ? (
              <strong>{t('version', { version: e.version, date: f.day(e.since) })}</strong>
            ) : (
              <SiteLink to={i === 0 ? pageTo(document) : pageTo(document, { version: e.version })}>
                {t('version', { version: e.version, date: f.day(e.since) })}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A text that members agree to, as it is in force or as it was, with what changed and all its versions. */
export const LegalPage = ({ text: said, waits, before, after, children }: Props) => {
  const { t } = useTranslation('legal');
  const text = useText();
  const f = useFormat();
  const { document, version, since, inForce, editions } = said;
  return (
    <main id="main" className={classes['page']}>
      <Head
        title={text(said.title)}
        description={text(said.summary)}
        canonical={pageTo(document)}
        unlisted={!inForce}
      />
      <article>
        <h1>{text(said.title)}</h1>
        <p className={classes['version']}>{t('version', { version, date: f.day(since) })}</p>
        {!inForce && (
          <p role="note" className={classes['past']}>
            {t('past')} <SiteLink to={pageTo(document)}>{t('toPresent')}</SiteLink>
          </p>
        )}
        {waits && <Agree document={document} version={version} changed={said.before !== null} />}
        <p>{text(said.summary)}</p>
        {before}
        <div className={classes['words']}>{children}</div>
        {after}
      </article>
      <div className={classes['beside']}>
        <nav aria-label={t('others')} className={classes['others']}>
          <h2>{t('others')}</h2>
          <ul>
            {legalNames
              .filter((d) => d !== document)
              .map((d) => (
                <li key={d}>
                  <SiteLink to={pageTo(d)}>{t(`${d}.title`)}</SiteLink>
                </li>
              ))}
          </ul>
        </nav>
        {editions.length > 1 && <Versions text={said} />}
      </div>
      <Changes text={said} />
    </main>
  );
};
