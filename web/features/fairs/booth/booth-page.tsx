import { Icon3dCubeSphere, IconFileText } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { fairs } from '#contract/fairs/calls.ts';
import type { AlbumView } from '#contract/fairs/albums/albums.ts';
import type { BoothOnPlan, BoothView, HallView } from '#contract/fairs/views.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Film } from '#web/ui/film/film.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { BoothActs } from './booth-acts.tsx';
import { BoothHead } from './booth-head.tsx';
import { BoothState } from './booth-state.tsx';
import { BoothStaff } from './booth-staff.tsx';
import { type Book, Guestbook } from './guestbook.tsx';
import { PictureWall } from './picture-wall.tsx';
import { BoothAlbum } from './booth-album.tsx';
import { MiniPlan } from './mini-plan.tsx';
import { useVisit } from './use-visit.ts';
import classes from './page.module.css';

type Props = {
  booth: BoothView;
  hall: HallView;
  /** The company's own address; null where it has none any more. */
  slug: string | null;
  /** The exhibitor's album of the fair; null while it shows nothing. */
  album: AlbumView | null;
  /** The way to report a photograph of it. */
  reportOf?: (id: string) => ReactNode;
  /** For members. */
  book: Book | null;
};

/** Megabytes with one digit, as sizes of files are said. */
const useSize = () => {
  const f = useFormat();
  return (bytes: number): string => `${f.number(Math.max(0.1, bytes / 1_048_576), 1)} MB`;
};

/** Brochure, film and pictures; of each its size is said before it is taken. */
const Files = ({ booth: b }: { booth: BoothView }) => {
  const { t } = useTranslation('booths');
  const text = useText();
  const size = useSize();
  const film = useRef<HTMLVideoElement>(null);
  if (!b.brochure && !b.film && b.pictures.length === 0) return null;
  const name = text(b.exhibitor?.name);
  return (
    <section className={classes['files']}>
      {b.brochure && (
        <p>
          <a href={b.brochure.url} download>
            <IconFileText size={18} stroke={1.8} aria-hidden="true" />
            {t('brochure')} · {b.brochure.name} <small>{size(b.brochure.size)}</small>
          </a>
        </p>
      )}
      {b.film && (
        <figure>
          <Film
            video={film}
            label={t('filmOf', { name })}
            src={b.film.url}
            poster={b.pictures[0]?.url}
            tracks={b.film.captions.map((lang) => ({
              lang,
              url: fairs.captions.path.replace('{id}', b.id).replace('{lang}', lang),
            }))}
          />
          <figcaption>
            {b.film.name} <small>{size(b.film.size)}</small>
          </figcaption>
        </figure>
      )}
      {b.pictures.length > 0 && <PictureWall pictures={b.pictures} name={name} />}
    </section>
  );
};

