import { useEffect, useState } from 'react';
import { type Comment, discussion } from '#contract/content/discussion.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { ask } from '#web/lib/ask.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { OneComment } from './one-comment.tsx';
import { SayComment } from './say-comment.tsx';
import classes from './talk.module.css';

type List = DataOf<typeof discussion.comments>;
const size = 10;

type MarksProps = {
  pieceId: string;
  /** Who says it, by name, where somebody does. */
  speaker: string | undefined;
  list: List;
  onMarked: (o: Partial<List>) => void;
};

const Marks = ({ pieceId, speaker, list, onMarked }: MarksProps) => {
  const { t } = useTranslation('content');
  const f = useFormat();
  const { busyWith, fault, act } = useAct();
  const mark = (key: 'praise' | 'collect', on: boolean) =>
    act(async () => {
      const done = await call(discussion[key], { params: { id: pieceId }, body: { on } });
      onMarked(key === 'praise' ? { praised: done.on, praises: done.n } : { collected: done.on, collects: done.n });
    }, key);
  const follow = (on: boolean) =>
    act(async () => {
      const done = await call(discussion.follow, { params: { id: pieceId }, body: { on } });
      onMarked({ followed: done.on, follows: done.n });
    }, 'follow');
  const button = (key: 'praise' | 'collect', on: boolean, n: number) => (
    <button
      type="button"
      className={classes['mark']}
      aria-pressed={on}
      disabled={busyWith !== null}
      onClick={() => void mark(key, !on)}
    >
      {t(key === 'praise' ? (on ? 'talk.praised' : 'talk.praise') : on ? 'talk.collected' : 'talk.collect')}{' '}
      <span className="figure">{f.number(n)}</span>
    </button>
  );
  return (
    <div className={classes['marks']}>
      {button('praise', list.praised, list.praises)}
      {button('collect', list.collected, list.collects)}
      {speaker && (
        <button
          type="button"
          className={classes['mark']}
          aria-pressed={list.followed}
          disabled={busyWith !== null}
          onClick={() => void follow(!list.followed)}
        >
          {t(list.followed ? 'talk.following' : 'talk.follow', { name: speaker })}{' '}
          <span className="figure">{f.number(list.follows)}</span>
        </button>
      )}
      <p role="alert">{fault}</p>
    </div>
  );
};

/** What was read of it so far: anew with the piece and the reader, older ones behind. */
const useComments = (pieceId: string, readerId: string | undefined) => {
  const { busy, act } = useAct();
  const [list, setList] = useState<List | null>(null);
  const [broken, setBroken] = useState(false);
  const read = (current: number) =>
    quietCall(discussion.comments, { params: { id: pieceId }, query: { current, size } });
  const load = () =>
    read(1).then(
      (l) => {
        setBroken(false);
        setList(l);
      },
      () => setBroken(true),
    );
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- with the piece and the reader alone
  }, [pieceId, readerId]);
  const readOlder = (than: List) =>
    act(async () => {
      const next = await read(Math.floor(than.records.length / size) + 1);
      const there = new Set(than.records.map((c) => c.id));
      setList({ ...next, records: [...than.records, ...next.records.filter((c) => !there.has(c.id))] });
    });
  return { list, setList, broken, load, readOlder, busy };
};

/** What is said of a piece, the newest first, and what a member may do. */
const TalkList = ({ pieceId, speaker }: { pieceId: string; speaker?: string | undefined }) => {
  const { t } = useTranslation('content');
  const f = useFormat();
  const viewer = useViewer();
  const { list, setList, broken, load, readOlder, busy } = useComments(pieceId, viewer?.userId);
  if (broken)
    return (
      <p role="alert">
        {t('talk.gone')}{' '}
        <ActButton look="word" onClick={() => void load()}>
          {t('talk.again')}
        </ActButton>
      </p>
    );
  if (!list) return null;
  const drop = (c: Comment) =>
    setList({ ...list, total: list.total - 1, records: list.records.filter((x) => x.id !== c.id) });
  return (
    <>
      {viewer ? (
        <Marks pieceId={pieceId} speaker={speaker} list={list} onMarked={(o) => setList({ ...list, ...o })} />
      ) : (
        <p>
          {t('talk.login')} <ActButton onClick={() => ask('login')}>{t('login')}</ActButton>
        </p>
      )}
      {viewer && (
        <SayComment
          pieceId={pieceId}
          onSaid={(c) => setList({ ...list, total: list.total + 1, records: [c, ...list.records] })}
        />
      )}
      <p role="status" className={classes['count']}>
        {list.total ? t('talk.count', { n: f.number(list.total), count: list.total }) : t('talk.none')}
      </p>
      <ul className={classes['comments']}>
        {list.records.map((c) => (
          <OneComment key={c.id} comment={c} onDeleted={() => drop(c)} />
        ))}
      </ul>
      {list.records.length < list.total && (
        <ActButton busy={busy} onClick={() => void readOlder(list)}>
          {t('talk.more')}
        </ActButton>
      )}
    </>
  );
};

export default TalkList;
