import { useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Chosen } from '#web/ui/list/facet.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SupplierCard } from '#web/ui/card/supplier-card.tsx';
import { Elsewhere, type Found, Kinds } from './kinds.tsx';
import { SupplierAlert } from './search-alert.tsx';
import columns from './search-page.module.css';
import { nothingAsked, type SupplierAddress, supplierPath, suppliersSet } from './supplier-address.ts';
import {
  type Gone,
  type SupplierCounts,
  SupplierFilters,
  SuppliersWithout,
  useSupplierChips,
} from './supplier-filters.tsx';
import classes from './suppliers-page.module.css';

type SuppliersProps = {
  asked: SupplierAddress;
  page: DataOf<typeof enterprise.list>;
  counts: SupplierCounts;
  gone: Gone;
  found: Found;
};

/** Words within the filters that are set; a form of its own address, so that it works without script. */
const Words = ({ at }: { at: SupplierAddress }) => {
  const { t } = useTranslation('catalogue');
  const path = usePath();
  const kept = new URLSearchParams(supplierPath(at, { q: '' }).split('?')[1]);
  return (
    <Form discover="none" action={path(pageTo('search'))} className={classes['words']}>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        {t('suppliers.name')}
        <input name="q" defaultValue={at.q} key={at.q} maxLength={60} />
      </label>
      <ActButton type="submit">{t('suppliers.filter')}</ActButton>
    </Form>
  );
};

/** Where nobody was found: with one condition less, all of them, or by asking everybody. */
const NoSuppliers = ({ asked, counts, gone, found }: Omit<SuppliersProps, 'page'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <Empty title={t('suppliers.none')} text={t('suppliers.noneText')}>
      <Elsewhere kind="suppliers" q={asked.q} found={found} />
      <div className={columns['acts']}>
        <SuppliersWithout at={asked} counts={counts} gone={gone} />
        <SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('suppliers.clear')}</SiteLink>
        <SiteLink to={pageTo('releaseInquiry', { need: asked.q || undefined, process: asked.process[0] })}>
          {t('none.release')}
        </SiteLink>
      </div>
      <SupplierAlert at={asked} />
    </Empty>
  );
};

/** `/search.html?kind=suppliers`: verified suppliers; every choice is in the address, complete without script. */
export const SuppliersPage = ({ asked, page, counts, gone, found }: SuppliersProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const f = useFormat();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useSupplierChips(asked, counts, gone);
  const narrowed = Boolean(asked.q) || suppliersSet(asked) > 0;
  return (
    <main id="main" className={panel['page']}>
      <Head
        title={t('suppliers.title')}
        description={t('suppliers.lead')}
        canonical={pageTo('search', { kind: 'suppliers', ...(!asked.q && { category: asked.category }) })}
      />
      <PageHead
        title={t('suppliers.title')}
        note={
          <>
            <span>{t('suppliers.count', { total: f.number(page.total) })}</span>
            {narrowed ? (
              <SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('clear')}</SiteLink>
            ) : (
              <span>{t('suppliers.lead')}</span>
            )}
          </>
        }
      >
        <Kinds kind="suppliers" q={asked.q} found={found} />
      </PageHead>
      <div className={columns['columns']}>
        <SupplierFilters at={asked} counts={counts} />
        <div className={columns['results']}>
          <Words at={asked} />
          {page.instead && <p role="status">{t('instead', { q: asked.q, instead: page.instead })}</p>}
          {page.total > 0 && <SupplierAlert at={asked} />}
          <Chosen
            chips={chips.map((c) => ({ ...c, key: `${c.key} ${c.value}` }))}
            clear={supplierPath(asked, nothingAsked)}
          />
          {page.records.length ? (
            <div className={classes['cards']} ref={rows}>
              {page.records.map((s) => (
                <SupplierCard key={s.id} supplier={s} />
              ))}
            </div>
          ) : (
            <NoSuppliers asked={asked} counts={counts} gone={gone} found={found} />
          )}
          {page.total > 0 && <Pager {...page} />}
        </div>
      </div>
    </main>
  );
};
