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
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SupplierCard } from '#web/ui/card/supplier-card.tsx';
import { type Found, Kinds } from './kinds.tsx';
import classes from './suppliers-page.module.css';

type Group = { slug: string; name: string; children: { slug: string; name: string }[] };
type SuppliersProps = {
  asked: { q: string; category: string | undefined; process: string | undefined };
  page: DataOf<typeof enterprise.list>;
  materials: Group[];
  processes: Group[];
  found: Found;
  /** Names of what is asked for and offered no more. */
  gone: { category: string | undefined; process: string | undefined };
};

const Choice = ({
  name,
  label,
  every,
  groups,
  chosen,
  withGroups,
  gone,
}: {
  name: string;
  label: string;
  every: string;
  groups: Group[];
  chosen: string | undefined;
  withGroups: boolean;
  gone: string | undefined;
}) => {
  const { t } = useTranslation('common');
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''} key={chosen ?? ''}>
        <option value="">{every}</option>
        {gone && <option value={chosen}>{t('gone', { name: gone })}</option>}
        {groups.map((g) => (
          <optgroup key={g.slug} label={g.name}>
            {withGroups && <option value={g.slug}>{g.name}</option>}
            {g.children.map((c) => (
              <option key={c.slug} value={c.slug}>
                {c.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

/** By name, material and process; a form of its own address, so that it works without script. */
const Filters = ({ asked, materials, processes, gone }: Omit<SuppliersProps, 'page' | 'found'>) => {
  const { t } = useTranslation('catalogue');
  const path = usePath();
  return (
    <Form discover="none" action={path(pageTo('search'))} className={classes['filters']}>
      <input type="hidden" name="kind" value="suppliers" />
      <label>
        {t('suppliers.name')}
        <input name="q" defaultValue={asked.q} key={asked.q} maxLength={60} />
      </label>
      <Choice
        name="category"
        label={t('suppliers.material')}
        every={t('all')}
        groups={materials}
        chosen={asked.category}
        withGroups
        gone={gone.category}
      />
      <Choice
        name="process"
        label={t('suppliers.process')}
        every={t('suppliers.everyProcess')}
        groups={processes}
        chosen={asked.process}
        withGroups={false}
        gone={gone.process}
      />
      <ActButton type="submit">{t('suppliers.filter')}</ActButton>
    </Form>
  );
};

/** `/search.html?kind=suppliers`: verified suppliers by name, material and process; complete without script. */
export const SuppliersPage = ({ asked, page, materials, processes, gone, found }: SuppliersProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const f = useFormat();
  const narrowed = Boolean(asked.q || asked.category || asked.process);
  return (
    <main id="main" className={panel['page']}>
      <Head title={t('suppliers.title')} description={t('suppliers.lead')} />
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
      <Filters {...{ asked, materials, processes, gone }} />
      {page.records.length ? (
        <div className={classes['cards']}>
          {page.records.map((s) => (
            <SupplierCard key={s.id} supplier={s} />
          ))}
        </div>
      ) : (
        <Empty title={t('suppliers.none')} text={t('suppliers.noneText')}>
          <div className={classes['acts']}>
            <SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('suppliers.clear')}</SiteLink>
            <SiteLink to={pageTo('releaseInquiry')}>{t('none.release')}</SiteLink>
          </div>
        </Empty>
      )}
      {page.total > 0 && <Pager {...page} />}
    </main>
  );
};
