import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type OperatorAccount, operatorAccounts } from '#contract/operator/operators.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import classes from '../desk.module.css';
import { CreateDialog } from './create-dialog.tsx';
import { GivenDialog, type Handed } from './given-dialog.tsx';
import { OperatorDialog, type OperatorAsked, operatorActs } from './operator-dialogs.tsx';

type Data = DataOf<typeof operatorAccounts.list>;
const tones: Record<OperatorAccount['state'], Tone> = { active: 'warp', new: 'info', reset: 'weft', left: 'plain' };

/** What an administrator can do for each. */
const useActColumn = (ask: (asked: OperatorAsked) => void): Column<OperatorAccount> => {
  const { t } = useTranslation('operator');
  return {
    id: 'act',
    title: t('list.act'),
    fixed: true,
    cell: (o) => (
      <span className={classes['acts']}>
        {operatorActs(o).map((act) => (
          <button
            key={act}
            type="button"
            className={classes['act']}
            aria-label={`${t(`operators.act.${act}`)}: ${o.name}`}
            onClick={() => ask({ act, of: o })}
          >
            {t(`operators.act.${act}`)}
          </button>
        ))}
      </span>
    ),
  };
};

const useColumns = (ask: (asked: OperatorAsked) => void): Column<OperatorAccount>[] => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const actColumn = useActColumn(ask);
  const level = (o: OperatorAccount) => (o.level ? t(`level.${o.level}`) : '—');
  return [
    {
      id: 'name',
      title: t('list.name'),
      card: 'title',
      fixed: true,
      cell: (o) => (
        <>
          <b>{o.name}</b>
          {o.mine && <small>{t('operators.mine')}</small>}
        </>
      ),
      value: (o) => o.name,
    },
    {
      id: 'username',
      title: t('login.username'),
      card: 'head',
      cell: (o) => (
        <>
          <span className="figure">{o.username}</span>
          {o.email && <small>{o.email}</small>}
        </>
      ),
      value: (o) => o.username,
    },
    { id: 'level', title: t('operators.level'), cell: level, value: level },
    {
      id: 'state',
      title: t('list.state'),
      cell: (o) => (
        <>
          <Tag tone={tones[o.state]}>{t(`operators.state.${o.state}`)}</Tag>
          {o.state === 'active' && <small>{t('operators.recovery', { n: o.recovery })}</small>}
        </>
      ),
      value: (o) => t(`operators.state.${o.state}`),
    },
    {
      id: 'seen',
      title: t('operators.seen'),
      card: 'side',
      end: true,
      cell: (o) => <span className="figure">{o.lastSeenAt ? f.stamp(o.lastSeenAt) : '—'}</span>,
      value: (o) => o.lastSeenAt && { at: o.lastSeenAt },
    },
    actColumn,
  ];
};

/** The operators themselves: who there is, with which level, and what an administrator can do for them. */
export const OperatorsPage = ({ list }: { list: Data }) => {
  const { t } = useTranslation('operator');
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<OperatorAsked | 'create' | null>(null);
  const [handed, setHanded] = useState<Handed | null>(null);
  const columns = useColumns(setAsked);
  const done = async (given: Handed | null) => {
    setAsked(null);
    setHanded(given);
    await revalidate();
  };
  const close = () => setAsked(null);
  return (
    <main id="main" className={classes['page']}>
      <div className={classes['heading']}>
        <h1>{t('nav.operators')}</h1>
        <Button onClick={() => setAsked('create')}>{t('operators.create')}</Button>
      </div>
      <p className={classes['quiet']}>{t('operators.note')}</p>
      <ListView
        name="operators"
        label={t('nav.operators')}
        columns={columns}
        page={list}
        idOf={(o) => o.id}
        from="wide"
        still
        read={async (place) =>
          call(operatorAccounts.list, { query: { ...(await searchQuery(operatorAccounts.list, search)), ...place } })
        }
        empty={<Empty title={t('list.none')} />}
      />
      {asked === 'create' && <CreateDialog onDone={done} onClose={close} />}
      {asked !== null && asked !== 'create' && <OperatorDialog asked={asked} onDone={done} onClose={close} />}
      {handed && <GivenDialog handed={handed} onClose={() => setHanded(null)} />}
    </main>
  );
};
