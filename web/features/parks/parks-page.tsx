import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { parks } from '#contract/parks/calls.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { type ParksAddress, pathOf, wishOf } from './address.ts';
import { ParkCard } from './park-card.tsx';
import classes from './parks.module.css';
import { TileMap } from './tile-map.tsx';

/** Where words are looked for; what else narrows the list tenancies. */
const ParkSearch = ({ at }: { at: ParksAddress }) => {
  const { t } = useTranslation('parks');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('parks'))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {Object.entries(wishOf(at)).map(
        ([name, value]) => name !== 'q' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

type Props = { at: ParksAddress; list: DataOf<typeof parks.page>; overview: DataOf<typeof parks.overview> };

type Overview = Pick<Props, 'at' | 'overview'>;
/** Fields and provinces, each with how many parks it has. */
const Filters = ({ at, overview }: Overview) => {
  const { t } = useTranslation('parks');
  const text = useText();
  return (
    <FacetColumn label={t('filters')} chosen={[at.province, at.field].filter(Boolean).length}>
      <Facet
        title={t('field')}
        first={10}
        choices={overview.fields.map((k) => ({
          key: k.slug,
          label: text(k.name),
          n: k.n,
          on: at.field === k.slug,
          to: pathOf(at, { field: at.field === k.slug ? undefined : k.slug }),
        }))}
      />
      <Facet
        title={t('asList')}
        first={40}
        choices={overview.provinces.map((p) => ({
          key: p.province,
          label: t(`provinces.${p.province}`),
          n: p.parks,
          on: at.province === p.province,
          to: pathOf(at, { province: at.province === p.province ? undefined : p.province }),
        }))}
      />
    </FacetColumn>
  );
};

const ParkMap = ({ at, overview }: Overview) => {
  const { t } = useTranslation('parks');
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['mapPanel'] ?? ''}`} aria-labelledby="map">
      <div>
        <h2 id="map">{t('map')}</h2>
        <p className={classes['quiet']}>{t('mapNote')}</p>
        <p className="figure">{t('found', { n: f.number(overview.total), count: overview.total })}</p>
        <p className={classes['quiet']}>{t('yours')}</p>
      </div>
      <TileMap at={at} counts={overview.provinces} />
    </section>
  );
};

/** What narrows the list, by its names. */
const useChips = (at: ParksAddress, overview: Props['overview']) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const field = overview.fields.find((k) => k.slug === at.field);
  return [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.province
      ? [{ key: 'province', label: t(`provinces.${at.province}`), to: pathOf(at, { province: undefined }) }]
      : []),
    ...(at.field ? [{ key: 'field', label: text(field?.name) || at.field, to: pathOf(at, { field: undefined }) }] : []),
  ];
};

/** `/industrialPark.html`: parks on a grid of provinces and in a list; what narrows them is in the address. */
export const ParksPage = ({ at, list, overview }: Props) => {
  const { t } = useTranslation('parks');
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useChips(at, overview);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead title={t('title')} note={t('lead')} actions={<ParkSearch at={at} />} />
        </div>
      </div>
      <div className={frame['body']}>
        <Filters at={at} overview={overview} />
        <div className={frame['list']}>
          <ParkMap at={at} overview={overview} />
          <Chosen chips={chips} clear={pageTo('parks')} />
          {list.records.length ? (
            <>
              <h2 className="visually-hidden">{t('title')}</h2>
              <div className={classes['cards']} ref={rows}>
                {list.records.map((row) => (
                  <ParkCard key={row.id} row={row} />
                ))}
              </div>
              <Pager {...list} keys />
            </>
          ) : (
            <Empty title={t('none')} text={t('noneText')}>
              <ActLink to={pageTo('parks')}>{t('all')}</ActLink>
            </Empty>
          )}
        </div>
      </div>
    </main>
  );
};
