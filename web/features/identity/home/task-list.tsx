import type { HomeWork } from '#contract/home/work.ts';
import { lazy, Suspense, useRef } from 'react';
import type { Task } from '#contract/home/task.ts';
import { type SeenKind, seenKinds, taskRule } from '#contract/home/tasks.ts';
import { keptAddress } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { WarpMark, WeftMark } from '#web/ui/picture/marks.tsx';
import { Clear } from './clear.tsx';
import { Due } from './due.tsx';
import { Fresh } from './fresh.tsx';
import classes from './home.module.css';

/** What a task is about, with the mark of its side. */
const About = ({ kind }: { kind: Task['kind'] }) => {
  const { t } = useTranslation('work');
  const { side, about } = taskRule(kind);
  return (
    <span className={classes['about']}>
      <span className={classes['mark']}>
        {side === 'buying' ? <WeftMark /> : side === 'selling' ? <WarpMark /> : <i />}
      </span>
      <span className="visually-hidden">{t(`side.${side}`)}: </span>
      {t(`about.${about}`)}
    </span>
  );
};

const isSeen = (kind: Task['kind']): kind is SeenKind => (seenKinds as readonly string[]).includes(kind);
// Rare, and it comes with what it does.
const Dismiss = lazy(() => import('./dismiss.tsx'));

/** News of alerts. */
const alertKinds: ReadonlySet<Task['kind']> = new Set(['alertNews', 'productNews', 'supplierNews']);
/** What an alert found is news once: opening it reads its notice. What was answered is seen; a conversation reads itself. */
const read = (task: Task) => () => {
  if (task.kind === 'readAnswer')
    void import('./see-task.ts').then(({ seeTask }) => seeTask(task.id, 'readAnswer')).catch(() => undefined);
  if (!alertKinds.has(task.kind)) return;
  void import('#contract/notices/calls.ts')
    .then(({ notices }) => call(notices.read, { body: { ids: [task.id] } }))
    .catch(() => undefined);
};

const Row = ({ task, first }: { task: Task; first: boolean }) => {
  const { t } = useTranslation('work');
  const lang = useLang();
  const text = useText();
  const title = text(task.title) || t('tasks.untitled');
  const to = keptAddress(task.to);
  const other = task.other && text(task.other);
  return (
    <li data-kind={task.kind}>
      <About kind={task.kind} />
      <div className={classes['what']}>
        <SiteLink to={to} data-row={`${task.kind}.${task.id}`} lang={textLang(task.title, lang)} onClick={read(task)}>
          {title}
        </SiteLink>
        <small>
          {task.number && <span className="figure">{task.number}</span>}
          {other && <span>{other}</span>}
          <span>{t(`task.${task.kind}.what`, { n: task.n, count: task.n })}</span>
        </small>
      </div>
      <span className={classes['due']}>
        {isSeen(task.kind) ? (
          <Suspense>
            <Dismiss id={task.id} kind={task.kind} title={title} />
          </Suspense>
        ) : (
          <Due at={task.due} until={taskRule(task.kind).until} />
        )}
      </span>
      <span className={classes['act']} onClickCapture={read(task)}>
        <ActLink to={to} look={first && task.may ? 'offer' : 'plain'} full>
          {task.may ? t(`task.${task.kind}.act`) : t('tasks.see')}
          <span className="visually-hidden">: {title}</span>
        </ActLink>
      </span>
    </li>
  );
};

/** Everything that waits for the reader, the most pressing first, each with its one act; `j` and `k` walk it. */
export const TaskList = ({ work }: { work: HomeWork }) => {
  const { t } = useTranslation('work');
  const rows = useRef<HTMLElement>(null);
  useRowKeys(rows);
  const f = useFormat();
  const { tasks, count } = work;
  const more = count.tasks - tasks.length;
  return (
    <section ref={rows} aria-label={t('tasks.label')} className={classes['block']}>
      <Fresh />
      {tasks.length ? (
        <ol className={classes['tasks']}>
          {tasks.map((task, i) => (
            <Row key={`${task.kind}.${task.id}`} task={task} first={i === 0} />
          ))}
        </ol>
      ) : (
        <Clear work={work} />
      )}
      {more > 0 && (
        <p className={classes['quiet']}>
          {t('tasks.more', { count: more, n: f.number(more) + (count.capped ? '+' : '') })}
        </p>
      )}
    </section>
  );
};
