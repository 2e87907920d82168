import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { chat, type Message } from '#contract/chat/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNames } from '../names.ts';
import classes from './find-in.module.css';

/** Milliseconds after the last key. */
const pause = 250;

type Found = { q: string; messages: Message[]; next: string | null };
type Props = { conversationId: string; onGoTo: (sequence: number) => void; onClose: () => void };

/** Messages of a conversation with the words that were typed, a moment after the last letter. */
const useFound = (conversationId: string, words: string) => {
  const [found, setFound] = useState<Found | null>(null);
  const q = words.trim();
  useEffect(() => {
    if (!q) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void quietCall(chat.search, { query: { q, sessionId: conversationId, size: 30 } }).then(
        ({ records, next }) => left || setFound({ q, messages: records, next }),
        () => undefined,
      );
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [q, conversationId]);
  const there = q && found?.q === q ? found.messages : null;
  const more = useAct();
  const showMore = () =>
    void more.act(async () => {
      if (!found?.next) return;
      const { records, next } = await quietCall(chat.search, {
        query: { q, sessionId: conversationId, size: 30, cursor: found.next },
      });
      setFound((f) => (f?.q === q ? { q, messages: [...f.messages, ...records], next } : f));
    });
  return { there, next: found?.next, busy: more.busy, more: showMore };
};

/** Looks for words in one conversation; what is found leads to its place. */
export const FindIn = ({ conversationId, onGoTo, onClose }: Props) => {
  const { t } = useTranslation(['speech', 'chat']);
  const { senderOf, lineOf } = useNames();
  const f = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { there, next, busy, more } = useFound(conversationId, words);
  useEffect(() => field.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it; the button does the same
    <div
      className={classes['find']}
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      <div className={classes['field']}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          ref={field}
          value={words}
          maxLength={80}
          placeholder={t('findIn')}
          aria-label={t('findIn')}
          onChange={(e) => setWords(e.currentTarget.value)}
        />
        <button type="button" aria-label={t('closeFind')} onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </button>
      </div>
      <p role="status">{there?.length === 0 && t('notFoundIn')}</p>
      {there && there.length > 0 && (
        <ul>
          {there.map((m) => (
            <li key={m.messageId}>
              <button type="button" onClick={() => onGoTo(m.sequence)}>
                <small>
                  {senderOf(m)} · <span className="figure">{f.stamp(m.at)}</span>
                </small>
                <span>{lineOf(m)}</span>
              </button>
            </li>
          ))}
          {next && (
            <li>
              <button type="button" disabled={busy} onClick={more}>
                {t('chat:more')}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
