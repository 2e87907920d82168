import { IconBellOff, IconPin, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chat, type Conversation, type Message } from '#contract/chat/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import classes from './list.module.css';
import { useNames } from './names.ts';
import type { Show, useList } from './use-list.ts';

const shows: readonly Show[] = ['all', 'unread', 'hidden'];

/** Day or hour of a message, as short as it can be told. */
const useWhen = () => {
  const f = useFormat();
  return (iso: string) => {
    const [day, hour] = f.stamp(iso).split(' ');
    return day === f.stamp(new Date().toISOString()).slice(0, 10) ? hour : day?.slice(5);
  };
};

type RowProps = { c: Conversation; current: boolean; onPick: (id: string) => void };
const Row = ({ c, current, onPick }: RowProps) => {
  const { t } = useTranslation('chat');
  const { nameOf, companyOf, lineOf, senderOf } = useNames();
  const when = useWhen();
  const name = nameOf(c);
  const said = c.last && c.side === 1 && c.last.side === 1 && !c.last.recalled ? `${senderOf(c.last)}: ` : '';
  return (
    <li>
      <button
        type="button"
        className={classes['row']}
        aria-current={current || undefined}
        data-unread={c.unread > 0 || undefined}
        onClick={() => onPick(c.conversationId)}
      >
        <span className={classes['mark']} data-online={c.online || undefined} aria-hidden="true">
          {[...name][0]}
        </span>
        <strong>
          {name}
          {companyOf(c) && <small>{companyOf(c)}</small>}
        </strong>
        <time dateTime={c.last?.at}>{c.last && when(c.last.at)}</time>
        <span className={classes['line']}>{c.last && said + lineOf(c.last)}</span>
        <span className={classes['signs']}>
          {c.pinned && <IconPin size={14} aria-label={t('pinned')} />}
          {c.muted && <IconBellOff size={14} aria-label={t('muted')} />}
          {c.unread > 0 && (
            <b className={classes['count']} data-muted={c.muted || undefined}>
              <span aria-hidden="true">{c.unread > 99 ? '99+' : c.unread}</span>
              <span className="visually-hidden">{t('unreadOf', { total: c.unread, count: c.unread })}</span>
            </b>
          )}
        </span>
      </button>
    </li>
  );
};

type Found = { people: Conversation[]; messages: Message[]; next: string | null };

/** Names and messages with the words that were typed, a moment after the last letter. */
const useFound = (words: string) => {
  const [found, setFound] = useState<{ q: string; is: Found } | null>(null);
  const q = words.trim();
  useEffect(() => {
    if (!q) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void Promise.all([
        quietCall(chat.sessions, { body: { q, size: 10 } }),
        quietCall(chat.search, { query: { q, size: 20 } }),
      ]).then(
        ([people, messages]) =>
          left || setFound({ q, is: { people: people.records, messages: messages.records, next: messages.next } }),
        () => undefined,
      );
    }, 250);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [q]);
  const { act, busy } = useAct();
  const more = () =>
    void act(async () => {
      if (!found?.is.next) return;
      const { records, next } = await quietCall(chat.search, {
        query: { q: found.q, size: 20, cursor: found.is.next },
      });
      setFound((f) =>
        f?.q === found.q ? { q: f.q, is: { ...f.is, messages: [...f.is.messages, ...records], next } } : f,
      );
    });
  return { found: q && found ? found.is : null, more, busy };
};

type Props = {
  list: ReturnType<typeof useList>;
  current: string | null;
  onPick: (id: string, sequence?: number) => void;
  foot: ReactNode;
};

const SearchField = ({ words, onWords }: { words: string; onWords: (words: string) => void }) => {
  const { t } = useTranslation('chat');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['search']}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        ref={field}
        value={words}
        maxLength={80}
        onChange={(e) => onWords(e.currentTarget.value)}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      {words && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            onWords('');
            field.current?.focus();
          }}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

type HitsProps = { found: Found; onPick: Props['onPick']; more: () => void; busy: boolean };
const Hits = ({ found, onPick, more, busy }: HitsProps) => {
  const { t } = useTranslation('chat');
  const { lineOf, senderOf } = useNames();
  const when = useWhen();
  return (
    <>
      <h2>{t('foundMessages')}</h2>
      <ul>
        {found.messages.map((m) => (
          <li key={m.messageId}>
            <button type="button" className={classes['hit']} onClick={() => onPick(m.conversationId, m.sequence)}>
              <strong>{senderOf(m)}</strong>
              <time dateTime={m.at}>{when(m.at)}</time>
              <span>{lineOf(m)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.next && (
        <button type="button" className={classes['more']} disabled={busy} onClick={more}>
          {t('more')}
        </button>
      )}
    </>
  );
};

/** Conversations with their tabs, and what a search finds in them. */
export const ConversationList = ({ list, current, onPick, foot }: Props) => {
  const { t } = useTranslation('chat');
  const [words, setWords] = useState('');
  const { found, more, busy } = useFound(words);
  const rows = found?.people ?? list.all;
  const empty = { all: 'noList.title', unread: 'noneUnread', hidden: 'noneHidden' } as const;
  return (
    <section className={classes['list']} aria-label={t('list')}>
      <SearchField words={words} onWords={setWords} />
      {!found && (
        <div className={classes['tabs']}>
          {shows.map((s) => (
            <button key={s} type="button" aria-pressed={list.show === s} onClick={() => list.turn(s)}>
              {t(`tab.${s}`)}
            </button>
          ))}
        </div>
      )}
      <div className={classes['rows']}>
        <ul>
          {rows.map((c) => (
            <Row key={c.conversationId} c={c} current={c.conversationId === current} onPick={onPick} />
          ))}
        </ul>
        {found && found.messages.length > 0 && <Hits found={found} onPick={onPick} more={more} busy={busy} />}
        {found && !rows.length && !found.messages.length && <p className={classes['none']}>{t('nothingFound')}</p>}
        {!found && !rows.length && (
          <Empty title={t(empty[list.show])} {...(list.show === 'all' && { text: t('noList.text') })}>
            {list.show === 'all' && <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('noList.act')}</ActLink>}
          </Empty>
        )}
        {!found && list.more && (
          <button type="button" className={classes['more']} onClick={() => void list.more?.()}>
            {t('more')}
          </button>
        )}
      </div>
      {foot}
    </section>
  );
};
