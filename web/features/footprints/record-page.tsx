import { useLocation } from 'react-router';
import type { CursorPage } from '#contract/core/schemas.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type Footprint, footprintKinds, footprints } from '#contract/footprints/calls.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { searchPath } from '#web/lib/page/search-places.ts';
import classes from './footprints.module.css';
import { Remove, RemoveAll } from './remove.tsx';
import { SettingsPanel } from './settings-panel.tsx';

type Props = { list: CursorPage<Footprint>; settings: DataOf<typeof footprints.settings> };

const addressOf = ({ kind, subject, scope }: Footprint): PageAddress =>
  kind === 'product'
    ? pageTo('product', { id: subject })
    : kind === 'company'
      ? pageTo('company', { slug: subject })
      : kind === 'inquiry'
        ? pageTo('inquiry', { id: subject })
        : kind === 'purchase'
          ? pageTo('purchase', { id: subject })
          : kind === 'booth'
            ? pageTo('booth', { id: subject })
            : searchPath(scope ?? 'products', subject);

const Row = ({ row: r }: { row: Footprint }) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  const text = useText();
  const name = text(r.name);
  const lasted =
    r.seconds === 0
      ? ''
      : r.seconds < 120
        ? t('seconds', { n: f.number(r.seconds) })
        : t('minutes', { n: f.number(Math.round(r.seconds / 60)) });
  return (
    <tr>
      <td>
        {name ? <SiteLink to={addressOf(r)}>{name}</SiteLink> : <span className={classes['gone']}>{t('gone')}</span>}
      </td>
      <td>{t(`kind.${r.kind}`)}</td>
      <td className="figure">{f.stamp(r.at)}</td>
      <td className="figure">{lasted}</td>
      <td>
        <Remove
          label={t('remove')}
          about={t('removeOf', { name: name || t('gone') })}
          work={() => call(footprints.remove, { params: { id: r.id } })}
        />
      </td>
    </tr>
  );
};

const Day = ({ day, rows }: { day: string; rows: Props['list']['records'] }) => {
  const { t } = useTranslation('footprints');
  const heads = [t('what'), t('kindHead'), t('at'), t('lasted'), t('acts')];
  return (
    <div>
      <div className={classes['day']}>
        <h2 className="figure">{day}</h2>
        <Remove
          label={t('removeDay')}
          about={t('removeDayOf', { day })}
          work={() => call(footprints.removeMany, { body: { day } })}
        />
      </div>
      <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={day} tabIndex={0}>
        <table className={`${panel['table']} ${panel['cards']} ${classes['days']}`}>
          <thead>
            <tr>
              {heads.map((h) => (
                <th key={h} scope="col">
                  {h}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <Row key={r.id} row={r} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

/** `/myFavoritedata/dynamicRecording`: what somebody looked at and searched for, by day; theirs to delete and to switch off. */
export const RecordPage = ({ list, settings }: Props) => {
  const { t } = useTranslation('footprints');
  const { search } = useLocation();
  const kind = footprintKinds.find((k) => k === new URLSearchParams(search).get('kind'));
  const days = Map.groupBy(list.records, (r) => r.day);
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead
        title={t('record')}
        note={t('recordNote')}
        actions={
          <span className={classes['acts']}>
            <ActLink to={pageTo('safety')}>{t('export')}</ActLink>
            {list.records.length > 0 && <RemoveAll work={() => call(footprints.removeMany, { body: {} })} />}
          </span>
        }
      />
      <SettingsPanel settings={settings} />
      <TabLinks
        label={t('kinds')}
        tabs={[undefined, ...footprintKinds].map((k) => ({
          key: k ?? 'all',
          to: pageTo('dynamicRecording', k ? { kind: k } : {}),
          label: k ? t(`kind.${k}`) : t('all'),
          current: k === kind,
        }))}
      />
      {list.records.length === 0 ? (
        <Empty title={t('none.title')} text={t('none.text')}>
          <ActLink to={pageTo('search')}>{t('none.act')}</ActLink>
        </Empty>
      ) : (
        <>
          {[...days].map(([day, rows]) => (
            <Day key={day} day={day} rows={rows} />
          ))}
          <Pager {...list} />
        </>
      )}
    </main>
  );
};
