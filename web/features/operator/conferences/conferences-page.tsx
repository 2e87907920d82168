import { Button } from '@mantine/core';
import type { operatorConferences } from '#contract/conferences/desk.ts';
import { type ConferenceState, conferenceStates } from '#contract/conferences/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import desk from '../desk.module.css';
import { spanOf } from '../fairs/span.ts';
import classes from '../parks/parks.module.css';

const tones = { draft: 'plain', shown: 'warp', cancelled: 'bad' } as const;

type Props = { list: DataOf<typeof operatorConferences.page>; state: ConferenceState | undefined };
/** `/operator/conferences`: every conference, whoever sees it. */
export const DeskConferencesPage = ({ list, state }: Props) => {
  const { t } = useTranslation('conferences');
  const f = useFormat();
  const text = useText();
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('pageTitle.operatorConferences')}</h1>
        <Button component={SiteLink} to={deskPageTo('operatorConference')}>
          {t('desk.new')}
        </Button>
      </div>
      <TabLinks
        label={t('desk.states')}
        tabs={[undefined, ...conferenceStates].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorConferences', s ? { state: s } : {}),
          label: t(s ? `desk.state.${s}` : 'desk.everyState'),
          current: state === s,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((c) => (
              <li key={c.id} className={panel['panel']} data-row={c.id}>
                <h2>
                  {text(c.name)} <Tag tone={tones[c.state]}>{t(`desk.state.${c.state}`)}</Tag>
                  {c.demo && <Tag>{t('demo')}</Tag>}
                </h2>
                <p className={desk['quiet']}>
                  <span className="figure">{spanOf(c)}</span> · {text(c.city)} · {text(c.organiser)} ·{' '}
                  {t('takenOf', { taken: f.number(c.taken), places: f.number(c.places) })}
                  {c.waiting > 0 && <> · {t('waitingN', { n: f.number(c.waiting) })}</>}
                </p>
                <div className={classes['acts']}>
                  <SiteLink to={deskPageTo('operatorConference', { id: c.id })}>
                    {t('desk.edit')}
                    <span className="visually-hidden">: {text(c.name)}</span>
                  </SiteLink>
                  {c.state !== 'draft' && (
                    <SiteLink to={pageTo('conference', { slug: c.slug })} reloadDocument>
                      {t('desk.see')}
                      <span className="visually-hidden">: {text(c.name)}</span>
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
