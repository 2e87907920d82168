import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Card, Conversation } from '#contract/chat/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { CardView } from './message/card-view.tsx';
import { useNames } from './names.ts';
import classes from './thread.module.css';

type Props = {
  conversation: Conversation;
  onSend: (card: Card) => void;
  /** Over the thread, where there is no room beside it. */
  shown: boolean;
  onClose: () => void;
};

/** What is talked about, and with whom. */
export const SidePanel = ({ conversation: c, onSend, shown, onClose }: Props) => {
  const { t } = useTranslation(['chat', 'common']);
  const { nameOf, companyOf } = useNames();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const from = document.activeElement;
    close.current?.focus();
    return () => (from instanceof HTMLElement ? from.focus() : undefined);
  }, [shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; its button does the same
    <aside
      className={classes['side']}
      data-shown={shown || undefined}
      aria-label={t('otherSide')}
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      <button
        ref={close}
        type="button"
        className={classes['closeSide']}
        aria-label={t('common:close')}
        onClick={onClose}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
      {c.subject && (
        <section>
          <h2>{t('subject')}</h2>
          <CardView card={c.subject} />
          <ActButton onClick={() => c.subject && onSend(c.subject)}>{t('card.send')}</ActButton>
        </section>
      )}
      <section>
        <h2>{t('otherSide')}</h2>
        <p>
          <strong>{nameOf(c)}</strong>
        </p>
        {companyOf(c) && <p>{companyOf(c)}</p>}
        {c.company && <ActLink to={pageTo('company', { slug: c.company.id })}>{t('companyPage')}</ActLink>}
      </section>
    </aside>
  );
};
