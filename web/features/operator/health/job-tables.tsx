import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Health, operatorHealth } from '#contract/operator/health.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './health.module.css';

type Jobs = Health['jobs'];

/** Jobs that were given up, each with its error and a way to run it again. */
export const FailedJobs = ({ jobs }: { jobs: Jobs['failedJobs'] }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const retry = (job: Jobs['failedJobs'][number]) =>
    work.act(async () => {
      await deskCall(operatorHealth.retry, { params: { id: job.id }, body: { queue: job.queue } });
      say({ message: t('health.retried') });
      await revalidate();
    }, job.id);
  if (!jobs.length) return <p className={classes['quiet']}>{t('health.noFailed')}</p>;
  return (
    <div className={panel['scroll']} tabIndex={0} role="region" aria-label={t('health.failedJobs')}>
      {work.fault && (
        <p role="alert" className={desk['wrong']}>
          {work.fault}
        </p>
      )}
      <table className={panel['table']}>
        <caption>{t('health.failedJobs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('health.at')}</th>
            <th scope="col">{t('health.queue')}</th>
            <th scope="col">{t('health.error')}</th>
            <th scope="col" className={panel['end']}>
              {t('health.tries')}
            </th>
            <th scope="col">{t('list.act')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <td className="figure">{f.stamp(job.at)}</td>
              <td className={classes['queue']}>{job.queue}</td>
              <td className={classes['error']}>{job.error || '—'}</td>
              <td className={`figure ${panel['end']}`}>{job.tries}</td>
              <td>
                <button
                  type="button"
                  className={desk['act']}
                  disabled={work.busy}
                  aria-label={`${t('health.retry')}: ${job.queue}`}
                  onClick={() => void retry(job)}
                >
                  {t('health.retry')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What each kind of job has to tell of the last day. */
export const Queues = ({ queues }: Pick<Jobs, 'queues'>) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  if (!queues.length) return <p className={classes['quiet']}>{t('health.calm')}</p>;
  return (
    <div className={panel['scroll']} tabIndex={0} role="region" aria-label={t('health.byKind')}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('health.queue')}</th>
            {(['waiting', 'active', 'done', 'failed'] as const).map((key) => (
              <th key={key} scope="col" className={panel['end']}>
                {t(`health.${key}`)}
              </th>
            ))}
            <th scope="col">{t('health.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((q) => (
            <tr key={q.name} data-look={q.failed > 0 || undefined}>
              <th scope="row" className={classes['queue']}>
                {q.name}
              </th>
              {(['waiting', 'active', 'done', 'failed'] as const).map((key) => (
                <td key={key} className={`figure ${panel['end']}`}>
                  {f.number(q[key], 0)}
                </td>
              ))}
              <td className="figure">{q.oldest ? f.stamp(q.oldest) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
