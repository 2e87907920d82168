import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { chat, type Conversation, maxBody } from '#contract/chat/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { writtenIn } from '../sending/written-in.ts';
import { keepText, readText } from '../sending/kept-text.ts';
import { useNames } from '../names.ts';
import classes from './deal-talks.module.css';

type Props = { conversation: Conversation; userId: string; onSent: () => void };

/** What is typed is the draft of the conversation, wherever it is opened. */
const useAnswer = ({ conversation: c, userId, onSent }: Props) => {
  const lang = useLang();
  const [text, setText] = useState('');
  // The browser's storage is not there when the page is rendered.
  useEffect(() => setText(readText(userId, c.conversationId)), [userId, c.conversationId]);
  // A message keeps its id through every try, so that it is there once at the most.
  const clientId = useRef<string>(undefined);
  const { act, busy, fault } = useAct();
  const write = (words: string) => {
    setText(words);
    clientId.current = undefined;
    keepText(userId, c.conversationId, words);
  };
  const send = () => {
    const body = text.trim();
    if (!body) return;
    clientId.current ??= crypto.randomUUID();
    const message = {
      sessionId: c.conversationId,
      clientId: clientId.current,
      body,
      lang: writtenIn(body, lang),
    };
    void act(async () => {
      await call(chat.send, { body: message });
      write('');
      onSent();
    });
  };
  return { text, write, send, busy, fault };
};

/** A field to answer in beside something else. */
export const QuickAnswer = (props: Props) => {
  const { t } = useTranslation('chat');
  const { nameOf } = useNames();
  const id = useId();
  const { text, write, send, busy, fault } = useAnswer(props);
  const onKey = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return;
    e.preventDefault();
    send();
  };
  return (
    <form
      className={classes['answer']}
      onSubmit={(e) => {
        e.preventDefault();
        send();
      }}
    >
      <textarea
        rows={2}
        value={text}
        maxLength={maxBody}
        placeholder={t('write')}
        aria-label={`${t('write')} · ${nameOf(props.conversation)}`}
        aria-describedby={fault ? id : undefined}
        readOnly={busy}
        onChange={(e) => write(e.currentTarget.value)}
        onKeyDown={onKey}
      />
      <ActButton type="submit" busy={busy} disabled={!text.trim()}>
        {t('send')}
      </ActButton>
      {fault && (
        <p role="alert" id={id}>
          {fault}
        </p>
      )}
    </form>
  );
};
