import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { CallView } from '#contract/reference/calls.ts';
import { type SectionKey, sectionKeys } from '#contract/reference/sections.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CallPart } from './call-part.tsx';
import classes from './developers.module.css';

/** Opens what stands closed of the call that the address names. */
const useNamed = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    for (const d of named?.querySelectorAll('details') ?? []) d.open = true;
  }, [hash]);
};

/** The calls of one section, each under its name. */
export const SectionPage = ({ id, calls }: { id: SectionKey; calls: CallView[] }) => {
  const { t } = useTranslation('developers');
  useNamed();
  const name = t(`section.${id}`);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('developers')}>{t('title')}</SiteLink>}
        title={name}
        note={t('sectionLead', { name, n: calls.length, count: calls.length })}
      />
      <div className={classes['columns']}>
        <nav aria-label={t('calls.title')} className={classes['side']}>
          <ul>
            {sectionKeys.map((key) => (
              <li key={key}>
                <SiteLink
                  to={pageTo('developersSection', { section: key })}
                  aria-current={key === id ? 'page' : undefined}
                >
                  {t(`section.${key}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes['list']}>
          <ul className={classes['names']} lang="en">
            {calls.map((c) => (
              <li key={c.id}>
                <a href={`#${c.id}`}>{c.summary}</a>
              </li>
            ))}
          </ul>
          {calls.map((c) => (
            <CallPart key={c.id} call={c} />
          ))}
        </div>
      </div>
    </main>
  );
};
