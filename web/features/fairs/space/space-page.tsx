import { lazy, Suspense, useRef, useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './space-page.module.css';
import { Still } from './still.tsx';
import { askForHeadset, useHeadset } from './use-headset.ts';
import { hallKilobytes } from './weight.ts';

/** What is loaded only by who enters. */
const loadWalk = () => import('./walk.tsx');
const Walk = lazy(loadWalk);

/** Whether this browser draws in three dimensions; a context is made for it and given back. */
const canDraw = (): boolean => {
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
};

type Trouble = 'noDrawing' | 'failed' | 'lost' | 'headsetLost';
type Props = {
  hall: HallView;
  boothId: string | null;
  onChoose: (boothId: string | null) => void;
};

const Needs = ({ hasHeadset }: { hasHeadset: boolean }) => {
  const { t } = useTranslation('space');
  return (
    <section className={`${panel['panel']} ${classes['needs']}`}>
      <h2>{t('needs')}</h2>
      <dl>
        {(['size', 'browser', 'hands'] as const).map((what) => (
          <div key={what}>
            <dt>{t(what)}</dt>
            <dd>{t(`${what}Is`, { kb: hallKilobytes })}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['keys']}>
        <kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd> {t('walk')} · <kbd>Q</kbd> {t('turn')} · <kbd>E</kbd>{' '}
        {t('nearest')} · <kbd>M</kbd> {t('map')} · <kbd>Esc</kbd> {t('leave')}
      </p>
      {hasHeadset && <p>{t('headset.how')}</p>}
      <p>{t('same')}</p>
    </section>
  );
};

/** The way into the room and out of it, on the screen or through a headset, and what stood in it. */
const useEntry = () => {
  const [isInside, setInside] = useState(false);
  const [session, setSession] = useState<XRSession | null>(null);
  const hasHeadset = useHeadset();
  const [isLoading, setLoading] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const acts = useRef<HTMLDivElement>(null);
  /** Loads the room; whether one is inside. */
  const enter = async (): Promise<boolean> => {
    if (!canDraw()) {
      setTrouble('noDrawing');
      return false;
    }
    setLoading(true);
    setTrouble(null);
    try {
      await loadWalk();
      setInside(true);
      return true;
    } catch {
      setTrouble('failed');
      return false;
    } finally {
      setLoading(false);
    }
  };
  /** The device is asked first, as long as the click counts as one; the room comes after. */
  const wear = async () => {
    setTrouble(null);
    const given = await askForHeadset();
    if (!given) return setTrouble('headsetLost');
    setSession(given);
    if (await enter()) return;
    setSession(null);
    await given.end();
  };
  const leave = (why?: Trouble) => {
    setInside(false);
    setSession(null);
    if (why) setTrouble(why);
    // The button was asleep while the room was loaded, so the browser does not find back to it by itself.
    setTimeout(() => acts.current?.querySelector('button')?.focus());
  };
  return { isInside, session, hasHeadset, isLoading, trouble, acts, enter, wear, leave };
};
type Entry = ReturnType<typeof useEntry>;

/** Into the room, and to the same hall without it. */
const Doors = ({ hall, booth: boothId, entry }: { hall: HallView; booth: string | null; entry: Entry }) => {
  const { t } = useTranslation('space');
  const { hasHeadset, isLoading, acts, enter, wear } = entry;
  const booth = boothId ? { booth: boothId } : {};
  return (
    <div ref={acts} className={classes['acts']}>
      <ActButton look="offer" wide busy={isLoading} onClick={() => void enter()}>
        {t(isLoading ? 'entering' : 'enter')}
      </ActButton>
      {hasHeadset && (
        <ActButton wide busy={isLoading} onClick={() => void wear()}>
          {t('headset.enter')}
        </ActButton>
      )}
      <ActLink to={pageTo('fairHall', { id: hall.id, ...booth })} wide>
        {t('openPlan')}
      </ActLink>
      <ActLink to={pageTo('fairHall', { id: hall.id, view: 'list', ...booth })} wide>
        {t('openList')}
      </ActLink>
    </div>
  );
};

/** The halls of the fair. */
const Halls = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['needs']}`}>
      <h2>{t('halls')}</h2>
      <ul className={classes['halls']}>
        {hall.fair.halls.map((h) => (
          <li key={h.id}>
            {h.id === hall.id ? (
              <b>{`${tf('hallNo', { n: h.no })} ${text(h.name)}`}</b>
            ) : (
              <SiteLink
                to={pageTo('fairSpace', { id: h.id })}
              >{`${tf('hallNo', { n: h.no })} ${text(h.name)}`}</SiteLink>
            )}
            <small>
              {h.id === hall.id && `${t('here')} · `}
              {t('booths', { taken: f.number(h.taken), all: f.number(h.booths) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The page before one enters: complete without the room itself, which nothing loads until somebody asks for it. */
export const SpacePage = ({ hall, boothId, onChoose }: Props) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const fairDays = useFairDays();
  const entry = useEntry();
  const { trouble } = entry;
  const { fair } = hall;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fairEntrance')}>{t('crumb')}</SiteLink>}
        title={`${tf('hallNo', { n: hall.no })} ${text(hall.name)}`}
        note={`${text(fair.name)} · ${tf(`phase.${fair.phase}`)} · ${fairDays(fair)}`}
      />
      <div className={classes['columns']}>
        <div>
          <Still />
          <p className={classes['lead']}>{t('lead')}</p>
          {fair.phase !== 'open' && <p>{t(fair.phase)}</p>}
          <p className={classes['calm']}>{t('calm')}</p>
          {trouble && (
            <p role="alert" className={classes['trouble']}>
              {t(trouble)}
            </p>
          )}
          <Doors hall={hall} booth={boothId} entry={entry} />
        </div>
        <div className={classes['side']}>
          <Needs hasHeadset={entry.hasHeadset} />
          <Halls hall={hall} />
        </div>
      </div>
      {entry.isInside && (
        <Suspense>
          <Walk hall={hall} boothId={boothId} session={entry.session} onChoose={onChoose} onLeave={entry.leave} />
        </Suspense>
      )}
    </main>
  );
};
