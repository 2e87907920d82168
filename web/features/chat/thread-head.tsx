import { IconArrowLeft, IconDots, IconInfoCircle, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { chat, type Conversation } from '#contract/chat/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNames } from './names.ts';
import classes from './thread.module.css';

type Kept = Partial<Pick<Conversation, 'pinned' | 'muted' | 'blocked' | 'hidden'>>;
type Props = {
  conversation: Conversation;
  typing: string;
  onBack: () => void;
  onKept: (change: Kept) => void;
  onFind: () => void;
  finding: boolean;
  /** Whether what stands beside the thread on broad screens is shown over it. */
  panel: boolean;
  onPanel: () => void;
};

/** What can be done to a conversation; closed by Escape and by whatever is done. */
const Menu = ({ conversation: c, onKept }: Pick<Props, 'conversation' | 'onKept'>) => {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDetailsElement>(null);
  const { act, busy, fault } = useAct();
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useEffect(() => {
    const away = (e: PointerEvent) => {
      if (box.current && !box.current.contains(e.target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, []);
  const keep = (change: Omit<Kept, 'hidden'>) =>
    void act(async () => {
      await call(chat.keep, { params: { id: c.conversationId }, body: change });
      onKept(change);
      close();
    });
  const hide = () =>
    void act(async () => {
      await call(chat.hide, { body: { sessionId: c.conversationId, hide: !c.hidden } });
      onKept({ hidden: !c.hidden });
      close();
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; its buttons are the controls
    <details
      ref={box}
      className={classes['menu']}
      onKeyDown={(e) => {
        if (e.key === 'Escape') close();
      }}
    >
      <summary aria-label={t('menu')} title={t('menu')}>
        <IconDots size={20} aria-hidden="true" />
      </summary>
      <div>
        {fault && <p role="alert">{fault}</p>}
        <button type="button" disabled={busy} onClick={() => keep({ pinned: !c.pinned })}>
          {t(c.pinned ? 'unpin' : 'pin')}
        </button>
        <button type="button" disabled={busy} onClick={() => keep({ muted: !c.muted })}>
          {t(c.muted ? 'unmute' : 'mute')}
        </button>
        <button type="button" disabled={busy || !c.lastSequence} onClick={hide}>
          {t(c.hidden ? 'show' : 'hide')}
        </button>
        <button type="button" disabled={busy} onClick={() => keep({ blocked: !c.blocked })}>
          {t(c.blocked ? 'unblock' : 'block')}
        </button>
      </div>
    </details>
  );
};

/** Who is on the other side, whether they are there, and what can be done with the conversation. */
export const ThreadHead = ({ conversation: c, typing, onBack, onKept, onFind, finding, panel, onPanel }: Props) => {
  const { t } = useTranslation(['chat', 'speech']);
  const { nameOf, companyOf } = useNames();
  return (
    <header className={classes['head']}>
      <button type="button" className={classes['back']} aria-label={t('back')} onClick={onBack}>
        <IconArrowLeft size={22} aria-hidden="true" />
      </button>
      <div>
        <h2>{nameOf(c)}</h2>
        <p>
          {typing ? (
            <span>{t('typing', { name: typing })}</span>
          ) : (
            <>
              <span data-online={c.online || undefined}>{t(c.online ? 'online' : 'away')}</span>
              {companyOf(c) && <span>{companyOf(c)}</span>}
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={classes['findButton']}
        aria-label={t('speech:findIn')}
        title={t('speech:findIn')}
        aria-expanded={finding}
        onClick={onFind}
      >
        <IconSearch size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes['panelButton']}
        aria-label={t('otherSide')}
        title={t('otherSide')}
        aria-expanded={panel}
        onClick={onPanel}
      >
        <IconInfoCircle size={20} aria-hidden="true" />
      </button>
      <Menu conversation={c} onKept={onKept} />
    </header>
  );
};
