import { Button } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import type { operatorParks } from '#contract/parks/desk.ts';
import { type ParkState, parkStates } from '#contract/parks/rules.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import desk from '../desk.module.css';
import classes from './parks.module.css';

type Props = { list: DataOf<typeof operatorParks.page>; state: ParkState | undefined };
/** `/operator/parks`: every park, shown or hidden. */
export const DeskParksPage = ({ list, state }: Props) => {
  const { t } = useTranslation('parks');
  const f = useFormat();
  const text = useText();
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('pageTitle.operatorParks')}</h1>
        <Button component={SiteLink} to={deskPageTo('operatorPark')}>
          {t('desk.add')}
        </Button>
      </div>
      <p>{t('desk.lead')}</p>
      <TabLinks
        label={t('desk.states')}
        tabs={[undefined, ...parkStates].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorParks', s ? { state: s } : {}),
          label: t(s ? `desk.state.${s}` : 'desk.allStates'),
          current: state === s,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((p) => (
              <li key={p.id} className={panel['panel']} data-row={p.id}>
                <h2>
                  {text(p.name)} <Tag tone={p.state === 'shown' ? 'warp' : 'plain'}>{t(`desk.state.${p.state}`)}</Tag>
                  {p.demo && <Tag>{t('demo')}</Tag>}
                </h2>
                <p className={desk['quiet']}>
                  {t(`provinces.${p.province}`)} · {text(p.city)} ·{' '}
                  {t('companiesN', { n: f.number(p.companies), count: p.companies })} · {f.stamp(p.updatedAt)}
                </p>
                <div className={classes['acts']}>
                  <SiteLink to={deskPageTo('operatorPark', { id: p.id })}>
                    {t('desk.edit')}
                    <span className="visually-hidden">: {text(p.name)}</span>
                  </SiteLink>
                  {p.state === 'shown' && (
                    <SiteLink to={pageTo('park', { slug: p.slug })} reloadDocument>
                      {t('desk.see')}
                      <span className="visually-hidden">: {text(p.name)}</span>
                    </SiteLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('desk.none')} />
      )}
    </main>
  );
};
