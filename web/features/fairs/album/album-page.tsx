import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AlbumView } from '#contract/fairs/albums/albums.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SendPhoto } from './send-photo.tsx';
import { PhotoRows } from './photo-rows.tsx';
import classes from './album.module.css';

const tones = { waiting: 'weft', shown: 'warp', refused: 'bad' } as const;

type Props = { album: AlbumView; reportOf?: (id: string) => ReactNode };

/** `/tuku.html/{id}`: an album of a fair, what one sent for it, and the way to send more. */
export const AlbumPage = ({ album: a, reportOf }: Props) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  const text = useText();
  const { revalidate } = useRevalidator();
  const viewer = useViewer();
  const booth = a.exhibitor?.booth;
  const isOwn = a.exhibitor !== null && viewer?.entId === a.exhibitor.id;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fair', { id: a.fair.id })}>{text(a.fair.name)}</SiteLink>}
        title={text(a.title)}
        note={
          <>
            {t('photos', { n: f.number(a.total), count: a.total })}
            {booth && (
              <SiteLink to={pageTo('booth', { id: booth.id })}>{t('booth.of', { number: booth.number })}</SiteLink>
            )}
            {booth && isOwn && mayOpen('standEditor', viewer) && (
              <SiteLink to={pageTo('standEditor', { id: booth.id, step: 'album' })}>{t('booth.edit')}</SiteLink>
            )}
          </>
        }
      />
      {a.photos.length > 0 && (
        <p className={classes['about']}>
          {t(a.exhibitor ? 'booth.about' : 'about', { fair: text(a.fair.name), company: text(a.title) })}
        </p>
      )}
      {a.photos.length ? (
        <PhotoRows photos={a.photos} reportOf={reportOf} />
      ) : (
        <Empty title={t('none')} text={t(a.takes ? 'noneTakes' : 'noneClosed')} />
      )}
      {!a.whole && (
        <div className={classes['gate']}>
          <p>{t(a.exhibitor ? 'booth.gate' : 'gate')}</p>
          <ActButton onClick={() => ask('login')}>{t('login')}</ActButton>
        </div>
      )}
      {a.whole && a.own.length > 0 && (
        <section className={classes['own']} aria-labelledby="own">
          <h2 id="own">{t('own')}</h2>
          <ul>
            {a.own.map((p) => (
              <li key={p.id}>
                <Tag tone={tones[p.state]}>{t(`state.${p.state}`)}</Tag>
                <span>{text(p.caption) || t('noCaption')}</span>
                <small>{f.stamp(p.at)}</small>
                {p.reason && <small>{t('reason', { reason: p.reason })}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {a.whole && a.takes && <SendPhoto albumId={a.id} onDone={() => void revalidate()} />}
    </main>
  );
};
