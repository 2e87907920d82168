import { Button } from '@mantine/core';
import { useLocation, useRevalidator } from 'react-router';
import { type Consultation, consult, consultTabs } from '#contract/chat/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { useNames } from '../names.ts';
import classes from './desk.module.css';
import type { DeskPageKey } from './desk-key.ts';
import { useLiveQueue } from './use-live-queue.ts';

const tones = { waiting: 'deviates', answered: 'warp', closed: 'plain' } as const;
export const StateOf = ({ state }: { state: Consultation['state'] }) => {
  const { t } = useTranslation('desk');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
};

const Take = ({ c }: { c: Consultation }) => {
  const { t } = useTranslation('desk');
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct();
  const take = () =>
    void act(async () => {
      const seen = c.last?.sequence;
      const body = { act: 'take' as const, from: c.assignee?.id ?? null, ...(seen !== undefined && { seen }) };
      await call(consult.move, { params: { id: c.id }, body }).then(
        () => say({ role: 'status', message: t('took') }),
        (err: Error) => say({ role: 'alert', color: 'red', message: err.message }),
      );
      await revalidate();
    });
  return (
    <Button
      size="xs"
      variant={c.assignee ? 'default' : 'filled'}
      loading={busy}
      onClick={take}
      aria-label={`${t(c.assignee ? 'takeOver' : 'take')} · ${c.asker.name || t('person')}`}
    >
      {t(c.assignee ? 'takeOver' : 'take')}
    </Button>
  );
};

const useColumns = (): Column<Consultation>[] => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  const text = useText();
  const viewer = useViewer();
  const { lineOf } = useNames();
  const assigneeOf = (c: Consultation) =>
    !c.assignee ? t('nobody') : c.assignee.id === viewer?.userId ? t('you') : c.assignee.name || t('person');
  const since = (c: Consultation) => c.closedAt ?? c.waitingSince ?? c.answeredAt ?? c.openedAt;
  const sinceHead = (c: Consultation) => (c.closedAt ? 'closedAt' : c.waitingSince ? 'waitingSince' : 'answeredAt');
  return [
    {
      id: 'asker',
      title: t('asker'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (c) => (
        <>
          <RowLink id={c.id} to={pageTo('chat', { eid: c.conversationId })}>
            {c.asker.name || t('person')}
          </RowLink>
          {c.company && <small>{text(c.company.name)}</small>}
          {c.last && (
            <small className={classes['last']} dir="auto">
              {lineOf(c.last)}
            </small>
          )}
        </>
      ),
      value: (c) => c.asker.name,
    },
    {
      id: 'state',
      title: t('stateHead'),
      card: 'head',
      cell: (c) => <StateOf state={c.state} />,
      value: (c) => t(`state.${c.state}`),
    },
    {
      id: 'since',
      title: t('time'),
      cell: (c) => (
        <span className={classes['since']} data-waits={c.state === 'waiting' || undefined}>
          <small>{t(sinceHead(c))}</small> <span className="figure">{f.stamp(since(c))}</span>
        </span>
      ),
      value: (c) => ({ at: since(c) }),
    },
    { id: 'assignee', title: t('assigneeHead'), named: true, cell: assigneeOf, value: assigneeOf },
    {
      id: 'acts',
      title: t('acts'),
      end: true,
      card: 'side',
      cell: (c) => (c.state !== 'closed' && c.assignee?.id !== viewer?.userId ? <Take c={c} /> : null),
    },
  ];
};

type Props = { page: DeskPageKey; list: DataOf<typeof consult.list> };

/** What a company is asked, by how it stands. */
export const ConsultationList = ({ page, list: loaded }: Props) => {
  const { t } = useTranslation('desk');
  const { search } = useLocation();
  const columns = useColumns();
  const asked = new URLSearchParams(search).get('tab');
  const tab = consultTabs.find((k) => k === asked) ?? 'queue';
  const list = useLiveQueue(loaded);
  return (
    <ListView
      name="consultations"
      label={t('view.desk')}
      columns={columns}
      page={list}
      idOf={(c) => c.id}
      filters={
        <FilterLinks
          label={t('tab.label')}
          choices={consultTabs.map((k) => ({
            key: k,
            to: pageTo(page, { tab: k }),
            label: t(`tab.${k}`),
            ...(k !== 'closed' && { n: list.counts[k] }),
            current: tab === k,
          }))}
        />
      }
      read={async (place) => call(consult.list, { query: { ...(await searchQuery(consult.list, search)), ...place } })}
      empty={
        <Empty title={t(`none.${tab}`)} text={tab === 'queue' ? t('none.queueText') : ''}>
          {tab !== 'queue' && (
            <Button component={SiteLink} to={pageTo(page, { tab: 'queue' })} variant="default">
              {t('none.toQueue')}
            </Button>
          )}
        </Empty>
      }
    />
  );
};
