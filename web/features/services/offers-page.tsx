import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { services } from '#contract/services/calls.ts';
import { serviceSorts } from '#contract/services/kinds.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { type OffersAddress, pathOf } from './address.ts';
import { OfferCard } from './offer-card.tsx';
import classes from './services.module.css';

type Props = { at: OffersAddress; list: DataOf<typeof services.page>; kinds: DataOf<typeof services.kinds>['kinds'] };

const SearchBar = ({ at }: { at: OffersAddress }) => {
  const { t } = useTranslation('services');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('serviceOffers'))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {at.kind && <input type="hidden" name="kind" value={at.kind} />}
      {at.sort !== 'newest' && <input type="hidden" name="sort" value={at.sort} />}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

const KindFacet = ({ at, kinds }: Pick<Props, 'at' | 'kinds'>) => {
  const { t } = useTranslation('services');
  return (
    <Facet
      title={t('kinds')}
      first={12}
      choices={kinds
        .filter(({ kind, n }) => n > 0 || kind === at.kind)
        .map(({ kind, n }) => ({
          key: kind,
          label: t(`kind.${kind}`),
          n,
          on: at.kind === kind,
          to: pathOf(at, { kind: at.kind === kind ? undefined : kind }),
        }))}
    />
  );
};

/** `/thirdPartyList`: offers of all providers; kind, words and order are in the address. */
export const OffersPage = ({ at, list, kinds }: Props) => {
  const { t } = useTranslation('services');
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.kind ? [{ key: 'kind', label: t(`kind.${at.kind}`), to: pathOf(at, { kind: undefined }) }] : []),
  ];
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead
            crumb={<SiteLink to={pageTo('serviceKinds')}>{t('title')}</SiteLink>}
            title={at.kind ? t(`kind.${at.kind}`) : t('offers')}
            note={at.kind ? t(`about.${at.kind}`) : t('offersLead')}
            actions={<SearchBar at={at} />}
          />
        </div>
      </div>
      <div className={frame['body']}>
        <FacetColumn label={t('filters')} chosen={at.kind ? 1 : 0}>
          <KindFacet at={at} kinds={kinds} />
        </FacetColumn>
        <div className={frame['list']}>
          <div className={classes['sort']}>
            <Chosen chips={chips} clear={pageTo('serviceOffers')} />
            <p>
              {serviceSorts.map((s) => (
                <SiteLink key={s} to={pathOf(at, { sort: s })} aria-current={at.sort === s || undefined}>
                  {t(`sort.${s}`)}
                </SiteLink>
              ))}
            </p>
          </div>
          {list.records.length ? (
            <>
              <h2 className="visually-hidden">{t('offers')}</h2>
              <div className={classes['cards']} ref={rows}>
                {list.records.map((row) => (
                  <OfferCard key={row.id} row={row} tag={!at.kind} />
                ))}
              </div>
              <Pager {...list} keys />
            </>
          ) : (
            <Empty title={t(chips.length ? 'noneFound' : 'noOffers')} text={t('noneText')}>
              <ActLink to={chips.length ? pageTo('serviceOffers') : pageTo('projects')}>
                {t(chips.length ? 'allOffers' : 'askProject')}
              </ActLink>
            </Empty>
          )}
        </div>
      </div>
    </main>
  );
};
