import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Health } from '#contract/operator/health.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { bytesOf } from './bytes.ts';
import classes from './health.module.css';
import { FailedJobs, Queues } from './job-tables.tsx';

type Fact = [label: string, value: ReactNode];

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={classes['facts']}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{value}</dd>
      </div>
    ))}
  </dl>
);

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={classes['part']} aria-label={title}>
    <h2>
      {title} {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
);

const tones: Record<Health['services'][number]['state'], Tone> = { up: 'warp', down: 'bad', absent: 'plain' };

/** Each service in a word, as one row. */
const Services = ({ services }: Pick<Health, 'services'>) => {
  const { t } = useTranslation('operator');
  return (
    <ul className={classes['services']} aria-label={t('health.services')}>
      {services.map((s) => (
        <li key={s.name}>
          {t(`health.service.${s.name}`)} <Tag tone={tones[s.state]}>{t(`health.state.${s.state}`)}</Tag>
        </li>
      ))}
    </ul>
  );
};

const Sending = ({ health }: { health: Health }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <Part title={t('health.sending')} note={t('health.node', { node: health.node.name })}>
      <div className={classes['two']}>
        {(['mail', 'sms'] as const).map((what) => {
          const s = health[what];
          return (
            <div key={what}>
              <h3>{t(`health.${what}`)}</h3>
              <Facts
                facts={[
                  [t('health.sent'), f.number(s.sent, 0)],
                  [t('health.notSent'), f.number(s.failed, 0)],
                  ...(s.lastFailedAt
                    ? [[t('health.last'), `${f.stamp(s.lastFailedAt)} ${s.lastError}`] satisfies Fact]
                    : []),
                  [t('health.outbox'), f.number(health.outbox[what], 0)],
                  ...(what === 'mail'
                    ? [[t('health.mailRefused'), f.number(health.mailRefused, 0)] satisfies Fact]
                    : []),
                ]}
              />
              {s.outbox && <p className={classes['quiet']}>{t('health.toOutbox')}</p>}
            </div>
          );
        })}
      </div>
      <p className={classes['quiet']}>{t('health.mailJobs')}</p>
    </Part>
  );
};

const Database = ({ database: d }: Pick<Health, 'database'>) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <Part title={t('health.database')}>
      <Facts
        facts={[
          [t('health.version'), `PostgreSQL ${d.version}`],
          [t('health.size'), bytesOf(d.bytes, f.number)],
          [t('health.connections'), `${d.connections} / ${d.most}`],
          [t('health.longest'), t('health.seconds', { n: f.number(d.longest, 1) })],
          [
            t('health.migrated'),
            `${d.migratedAt ? f.stamp(d.migratedAt) : '—'} · ${t('health.migrations', { n: d.migrations })}`,
          ],
        ]}
      />
      <p className={classes['quiet']}>{t('health.replication')}</p>
    </Part>
  );
};

const Node = ({ node: n }: Pick<Health, 'node'>) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const room = (r: { free: number; total: number }) =>
    t('health.free', { free: bytesOf(r.free, f.number), total: bytesOf(r.total, f.number) });
  return (
    <Part title={t('health.nodeTitle')} note={n.name}>
      <Facts
        facts={[
          [t('health.version'), `${n.version} · ${n.runtime}`],
          [t('health.started'), f.stamp(n.startedAt)],
          [t('health.memory'), bytesOf(n.memory, f.number)],
          [t('health.files'), room(n.files)],
          [t('health.data'), room(n.data)],
          ...(n.nodes === null ? [] : [[t('health.nodes'), String(n.nodes)] satisfies Fact]),
        ]}
      />
    </Part>
  );
};

/** Sealed quotations: whether this node could open what is closed, and what should be open by now. */
const Seal = ({ seal: s }: Pick<Health, 'seal'>) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <Part title={t('health.seal.title')}>
      <Facts
        facts={[
          [t('health.seal.key'), s.keyId],
          [t('health.seal.closed'), f.number(s.closed, 0)],
          [
            t('health.seal.late'),
            s.since ? t('health.seal.since', { n: f.number(s.late, 0), at: f.stamp(s.since) }) : f.number(s.late, 0),
          ],
        ]}
      />
      {s.unreadable > 0 ? (
        <p role="alert">{t('health.seal.missing', { keys: s.missing.join(', '), n: f.number(s.unreadable, 0) })}</p>
      ) : (
        <p className={classes['quiet']}>{t('health.seal.fine')}</p>
      )}
    </Part>
  );
};

/** How the platform is: services, jobs, mails, database, this node. */
export const HealthPage = ({ health: h, readAt }: { health: Health; readAt: string }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className={classes['main']}>
      <div className={classes['head']}>
        <h1>{t('nav.health')}</h1>
        <span className={classes['quiet']}>{t('health.readAt', { node: h.node.name, at: f.stamp(readAt) })}</span>
        <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('health.again')}
        </Button>
      </div>
      <Services services={h.services} />
      <Part title={t('health.jobs')}>
        <Facts
          facts={[
            [t('health.waiting'), f.number(h.jobs.waiting, 0)],
            [t('health.oldest'), h.jobs.oldest ? f.stamp(h.jobs.oldest) : t('health.noneWaiting')],
            [t('health.failed'), f.number(h.jobs.failed, 0)],
          ]}
        />
        <FailedJobs jobs={h.jobs.failedJobs} />
        <Queues queues={h.jobs.queues} />
      </Part>
      <Sending health={h} />
      <Seal seal={h.seal} />
      <Database database={h.database} />
      <Node node={h.node} />
    </main>
  );
};
