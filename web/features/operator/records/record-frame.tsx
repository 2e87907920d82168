import { IconChevronLeft, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { PersonRecord, RecordSection } from '#contract/operator/records.ts';
import { deskPageTo, mayOpenDesk } from '#contract/desk-pages.ts';
import { type PageAddress } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type RecordAct, RecordActs } from './record-acts.tsx';
import { SectionTable } from './section-table.tsx';
import classes from './record.module.css';

/** What is known in a word; without a value it is not shown. */
export type Fact = { key: string; label: string; value: ReactNode };

type Props = {
  what: 'person' | 'company';
  id: string;
  name: string;
  back: { to: PageAddress; label: string };
  tags: ReactNode;
  /** What stands before everything else. */
  alert?: ReactNode;
  facts: Fact[];
  acts: RecordAct[];
  /** Why an act is not offered. */
  note?: string | undefined;
  sections: RecordSection[];
  history: PersonRecord['acts'];
};

const Contents = ({ sections, history }: Pick<Props, 'sections'> & { history: number }) => {
  const { t } = useTranslation('operator');
  return (
    <nav className={classes['contents']} aria-label={t('record.contents')}>
      {sections.map((s) => (
        <a key={s.part} href={`#${s.part}`}>
          {t(`record.part.${s.part}`)} <b>{s.total}</b>
        </a>
      ))}
      <a href="#history">
        {t('record.history')} <b>{history}</b>
      </a>
    </nav>
  );
};

const History = ({ history }: Pick<Props, 'history'>) => {
  const { t } = useTranslation('operator');
  return (
    <section id="history" className={classes['section']} aria-labelledby="history-title">
      <h2 id="history-title">
        {t('record.history')} <b>{history.length}</b>
      </h2>
      {history.length > 0 ? (
        <Timeline
          label={t('record.history')}
          events={history.map((a) => ({
            key: a.id,
            at: a.at,
            title: t(`act.${a.act.replace('.', '_')}` as 'act.login'),
            by: a.operator,
            text: a.reason || undefined,
          }))}
        />
      ) : (
        <p className={classes['quiet']}>{t('record.noHistory')}</p>
      )}
    </section>
  );
};

/** Who or what it is at the top, what can be done at the right, everything known by parts, and what was done to it below. */
export const RecordFrame = (o: Props) => {
  const { t } = useTranslation('operator');
  const viewer = useViewer();
  return (
    <main id="main" className={classes['main']}>
      <SiteLink to={o.back.to} className={classes['back']}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
        {o.back.label}
      </SiteLink>
      <header className={classes['head']}>
        <h1>{o.name}</h1>
        {o.tags}
      </header>
      {o.alert && <div className={classes['alert']}>{o.alert}</div>}
      <div className={classes['columns']}>
        <div className={classes['known']}>
          <dl className={classes['facts']}>
            {o.facts
              .filter((f) => Boolean(f.value))
              .map((f) => (
                <div key={f.key}>
                  <dt>{f.label}</dt>
                  <dd>{f.value}</dd>
                </div>
              ))}
          </dl>
          <Contents sections={o.sections} history={o.history.length} />
          {o.sections.map((s) => (
            <SectionTable key={s.part} section={s} />
          ))}
          <History history={o.history} />
        </div>
        <aside className={classes['side']} aria-label={t('list.act')}>
          <RecordActs what={o.what} id={o.id} name={o.name} acts={o.acts} note={o.note} />
          {o.what === 'person' && mayOpenDesk('operatorMemberPoints', viewer) && (
            <p>
              <SiteLink to={deskPageTo('operatorMemberPoints', { id: o.id })}>{t('nav.points')}</SiteLink>
            </p>
          )}
          {mayOpenDesk('operatorAudit', viewer) && (
            <p>
              <SiteLink to={deskPageTo('operatorAudit', { subject: o.id })}>{t('record.audit')}</SiteLink>
            </p>
          )}
          <p className={classes['quiet']}>
            <IconLock size={14} stroke={1.6} aria-hidden="true" /> {t('record.audited')}
          </p>
        </aside>
      </div>
    </main>
  );
};
