import { IconPaperclip, IconSend2, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CardRef, maxBody, type Message } from '#contract/chat/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { fileKinds, judgeFile } from '#contract/files/calls.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './composer.module.css';
import { ReplyPicker } from './desk/reply-picker.tsx';
import { keepText, readText } from './sending/kept-text.ts';
import { useNames } from './names.ts';
import { isText } from './sending/pasted.ts';
import type { Chosen } from './tools/phrase-panel.tsx';
import { ToolBar } from './tools/tool-bar.tsx';

/** Whether a file goes as a picture or as a document; null where it is neither. */
const kindOf = (file: File): 'picture' | 'file' | null =>
  judgeFile(file, 'picture') !== 'wrongType' ? 'picture' : judgeFile(file, 'annex') !== 'wrongType' ? 'file' : null;
const types = [...fileKinds.picture.extensions, ...fileKinds.annex.extensions].map((e) => `.${e}`).join(',');
const limit = fileKinds.annex.limit / 1024;

type Props = {
  userId: string;
  conversationId: string;
  name: string;
  reply: Message | null;
  onNoReply: () => void;
  onText: (body: string) => void;
  onFile: (file: File, kind: 'picture' | 'file') => void;
  onTyping: () => void;
  onPhrase: (c: Chosen) => void;
  onCard: (card: CardRef) => void;
  /** The language of the other side, where a company's canned replies can be inserted. */
  replyIn?: Lang | undefined;
};

/** Takes files by choosing, pasting and dropping, and says which it can't. */
const useFiles = (onFile: Props['onFile']) => {
  const { t } = useTranslation('chat');
  const f = useFormat();
  const [fault, setFault] = useState('');
  const take = (files: Iterable<File>) => {
    const said: string[] = [];
    for (const file of files) {
      const kind = kindOf(file);
      const wrong = kind ? judgeFile(file, kind === 'picture' ? 'picture' : 'annex') : 'wrongType';
      if (wrong) said.push(t(wrong, { name: file.name, size: f.number(limit, 0) }));
      else if (kind) onFile(file, kind);
    }
    setFault(said.join(' '));
  };
  return { fault, take };
};

/** What is being written: kept with its conversation, put where the cursor is, sent. */
const useWriting = ({ userId, conversationId, reply, onText, onTyping }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readText(userId, conversationId));
  useEffect(() => {
    if (reply) field.current?.focus();
  }, [reply]);
  const write = (words: string) => {
    setText(words);
    keepText(userId, conversationId, words);
    if (words) onTyping();
  };
  /** Puts words where the cursor is, and the cursor behind them. */
  const insert = (words: string) => {
    const el = field.current;
    if (!el) return;
    el.focus();
    const next = `${text.slice(0, el.selectionStart)}${words}${text.slice(el.selectionEnd)}`.slice(0, maxBody);
    const end = el.selectionStart + words.length;
    write(next);
    requestAnimationFrame(() => el.setSelectionRange(end, end));
  };
  const append = (words: string) => {
    write(`${text && !/\s$/.test(text) ? `${text}\n` : text}${words}`.slice(0, maxBody));
    field.current?.focus();
  };
  const send = () => {
    const body = text.trim();
    if (!body) return;
    onText(body);
    write('');
    field.current?.focus();
  };
  return { field, text, write, insert, append, send };
};

const ReplyNote = ({ to, onNoReply }: { to: Message; onNoReply: () => void }) => {
  const { t } = useTranslation('chat');
  const { lineOf, senderOf } = useNames();
  return (
    <div className={classes['reply']}>
      <span>
        <b>{t('replyTo', { name: senderOf(to) })}</b> {lineOf(to)}
      </span>
      <button type="button" aria-label={t('noReply')} onClick={onNoReply}>
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
};

type ToolsProps = {
  given: Pick<Props, 'onPhrase' | 'onCard' | 'replyIn'>;
  /** There is nothing to send. */
  empty: boolean;
  onFiles: (files: Iterable<File>) => void;
  onInsert: (words: string) => void;
  onAppend: (words: string) => void;
};
const Tools = ({ given: { onPhrase, onCard, replyIn }, empty, onFiles, onInsert, onAppend }: ToolsProps) => {
  const viewer = useViewer();
  const { t } = useTranslation('chat');
  const f = useFormat();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['tools']}>
      {viewer && <ToolBar viewer={viewer} onEmoji={onInsert} onPhrase={onPhrase} onCard={onCard} />}
      <button type="button" title={t('addFile')} aria-label={t('addFile')} onClick={() => chooser.current?.click()}>
        <IconPaperclip size={20} aria-hidden="true" />
      </button>
      <input
        ref={chooser}
        type="file"
        accept={types}
        multiple
        hidden
        onChange={(e) => {
          onFiles([...(e.currentTarget.files ?? [])]);
          e.currentTarget.value = '';
        }}
      />
      {replyIn && <ReplyPicker to={replyIn} onInsert={onAppend} />}
      <small>{t('fileHint', { size: f.number(limit, 0) })}</small>
      <small className={classes['hint']}>{t('hint')}</small>
      <button type="submit" className={classes['send']} disabled={empty} aria-label={t('send')}>
        <IconSend2 size={18} aria-hidden="true" />
        <span>{t('send')}</span>
      </button>
    </div>
  );
};

/** Where a message is written. What is typed stays with its conversation until it is sent. */
export const Composer = (p: Props) => {
  const { name, reply, onNoReply, onFile } = p;
  const { t } = useTranslation('chat');
  const { field, text, write, insert, append, send } = useWriting(p);
  const [over, setOver] = useState(false);
  const files = useFiles(onFile);
  const onKey = (e: KeyboardEvent) => {
    // Enter that ends the spelling of Chinese characters is none of ours.
    if (e.key === 'Enter' && !e.shiftKey && !e.nativeEvent.isComposing) {
      e.preventDefault();
      send();
    }
    if (e.key === 'Escape' && reply) onNoReply();
  };
  const onPaste = (e: ClipboardEvent) => {
    const clip = { text: e.clipboardData.getData('text/plain'), files: [...e.clipboardData.files] };
    if (!clip.files.length || isText(clip)) return;
    e.preventDefault();
    files.take(clip.files);
  };
  const onDrop = (e: DragEvent) => {
    e.preventDefault();
    setOver(false);
    files.take(e.dataTransfer.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; a button does the same
    <form
      className={classes['composer']}
      data-over={over || undefined}
      onSubmit={(e) => {
        e.preventDefault();
        send();
      }}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {reply && <ReplyNote to={reply} onNoReply={onNoReply} />}
      {files.fault && <p role="alert">{files.fault}</p>}
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={maxBody}
        placeholder={over ? t('drop') : t('write')}
        aria-label={`${t('write')} · ${name}`}
        onChange={(e) => write(e.currentTarget.value)}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      <Tools given={p} empty={!text.trim()} onFiles={files.take} onInsert={insert} onAppend={append} />
    </form>
  );
};
