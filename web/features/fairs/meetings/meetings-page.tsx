import type { DataOf } from '#contract/core/endpoint.ts';
import type { MeetingRow, meetings, MeetingView } from '#contract/fairs/meetings/meetings.ts';
import { pageTo } from '#contract/pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { CalendarFile } from '#web/ui/text/calendar-file.tsx';
import { spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import { MeetingActs } from './meeting-acts.tsx';
import classes from './meetings.module.css';

const tones = { asked: 'info', agreed: 'warp', declined: 'bad', cancelled: 'plain', lapsed: 'plain' } as const;

/** The other side of a meeting, as its reader names it. */
const useOther = () => {
  const { t } = useTranslation('meetings');
  const text = useText();
  return (m: MeetingRow): string => {
    const [name, company] =
      m.party === 'guest' ? [m.host.name, text(m.company.name)] : [m.guest.name, text(m.guest.company)];
    return [name || t('gone'), company].filter(Boolean).join(' · ');
  };
};

const Meeting = ({ meeting: m }: { meeting: MeetingRow }) => {
  const { t } = useTranslation(['meetings', 'fairs', 'forums']);
  const text = useText();
  const other = useOther()(m);
  const span = spanIn(m.startsAt, m.endsAt, m.fair.zone);
  const own = useOwnSpan(m.startsAt, m.endsAt, m.fair.zone);
  const place = `${t('fairs:hallNo', { n: m.booth.hall.no })} ${text(m.booth.hall.name)} · ${t('booth', { number: m.booth.number })}`;
  return (
    <li className={`${panel['panel']} ${classes['meeting']}`}>
      <div className={classes['when']}>
        <span className="figure">{span}</span>
        {own && <span className={`figure ${classes['quiet']}`}>{t('yourTime', { span: own })}</span>}
        <span>
          <Tag tone={tones[m.state]}>{t(`state.${m.state}`)}</Tag>
        </span>
      </div>
      <div className={classes['what']}>
        <h2>{t(`with.${m.party}`, { name: other })}</h2>
        <p>
          <SiteLink to={pageTo('booth', { id: m.booth.id })}>{place}</SiteLink> · {text(m.fair.name)} ·{' '}
          {t(`way.${m.way}`)}
        </p>
        {m.party === 'host' && <p className={classes['quiet']}>{t('hostIs', { name: m.host.name || t('gone') })}</p>}
        {m.subject && <p>{m.subject}</p>}
        {m.link && (
          <p>
            <a href={m.link} target="_blank" rel="noreferrer">
              {t('join')}
            </a>{' '}
            <span className={classes['quiet']}>{new URL(m.link).host}</span>
          </p>
        )}
        {m.endedBy && (
          <p className={classes['quiet']}>
            {t(`ended.${m.state}.${m.endedBy}` as never)} {m.reason}
          </p>
        )}
      </div>
      <MeetingActs meeting={m}>
        {m.state === 'agreed' && (
          <CalendarFile
            label={t('forums:calendar')}
            name={t('forums:icsName')}
            id={m.id}
            path={pageTo('fairMeetings')}
            about={{
              title: t(`with.${m.party}`, { name: other }),
              text: m.subject,
              place: m.link ?? place,
              startsAt: m.startsAt,
              endsAt: m.endsAt,
            }}
          />
        )}
      </MeetingActs>
    </li>
  );
};

type Props = { meetings: DataOf<typeof meetings.page>; view: MeetingView };
/** `/newFielddata/meetings`: meetings of the reader and of their company's booths, with what each waits for. */
export const MeetingsPage = ({ meetings: list, view }: Props) => {
  const { t } = useTranslation('meetings');
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('title')} note={t('lead')}>
        <TabLinks
          label={t('views')}
          tabs={(['coming', 'past'] as const).map((v) => ({
            key: v,
            to: pageTo('fairMeetings', v === 'past' ? { view: 'past' } : {}),
            label: t(`view.${v}`),
            current: v === view,
          }))}
        />
      </PageHead>
      {list.records.length === 0 ? (
        <Empty title={t(`none.${view}`)} text={t('noneText')}>
          <ActLink to={pageTo('fairs')}>{t('toFairs')}</ActLink>
        </Empty>
      ) : (
        <ul className={classes['list']}>
          {list.records.map((m) => (
            <Meeting key={m.id} meeting={m} />
          ))}
        </ul>
      )}
      {list.pages > 1 && <Pager {...list} />}
    </main>
  );
};
