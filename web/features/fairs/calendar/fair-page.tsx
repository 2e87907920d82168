import type { AlbumRow } from '#contract/fairs/albums/albums.ts';
import { lazy, Suspense, useState } from 'react';
import type { FairDetail, FairMine } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './calendar.module.css';
import { Exhibitors } from './exhibitors.tsx';
import { daysIn, spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import { Programme } from './programme.tsx';
import { Registration } from './registration.tsx';
import { Share } from './share.tsx';

// What visitors never see does not load with their page.
const IntentionForm = lazy(() => import('./intention-form.tsx'));

const Facts = ({ detail }: { detail: FairDetail }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const f = useFormat();
  const { fair } = detail;
  const own = useOwnSpan(fair.startsAt, fair.endsAt, fair.zone);
  return (
    <dl className={shared['facts']}>
      <div>
        <dt>{t('dates')}</dt>
        <dd className="figure">{daysIn(fair.startsAt, fair.endsAt, fair.zone)}</dd>
      </div>
      <div>
        <dt>{t('opening')}</dt>
        <dd>
          <span className="figure">{spanIn(fair.startsAt, fair.endsAt, fair.zone)}</span>
          {own && (
            <>
              <br />
              <small className="figure">{t('yourTime', { span: own })}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('place')}</dt>
        <dd>{text(fair.place)}</dd>
      </div>
      <div>
        <dt>{t('exhibitors')}</dt>
        <dd className="figure">{f.number(detail.exhibitors)}</dd>
      </div>
      <div>
        <dt>{t('talks')}</dt>
        <dd className="figure">{f.number(detail.forums)}</dd>
      </div>
    </dl>
  );
};

const Exhibit = ({ fairId, mine }: { fairId: string; mine: FairMine }) => {
  const { t } = useTranslation('forums');
  const ready = useReady();
  const viewer = useViewer();
  const [open, setOpen] = useState(mine.intention !== null);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="exhibit">
      <h2 id="exhibit">{t('exhibitTitle')}</h2>
      <p>{t(viewer?.entId ? 'exhibitText' : 'exhibitNoCompany')}</p>
      {viewer?.entId && !open && (
        <div className={shared['acts']}>
          <ActButton look="offer" disabled={!ready} onClick={() => setOpen(true)}>
            {t('exhibitAct')}
          </ActButton>
        </div>
      )}
      {viewer?.entId && open && (
        <Suspense fallback={null}>
          <IntentionForm fairId={fairId} kept={mine.intention} />
        </Suspense>
      )}
    </section>
  );
};

/** As many albums as are shown before somebody asks for all. */
const firstAlbums = 12;

/** Albums of the fair, each by its first photograph: the desk's, then the exhibitors', which bear their names. */
const Albums = ({ albums }: { albums: AlbumRow[] }) => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const [all, setAll] = useState(false);
  if (!albums.length) return null;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="albums">
      <h2 id="albums">{t('albums')}</h2>
      <ul className={classes['albums']}>
        {albums.slice(0, all ? albums.length : firstAlbums).map((a) => (
          <li key={a.id}>
            <SiteLink to={pageTo('album', { id: a.id })}>
              {a.cover && <img src={a.cover} alt="" width={240} height={160} loading="lazy" />}
              <span lang={textLang(a.title, lang)}>{text(a.title)}</span>
            </SiteLink>
            <small>{t('photos', { n: f.number(a.photos), count: a.photos })}</small>
          </li>
        ))}
      </ul>
      {!all && albums.length > firstAlbums && (
        <ActButton look="word" onClick={() => setAll(true)}>
          {t('allAlbums', { n: f.number(albums.length), count: albums.length })}
        </ActButton>
      )}
    </section>
  );
};

type Props = { detail: FairDetail; mine: FairMine | null; albums: AlbumRow[] };

/** One fair: facts, programme, exhibitors and albums; for members the ticket and, before it, the wish to exhibit. */
export const FairPage = ({ detail, mine, albums }: Props) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const viewer = useViewer();
  const { fair } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fairs')}>{t('title')}</SiteLink>}
        title={text(fair.name)}
        note={
          <>
            <Tag tone={fair.phase === 'open' ? 'warp' : 'plain'}>{t(`fairs:phase.${fair.phase}`)}</Tag>
            <span className="figure">{daysIn(fair.startsAt, fair.endsAt, fair.zone)}</span>
          </>
        }
        actions={<Share title={text(fair.name)} />}
      />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('facts')}>
            <p>{text(fair.about)}</p>
            <Facts detail={detail} />
            <div className={shared['acts']}>
              {fair.halls.map((h) => (
                <ActLink
                  key={h.id}
                  look={fair.phase === 'open' ? 'offer' : 'plain'}
                  to={pageTo('fairHall', { id: h.id })}
                >
                  {t('fairs:hallNo', { n: h.no })} {text(h.name)}
                </ActLink>
              ))}
            </div>
          </section>
          <Programme forums={detail.programme} seats={mine?.forums ?? []} />
          <Exhibitors detail={detail} />
          <Albums albums={albums} />
        </div>
        <aside className={classes['side']} aria-label={t('registerTitle')}>
          <Registration
            key={`${fair.id}.${viewer?.userId ?? ''}`}
            fair={fair}
            mine={mine}
            registered={detail.registered}
          />
          {fair.phase === 'coming' && mine && viewer && viewer.userType !== 9 && (
            <Exhibit key={fair.id} fairId={fair.id} mine={mine} />
          )}
        </aside>
      </div>
    </main>
  );
};
