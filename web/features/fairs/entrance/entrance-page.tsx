import { boothFamilies } from '#contract/fairs/classes.ts';
import { pageTo } from '#contract/pages.ts';
import type { FairRow, HallView } from '#contract/fairs/views.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Still } from '../space/still.tsx';
import { hallKilobytes } from '../space/weight.ts';
import classes from './entrance.module.css';
import { HallWeave } from './hall-weave.tsx';

type Props = {
  fairs: FairRow[];
  fair: FairRow | null;
  halls: HallView[];
};

/** The three doors, and what each costs. */
const Doors = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation('space');
  const { id } = hall;
  const doors = [
    ['space', pageTo('fairSpace', { id })],
    ['plan', pageTo('fairHall', { id })],
    ['list', pageTo('fairHall', { id, view: 'list' })],
  ] as const;
  return (
    <section className={classes['doors']} aria-label={t('entrance.doors')}>
      {doors.map(([door, to]) => (
        <SiteLink key={door} to={to} className={classes['door']} data-door={door}>
          <b>{t(`entrance.${door}`)}</b>
          <span>{t(`entrance.${door}Cost`, { kb: hallKilobytes })}</span>
        </SiteLink>
      ))}
    </section>
  );
};

const Hall = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const f = useFormat();
  const name = `${tf('hallNo', { n: hall.no })} ${text(hall.name)}`;
  const taken = hall.booths.filter((b) => b.state === 'taken').length;
  const free = hall.booths.filter((b) => b.state === 'free').length;
  return (
    <article className={`${panel['panel']} ${classes['hall']}`}>
      <SiteLink to={pageTo('fairHall', { id: hall.id })} aria-label={name}>
        <HallWeave
          hall={hall}
          label={t('entrance.weave', { hall: name, taken: f.number(taken), free: f.number(free) })}
        />
      </SiteLink>
      <h3>{name}</h3>
      <p>
        {t('entrance.exhibitors', { n: f.number(taken), count: taken })}
        {free > 0 && ` · ${t('entrance.free', { n: f.number(free), count: free })}`}
      </p>
      <nav aria-label={name}>
        <SiteLink to={pageTo('fairSpace', { id: hall.id })}>{t('space')}</SiteLink>
        <SiteLink to={pageTo('fairHall', { id: hall.id })}>{t('plan')}</SiteLink>
        <SiteLink to={pageTo('fairHall', { id: hall.id, view: 'list' })}>{t('list')}</SiteLink>
      </nav>
    </article>
  );
};

/** The fair that is shown, with a look into its first hall and the three doors there. */
const OpenFair = ({ fair, first }: { fair: FairRow; first: HallView }) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const days = useFairDays();
  return (
    <section className={classes['open']}>
      <div className={classes['still']}>
        <Still />
        <ActLink look="ask" wide to={pageTo('fairSpace', { id: first.id })}>
          {t('entrance.enterHall', { hall: tf('hallNo', { n: first.no }) })}
        </ActLink>
      </div>
      <div className={classes['about']}>
        <p className={classes['phase']} data-phase={fair.phase}>
          {tf(`phase.${fair.phase}`)}
        </p>
        <h2>{text(fair.name)}</h2>
        <p>{days(fair)}</p>
        <p>{text(fair.about)}</p>
        {fair.phase !== 'open' && <p>{t(fair.phase)}</p>}
        <Doors hall={first} />
        <p className={classes['also']}>
          <SiteLink to={pageTo('fairTop', { fair: fair.id })}>{t('entrance.top')}</SiteLink>
          <SiteLink to={pageTo('carnival', {})}>{t('entrance.carnival')}</SiteLink>
        </p>
      </div>
    </section>
  );
};

/** What the colours of the cloth mean. */
const Legend = () => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  return (
    <ul className={classes['legend']} aria-label={t('entrance.legend')}>
      {boothFamilies.map((family) => (
        <li key={family}>
          <i style={{ background: `var(--family-${family})`, borderColor: `var(--family-${family}-glyph)` }} />
          {tf(`family.${family}`)}
        </li>
      ))}
    </ul>
  );
};

const Other = ({ fair: o }: { fair: FairRow }) => {
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const days = useFairDays();
  return (
    <li className={panel['panel']}>
      <p className={classes['phase']} data-phase={o.phase}>
        {tf(`phase.${o.phase}`)}
      </p>
      <h3>
        <SiteLink to={pageTo('fairEntrance', { fair: o.id })}>{text(o.name)}</SiteLink>
      </h3>
      <p>{days(o)}</p>
      <p>{text(o.about)}</p>
    </li>
  );
};

/** Into the fairs: the open one unrolled, its halls as cloth, and three doors. */
export const EntrancePage = ({ fairs, fair, halls }: Props) => {
  const { t } = useTranslation('space');
  const { t: tf } = useTranslation('fairs');
  const [first] = halls;
  if (!fair || !first)
    return (
      <main id="main" className={panel['page']}>
        <PageHead title={tf('pageTitle.fairEntrance')} />
        <Empty title={t('entrance.none')} text={t('entrance.noneText')}>
          <ActLink to={pageTo('fairs')}>{t('entrance.all')}</ActLink>
        </Empty>
      </main>
    );
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={tf('pageTitle.fairEntrance')}
        note={t('entrance.lead')}
        actions={<ActLink to={pageTo('fairs')}>{t('entrance.all')}</ActLink>}
      />
      <OpenFair fair={fair} first={first} />
      <section className={classes['halls']} aria-label={t('halls')}>
        {halls.map((h) => (
          <Hall key={h.id} hall={h} />
        ))}
      </section>
      <Legend />
      <h2>{t('entrance.other')}</h2>
      <ul className={classes['others']}>
        {fairs
          .filter((o) => o.id !== fair.id)
          .map((o) => (
            <Other key={o.id} fair={o} />
          ))}
      </ul>
    </main>
  );
};
