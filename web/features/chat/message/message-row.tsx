import { IconArrowBackUp, IconCopy, IconFileText, IconFlag, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Message, recallWithin } from '#contract/chat/calls.ts';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Marker } from '#web/lib/text/glossary.ts';
import { MachineTranslation } from '#web/ui/text/foreign.tsx';
import { CardView } from './card-view.tsx';
import { Linked } from './links.tsx';
import classes from './message.module.css';
import { useNames } from '../names.ts';
import type { Outgoing } from '../sending/outgoing.ts';

export type MessageActs = {
  onReply: (m: Message) => void;
  onRecall: (m: Message) => void;
  onReport: (m: Message) => void;
  onCopy: (m: Message) => void;
  onGoTo: (sequence: number) => void;
};

const Content = ({ m, own, marker }: { m: Message; own: boolean; marker: Marker | null }) => {
  const { t } = useTranslation('chat');
  const { senderOf } = useNames();
  const f = useFormat();
  const lang = useLang();
  const { kind, body, file, card } = m.body;
  if (card) return <CardView card={card} />;
  if (kind === 'picture' && file)
    return (
      <a href={file.url} target="_blank" rel="noopener" className={classes['picture']}>
        <img src={file.url} alt={t('picture', { name: senderOf(m) })} loading="lazy" />
      </a>
    );
  if (file)
    return (
      <a href={file.url} download className={classes['file']}>
        <IconFileText size={22} aria-hidden="true" />
        <span>{file.name}</span>
        <small className="figure">{f.number(Math.max(1, Math.round(file.size / 1024)), 0)} KB</small>
      </a>
    );
  const written = m.body.lang;
  const read = m.body.said?.[lang];
  const original = (
    <p className={classes['words']} dir="auto" lang={written && written !== lang ? htmlLang[written] : undefined}>
      <Linked text={body} marker={own ? null : marker} />
    </p>
  );
  if (m.body.automatic) {
    const words = m.body.automatic;
    const shown = langs.find((l) => words[l] && (l === lang || !words[lang])) ?? lang;
    return (
      <>
        <p className={classes['words']} dir="auto" lang={shown === lang ? undefined : htmlLang[shown]}>
          <Linked text={words[shown] ?? body} marker={null} />
        </p>
        {shown !== lang && <small>{t('automaticIn', { lang: ownName[shown] })}</small>}
      </>
    );
  }
  // A ready sentence is read in one's own language, with what its writer saw below it.
  if (read && read !== body)
    return (
      <>
        <p className={classes['words']}>{read}</p>
        <div className={classes['original']}>{original}</div>
      </>
    );
  return (
    <>
      {original}
      {!own && <MachineTranslation text={body} written={written} />}
    </>
  );
};

const Acts = ({ m, own, acts }: { m: Message; own: boolean; acts: MessageActs }) => {
  const { t } = useTranslation('chat');
  // Judged when the row is drawn; the server judges again.
  const [late] = useState(() => Date.now() - Date.parse(m.at) > recallWithin);
  return (
    <div className={classes['acts']} role="group" aria-label={t('acts')}>
      <button type="button" title={t('reply')} aria-label={t('reply')} onClick={() => acts.onReply(m)}>
        <IconArrowBackUp size={16} aria-hidden="true" />
      </button>
      {m.body.kind === 'text' && (
        <button type="button" title={t('copy')} aria-label={t('copy')} onClick={() => acts.onCopy(m)}>
          <IconCopy size={16} aria-hidden="true" />
        </button>
      )}
      {own && !late && (
        <button type="button" title={t('recall')} aria-label={t('recall')} onClick={() => acts.onRecall(m)}>
          <IconTrash size={16} aria-hidden="true" />
        </button>
      )}
      {!own && (
        <button type="button" title={t('report')} aria-label={t('report')} onClick={() => acts.onReport(m)}>
          <IconFlag size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

type RowProps = {
  m: Message;
  side: number;
  mine: boolean;
  readByOther: boolean | null;
  acts: MessageActs;
  /** Marks terms of the field in what the other side wrote. */
  marker: Marker | null;
};

/** One message; `side` is the reader's, whose messages stand on the right. */
export const MessageRow = ({ m, side, mine, readByOther, acts, marker }: RowProps) => {
  const { t } = useTranslation('chat');
  const { senderOf } = useNames();
  const f = useFormat();
  const ours = m.side === side;
  const automatic = m.body.automatic !== null;
  const name = automatic ? t('automatic') : mine ? t('you') : senderOf(m);
  if (m.recalled)
    return (
      <li className={classes['quiet']} data-seq={m.sequence} tabIndex={-1}>
        {mine ? t('recalledOwn') : t('recalledOther', { name })}
      </li>
    );
  const { reply } = m.body;
  return (
    <li className={classes['message']} data-ours={ours || undefined} data-seq={m.sequence} tabIndex={-1}>
      <div className={classes['head']}>
        <span className={mine && !automatic ? 'visually-hidden' : undefined}>{name}</span>
        <time dateTime={m.at} title={f.stamp(m.at)} className="figure">
          {f.stamp(m.at).slice(11, 16)}
        </time>
        {readByOther !== null && <span>{t(readByOther ? 'read' : 'sent')}</span>}
        <Acts m={m} own={mine && !automatic} acts={acts} />
      </div>
      <div className={classes['bubble']} data-kind={m.body.kind}>
        {reply && (
          <button type="button" className={classes['reply']} onClick={() => acts.onGoTo(reply.sequence)}>
            <b>{reply.isAutomatic ? t('automatic') : reply.from || t('closed')}</b>
            <span>{reply.kind === 'text' ? reply.body || '…' : t(`kind.${reply.kind}`)}</span>
          </button>
        )}
        <Content m={m} own={ours} marker={marker} />
      </div>
    </li>
  );
};

type WaitingProps = { o: Outgoing; onRetry: (o: Outgoing) => void; onDiscard: (clientId: string) => void };

/** A message that the server does not have yet. */
export const WaitingRow = ({ o, onRetry, onDiscard }: WaitingProps) => {
  const { t } = useTranslation('chat');
  return (
    <li className={classes['message']} data-ours data-waiting={o.state}>
      <div className={classes['head']}>
        <span role={o.state === 'failed' ? 'alert' : undefined}>
          {o.state === 'failed' ? `${t('failed')}${o.fault ? ` · ${o.fault}` : ''}` : t('sending')}
        </span>
      </div>
      <div className={classes['bubble']}>
        <p className={classes['words']} dir="auto">
          {o.file || o.fileName ? (o.file?.name ?? o.fileName) : o.kind === 'card' ? t('kind.card') : o.body || '…'}
        </p>
      </div>
      {o.state === 'failed' && (
        <div className={classes['again']}>
          <button type="button" onClick={() => onRetry(o)}>
            <IconRefresh size={16} aria-hidden="true" />
            {t('retry')}
          </button>
          <button type="button" onClick={() => onDiscard(o.clientId)}>
            {t('discard')}
          </button>
        </div>
      )}
    </li>
  );
};
