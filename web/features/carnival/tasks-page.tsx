import type { carnival, CampaignTask, MyCampaign } from '#contract/carnival/calls.ts';
import { onceOnly, type TaskKind } from '#contract/carnival/states.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { mayOpen, type PageKey, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { CampaignFrame, Dates, NoCampaign, partTo } from './campaign-frame.tsx';
import { Balance } from './balance.tsx';
import classes from './carnival.module.css';

export type Seen = DataOf<typeof carnival.detail>;

/** Where a task is done. */
const places = {
  booths: 'newestHall',
  card: 'search',
  talk: 'fairs',
  follow: 'brands',
  inquiry: 'releaseInquiry',
  profile: 'profile',
} as const satisfies Record<TaskKind, PageKey>;

type KnotProps = { task: CampaignTask; mine: MyCampaign['tasks'][number] | undefined; open: boolean };

const Knot = ({ task, mine, open }: KnotProps) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  const viewer = useViewer();
  const once = onceOnly.includes(task.kind);
  const place = places[task.kind];
  const state = () => {
    if (!mine) return '';
    if (mine.done) return t(once ? 'taskDone' : 'taskDoneToday');
    return once ? '' : t('taskToday', { n: f.number(mine.today), need: f.number(task.need) });
  };
  const said = [
    t(once ? 'taskEarnsOnce' : 'taskEarns', { n: f.number(task.draws) }),
    state(),
    mine && !once && mine.earned > 0 && t('taskEarned', { n: f.number(mine.earned) }),
  ];
  return (
    <li data-done={mine?.done || undefined} data-begun={(mine && mine.today + mine.earned > 0) || undefined}>
      <strong>{t(`task.${task.kind}`, { n: f.number(task.need) })}</strong>
      <small>{said.filter(Boolean).join(' · ')}</small>
      <span>
        {open && !mine?.done && mayOpen(place, viewer) && <ActLink to={pageTo(place)}>{t(`go.${task.kind}`)}</ActLink>}
      </span>
    </li>
  );
};

/** The campaign with its tasks as knots on a thread. */
export const TasksPage = ({ seen }: { seen: Seen | null }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const c = seen?.campaign;
  return (
    <CampaignFrame part="tasks" campaign={c ?? null}>
      {seen && c ? (
        <div className={classes['columns']}>
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="tasks">
            <h2 id="tasks">{text(c.name)}</h2>
            <p>{text(c.about)}</p>
            <Dates of={c} />
            <ol className={classes['knots']} aria-label={t('tasksLabel')}>
              {c.tasks.map((task) => (
                <Knot
                  key={task.kind}
                  task={task}
                  mine={seen.mine?.tasks.find((m) => m.kind === task.kind)}
                  open={c.phase === 'open'}
                />
              ))}
            </ol>
            <p className={classes['quiet']}>
              {t(c.phase === 'past' ? 'drawPast' : seen.mine ? 'tasksNote' : 'tasksLogin')}
            </p>
          </section>
          <aside className={classes['side']} aria-label={t('left')}>
            <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
              <Balance mine={seen.mine} />
              <div className={classes['acts']}>
                {c.phase === 'past' ? (
                  <ActLink to={partTo('proof', c.id)}>{t('toProof')}</ActLink>
                ) : (
                  <ActLink look="ask" to={partTo('draw', c.id)}>
                    {t('toDraw')}
                  </ActLink>
                )}
                <ActLink to={partTo('prizes', c.id)}>{t('toPrizes')}</ActLink>
              </div>
            </section>
          </aside>
        </div>
      ) : (
        <NoCampaign />
      )}
    </CampaignFrame>
  );
};
