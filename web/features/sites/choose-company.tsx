import type { DataOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { SupplierCard } from '#web/ui/card/supplier-card.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './company-page.module.css';
import { pageOfTab, type Tab } from './view.ts';

type Props = { tab: Tab; suppliers: DataOf<typeof enterprise.list> };

/** A company's page without saying whose: the verified suppliers, each with the way to that page of theirs. */
export const ChooseCompany = ({ tab, suppliers }: Props) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <Head description={t(`choose.${tab}.lead`)} />
      <PageHead
        title={t(`choose.${tab}.title`)}
        note={t(`choose.${tab}.lead`, { n: f.number(suppliers.total) })}
        actions={<SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('choose.find')}</SiteLink>}
      />
      <h2 className="visually-hidden">{t('suppliers')}</h2>
      <div className={classes['cards']}>
        {suppliers.records.map((s) => (
          <div key={s.id}>
            <SupplierCard supplier={s} />
            {tab !== 'home' && (
              <p>
                <SiteLink to={pageTo(pageOfTab[tab], { slug: s.slug })}>
                  {t('choose.to', { name: text(s.name), tab: t(`tabs.${tab}`) })}
                </SiteLink>
              </p>
            )}
          </div>
        ))}
      </div>
      <Pager {...suppliers} />
    </main>
  );
};
