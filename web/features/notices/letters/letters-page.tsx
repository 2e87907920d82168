import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type Box, type LetterRow, letters } from '#contract/letters/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { CentreTabs, type Counts } from '../centre-tabs.tsx';
import classes from './letters.module.css';
import { useCorrespondent } from './names.ts';

type Props = { list: DataOf<typeof letters.page>; box: Box; unread: boolean; q: string; counts: Counts };
type Act = 'read' | 'unread' | 'remove';

const Row = ({ row, picked, pick }: { row: LetterRow; picked: boolean; pick: (on: boolean) => void }) => {
  const { t } = useTranslation('letters');
  const f = useFormat();
  const nameOf = useCorrespondent();
  return (
    <li data-unread={!row.read || undefined}>
      <label className={classes['pick']}>
        <input
          type="checkbox"
          aria-label={t('pick', { subject: row.subject })}
          checked={picked}
          onChange={(e) => pick(e.currentTarget.checked)}
        />
      </label>
      <SiteLink to={pageTo('letters', { id: row.threadId })} data-row={row.id}>
        {!row.read && <span className="visually-hidden">{t('unreadMark')} </span>}
        <b>{nameOf(row.other)}</b>
        <span className={classes['subject']}>{row.subject}</span>
        <small>{row.preview}</small>
      </SiteLink>
      <time dateTime={row.at} className="figure">
        {f.stamp(row.at)}
      </time>
    </li>
  );
};

/** Which letters are picked, and what is done with them. */
const usePicked = (list: Props['list']) => {
  const { revalidate } = useRevalidator();
  const { act, busyWith, fault } = useAct<Act>();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const here = list.records.filter((r) => picked.has(r.id)).map((r) => r.id);
  const pick = (id: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const all = here.length === list.records.length && here.length > 0;
  const change = (what: Act) =>
    void act(async () => {
      await call(letters.batch, { body: { act: what, ids: here } });
      setPicked(new Set());
      await revalidate();
    }, what);
  const pickAll = () => setPicked(new Set(all ? [] : list.records.map((r) => r.id)));
  return { picked, pick, pickAll, here, all, change, busyWith, fault };
};

type ActsProps = {
  box: Box;
  all: boolean;
  any: boolean;
  busyWith: ReturnType<typeof usePicked>['busyWith'];
  onAll: () => void;
  onAct: (what: Act) => void;
};
const Acts = ({ box, all, any, busyWith, onAll, onAct }: ActsProps) => {
  const { t } = useTranslation('letters');
  const acts: Act[] = box === 'inbox' ? ['read', 'unread', 'remove'] : ['remove'];
  const words = { read: t('markRead'), unread: t('markUnread'), remove: t('remove') };
  return (
    <div className={classes['acts']}>
      <label>
        <input type="checkbox" checked={all} onChange={onAll} />
        {t('pickAll')}
      </label>
      {acts.map((what) => (
        <Button
          key={what}
          size="xs"
          variant="default"
          disabled={!any}
          loading={busyWith === what}
          onClick={() => onAct(what)}
        >
          {words[what]}
        </Button>
      ))}
    </div>
  );
};

const FindForm = ({ box, unread, q }: Pick<Props, 'box' | 'unread' | 'q'>) => {
  const { t } = useTranslation('letters');
  return (
    <Form discover="none" method="get" role="search" aria-label={t('find')} className={classes['find']}>
      {box === 'sent' && <input type="hidden" name="box" value="sent" />}
      {unread && <input type="hidden" name="unread" value="1" />}
      <TextInput
        type="search"
        name="q"
        aria-label={t('find')}
        placeholder={t('find')}
        defaultValue={q}
        maxLength={80}
      />
      <Button type="submit" variant="default">
        {t('findAct')}
      </Button>
    </Form>
  );
};

const NoLetters = ({ unread, q }: Pick<Props, 'unread' | 'q'>) => {
  const { t } = useTranslation('letters');
  return (
    <Empty
      title={t(q ? 'foundNone' : unread ? 'overview.nothing' : 'none.title')}
      text={t(q ? 'foundNoneText' : 'none.text')}
    >
      <Button component={SiteLink} to={pageTo('letters', { write: 'new' })} variant="default">
        {t('write')}
      </Button>
    </Empty>
  );
};

/** Letters of a box, newest first; several are marked or taken away at once. */
export const LettersPage = ({ list, box, unread, q, counts }: Props) => {
  const { t } = useTranslation('letters');
  const { picked, pick, pickAll, here, all, change, busyWith, fault } = usePicked(list);
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  return (
    <main id="main">
      <PageHead
        title={t('title')}
        actions={
          <Button component={SiteLink} to={pageTo('letters', { write: 'new' })}>
            {t('write')}
          </Button>
        }
      >
        <CentreTabs at="letters" counts={counts} />
      </PageHead>
      <div className={classes['tools']}>
        <TabLinks
          label={t('box.label')}
          tabs={[
            { key: 'inbox', to: pageTo('letters'), label: t('box.inbox'), current: box === 'inbox' && !unread },
            { key: 'unread', to: pageTo('letters', { unread: 1 }), label: t('box.unread'), current: unread },
            { key: 'sent', to: pageTo('letters', { box: 'sent' }), label: t('box.sent'), current: box === 'sent' },
          ]}
        />
        {list.records.length > 0 && (
          <Acts box={box} all={all} any={here.length > 0} busyWith={busyWith} onAll={pickAll} onAct={change} />
        )}
      </div>
      <FindForm box={box} unread={unread} q={q} />
      {fault && <p role="alert">{fault}</p>}
      {list.records.length ? (
        <>
          <ul className={`${panel['panel']} ${classes['list']}`} ref={rows}>
            {list.records.map((r) => (
              <Row key={r.id} row={r} picked={picked.has(r.id)} pick={(on) => pick(r.id, on)} />
            ))}
          </ul>
          <Pager {...list} keys />
        </>
      ) : (
        <NoLetters unread={unread} q={q} />
      )}
    </main>
  );
};