/** Its place in the hall, the ways to look at it there, and the booths beside it. */
const Place = ({ booth: b, hall }: Pick<Props, 'booth' | 'hall'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  // Beside a free booth too: those with an exhibitor before and after it.
  const at = hall.booths.findIndex((x) => x.id === b.id);
  const beside: [key: 'previous' | 'next', booth: BoothOnPlan | undefined][] = [
    ['previous', hall.booths.slice(0, at).findLast((x) => x.exhibitor)],
    ['next', hall.booths.slice(at + 1).find((x) => x.exhibitor)],
  ];
  return (
    <section className={classes['place']} aria-label={t('place')}>
      <SiteLink to={pageTo('fairHall', { id: hall.id, booth: b.id })}>
        <MiniPlan hall={hall} boothId={b.id} label={t('placeOf', { number: b.number })} />
      </SiteLink>
      <p>
        <SiteLink to={pageTo('fairHall', { id: hall.id, booth: b.id })}>{t('onPlan')}</SiteLink>
        <SiteLink to={pageTo('fairSpace', { id: hall.id, booth: b.id })}>
          <Icon3dCubeSphere size={16} stroke={1.8} aria-hidden="true" />
          {t('inSpace')}
        </SiteLink>
      </p>
      <ul>
        {beside.map(
          ([key, x]) =>
            x && (
              <li key={key}>
                <small>{t(key)}</small>
                <SiteLink to={pageTo('booth', { id: x.id })} rel={key === 'next' ? 'next' : 'prev'}>
                  {x.number} · {text(x.exhibitor?.name)}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};

/** How to get a booth that nobody has. */
const NotTaken = ({ booth: b }: Pick<Props, 'booth'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const viewer = useViewer();
  return (
    <p>
      {t(b.state === 'held' ? 'heldText' : 'freeText')}{' '}
      {b.state === 'free' && b.fair.phase !== 'past' && mayOpen('boothOrders', viewer) ? (
        <SiteLink to={pageTo('boothOrders', { fair: b.fair.id, hall: b.hall.id, booth: b.id })}>
          {t('orderThis')}
        </SiteLink>
      ) : (
        <SiteLink to={pageTo('fair', { id: b.fair.id })}>{t('book')}</SiteLink>
      )}
    </p>
  );
};

/** More is told to members. */
const Gate = () => {
  const { t } = useTranslation(['booths', 'fairs']);
  return (
    <div className={classes['gate']}>
      <p>{t('gate.text')}</p>
      <ActButton onClick={() => ask('login')}>{t('gate.login')}</ActButton>
    </div>
  );
};

const Goods = ({ booth: b }: Pick<Props, 'booth'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  return (
    <section aria-labelledby="goods">
      <h2 id="goods">{t('goods')}</h2>
      <div className={classes['goods']}>
        {b.products.map((p) => (
          <ProductCard
            key={p.id}
            product={p}
            tool={<SiteLink to={pageTo('exhibit', { booth: b.id, product: p.id })}>{t('exhibit')}</SiteLink>}
          />
        ))}
      </div>
    </section>
  );
};

/** What one can do here, whom one can talk to, and the place in the hall. */
const Beside = ({ booth: b, hall }: Pick<Props, 'booth' | 'hall'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const { exhibitor: e } = b;
  return (
    <aside className={classes['aside']}>
      {e && (
        <BoothActs
          boothId={b.id}
          exhibitor={e}
          meets={b.fair.phase !== 'past' && b.staff.some((p) => p.hours.length > 0)}
        />
      )}
      {b.staff.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">{t('staff')}</h2>
          <BoothStaff staff={b.staff} zone={b.fair.zone} />
        </section>
      )}
      <Place booth={b} hall={hall} />
    </aside>
  );
};

/** A booth on a page of its own: who, goods with values, people, files, guest book, and where it stands. */
export const BoothPage = ({ booth: b, hall, slug, album, reportOf, book }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  useVisit(b.exhibitor ? b.id : undefined, 'page');
  const { exhibitor: e } = b;
  const name = e ? text(e.name) : t(b.state === 'held' ? 'fairs:booth.held' : 'fairs:booth.free');
  const hallName = `${t('fairs:hallNo', { n: b.hall.no })} ${text(b.hall.name)}`;
  return (
    <main id="main">
      <Head
        title={t('boothTitle', { number: b.number, name, fair: text(b.fair.name) })}
        description={text(b.headline)}
        canonical={pageTo('booth', { id: b.id })}
        unlisted={!e}
        share={e ? { kind: 'company', id: e.id } : undefined}
      />
      <CrumbsLd
        crumbs={[
          { name: hallName, path: pageTo('fairHall', { id: b.hall.id }) },
          { name, path: pageTo('booth', { id: b.id }) },
        ]}
      />
      <BoothHead booth={b} name={name} hallName={hallName} slug={slug} />
      <div className={`${classes['page']} ${classes['columns']}`}>
        <div className={classes['main']}>
          {!e && <NotTaken booth={b} />}
          <BoothState booth={b} />
          {text(b.intro) && <p lang={textLang(b.intro, lang)}>{text(b.intro)}</p>}
          {e && !b.whole && <Gate />}
          {b.products.length > 0 && <Goods booth={b} />}
          <Files booth={b} />
          <BoothAlbum booth={b} album={album} reportOf={reportOf} />
          {book && <Guestbook boothId={b.id} book={book} />}
        </div>
        <Beside booth={b} hall={hall} />
      </div>
    </main>
  );
};
