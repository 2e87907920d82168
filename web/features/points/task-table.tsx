import { useRevalidator } from 'react-router';
import { type GrowthTask, points } from '#contract/points/calls.ts';
import { mayOpen, type PageAddress, pageTo } from '#contract/pages.ts';
import type { RuleCode } from '#contract/points/rules.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer, type Viewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './points.module.css';

/** Where a deed is done; null where it is no page, or none that this person may open. */
const placeOf = (code: RuleCode, viewer: Viewer | null): PageAddress | null => {
  const verification = (['verifyEnterprise', 'verifyPersonal'] as const).find((p) => mayOpen(p, viewer));
  const places: Partial<Record<RuleCode, PageAddress | null>> = {
    SIGN_IN: pageTo('integralManage', {}),
    PROFILE: pageTo('profile'),
    VERIFY: verification ? pageTo(verification) : null,
    PUBLISH_INQUIRY: mayOpen('releaseInquiry', viewer) ? pageTo('releaseInquiry', { new: 1 }) : null,
    QUOTE: pageTo('inquiryHall', {}),
    ORDER_COMPLETED: mayOpen('orders', viewer) ? pageTo('orders', {}) : null,
    RATE: mayOpen('orders', viewer) ? pageTo('orders', {}) : null,
    INVITE: mayOpen('inviteFriends', viewer) ? pageTo('inviteFriends') : null,
    INVITE_VERIFIED: mayOpen('inviteFriends', viewer) ? pageTo('inviteFriends') : null,
    FOLLOW: pageTo('search', { kind: 'suppliers' }),
    VISIT_BOOTH: pageTo('fairs'),
  };
  return places[code] ?? null;
};

/** Copies the address of the site for somebody else, and claims what sharing earns. */
const Share = () => {
  const { t } = useTranslation('points');
  const ready = useReady();
  const work = useAct();
  const { revalidate } = useRevalidator();
  const share = () =>
    work.act(async () => {
      const url = location.origin;
      try {
        await navigator.clipboard.writeText(url);
      } catch {
        throw new Error(t('notCopied', { url }));
      }
      const got = await call(points.saveScore, { query: { ruleCode: 'SHARE' } });
      say({ message: t(got.points ? 'copied' : 'copiedAgain') });
      await revalidate();
    });
  return (
    <>
      <ActButton look="word" disabled={!ready} busy={work.busy} onClick={() => void share()}>
        {t('go.SHARE')}
      </ActButton>
      {work.fault && (
        <small role="alert" className={classes['note']}>
          {work.fault}
        </small>
      )}
    </>
  );
};

const Go = ({ task }: { task: GrowthTask }) => {
  const { t } = useTranslation('points');
  const viewer = useViewer();
  if (task.code === 'SHARE') return <Share />;
  if (task.code === 'USER_ONLINE') return <span className={classes['quiet']}>{t('go.USER_ONLINE')}</span>;
  const to = placeOf(task.code, viewer);
  return (
    to &&
    task.done !== 'ever' && (
      <SiteLink to={to}>
        {t(`go.${task.code as 'QUOTE'}`)}
        <span className="visually-hidden">: {t(`rules.${task.code}`)}</span>
      </SiteLink>
    )
  );
};

const useValue = () => {
  const { t } = useTranslation('points');
  const f = useFormat();
  return (r: GrowthTask): string =>
    [
      r.step
        ? t('value.streak', { from: f.number(r.value), to: f.number(r.dayCap ?? r.value) })
        : t('value.plain', { n: f.number(r.value) }),
      r.holdDays > 0 ? t('value.held', { days: f.number(r.holdDays) }) : '',
      r.lifeCap === null ? '' : t('value.life', { n: f.number(r.lifeCap) }),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** What earns points: its value, what of it is done today, its cap, and the way to it. */
export const TaskTable = ({ tasks }: { tasks: GrowthTask[] }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const valueOf = useValue();
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className={classes['heading']}>
        {t('tasks')}
      </h2>
      <div className={panel['panel']}>
        <table className={`${panel['table']} ${panel['cards']} ${classes['tasks']}`}>
          <thead>
            <tr>
              <th scope="col">{t('head.what')}</th>
              <th scope="col">{t('head.value')}</th>
              <th scope="col">{t('head.today')}</th>
              <th scope="col" className={panel['end']}>
                {t('head.cap')}
              </th>
              <th scope="col" className={panel['end']}>
                <span className="visually-hidden">{t('head.go')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <tr key={task.code}>
                <th scope="row">{t(`rules.${task.code}`)}</th>
                <td>{valueOf(task)}</td>
                <td>
                  {task.done === 'open'
                    ? task.again
                      ? t('again', { at: f.stamp(task.again) })
                      : t('deeds', { count: task.deeds, n: f.number(task.deeds) })
                    : t(`done.${task.done}`)}
                </td>
                <td className={`figure ${panel['end']}`} data-head={t('head.cap')}>
                  {f.number(task.today)} / {task.dayCap === null ? t('noCap') : f.number(task.dayCap)}
                </td>
                <td className={panel['end']}>
                  <Go task={task} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
