import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { phones } from '#contract/sites/phones.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { type Choice, Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { pathOf, type PhonesAddress, wishOf } from './address.ts';
import { PhoneCompany } from './phone-company.tsx';
import classes from './phones.module.css';

/** Where words are looked for; what else narrows the list stays. */
const Search = ({ at }: { at: PhonesAddress }) => {
  const { t } = useTranslation('phones');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('phones', {}))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input
        key={at.q}
        name="q"
        type="search"
        defaultValue={at.q}
        maxLength={60}
        placeholder={t('hint')}
        aria-label={t('search')}
      />
      {Object.entries(wishOf(at)).map(
        ([name, value]) => name !== 'q' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

type List = DataOf<typeof phones.page>;
type Node = List['places'][number] | List['places'][number]['children'][number];

/** The filters that are set, each with the address without it. */
const useChips = (at: PhonesAddress, list: List) => {
  const text = useText();
  const named = (of: readonly List['places'][number][], slug: string) =>
    text(of.flatMap((k) => [k, ...k.children]).find((k) => k.slug === slug)?.name ?? {}) || slug;
  return [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.category
      ? [{ key: 'category', label: named(list.categories, at.category), to: pathOf(at, { category: undefined }) }]
      : []),
    ...(at.place ? [{ key: 'place', label: named(list.places, at.place), to: pathOf(at, { place: undefined }) }] : []),
  ];
};

/** `/phoneList.html`: verified suppliers that can be called, and whom to ask there for what. */
export const PhonesPage = ({ at, list }: { at: PhonesAddress; list: List }) => {
  const { t } = useTranslation('phones');
  const text = useText();
  const f = useFormat();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const choices = (key: 'category' | 'place', of: readonly Node[]): Choice[] =>
    of.map((k) => ({
      key: k.slug,
      label: text(k.name),
      n: f.number(k.n),
      on: at[key] === k.slug,
      to: pathOf(at, { [key]: at[key] === k.slug ? undefined : k.slug }),
      ...('children' in k && { children: choices(key, k.children) }),
    }));
  const chips = useChips(at, list);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead title={t('pageTitle.phones')} note={t('lead')} actions={<Search at={at} />} />
        </div>
      </div>
      <div className={frame['body']}>
        <FacetColumn label={t('filters')} chosen={[at.category, at.place].filter(Boolean).length}>
          <Facet title={t('category')} first={8} choices={choices('category', list.categories)} />
          <Facet title={t('place')} first={8} choices={choices('place', list.places)} />
        </FacetColumn>
        <div className={frame['list']}>
          <Chosen chips={chips} clear={pageTo('phones', {})} />
          {list.records.length ? (
            <>
              <p className="figure" role="status">
                {t('found', { n: f.number(list.total), count: list.total })}
              </p>
              <div className={classes['companies']} ref={rows}>
                {list.records.map((row) => (
                  <PhoneCompany key={row.id} row={row} />
                ))}
              </div>
              <Pager {...list} keys />
            </>
          ) : (
            <Empty title={t('none')} text={t('noneText')}>
              <ActLink to={pageTo('phones', {})}>{t('all')}</ActLink>
            </Empty>
          )}
          <p className={classes['quiet']}>
            {t('own')} <ActLink to={pageTo('siteContacts')}>{t('ownAct')}</ActLink>
          </p>
        </div>
      </div>
    </main>
  );
};
