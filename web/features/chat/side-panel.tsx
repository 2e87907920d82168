import type { Card, Conversation } from '#contract/chat/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { CardView } from './message/card-view.tsx';
import { useNames } from './names.ts';
import classes from './thread.module.css';

type Props = { conversation: Conversation; onSend: (card: Card) => void };

/** What is talked about, and with whom. */
export const SidePanel = ({ conversation: c, onSend }: Props) => {
  const { t } = useTranslation('chat');
  const { nameOf, companyOf } = useNames();
  return (
    <aside className={classes['side']} aria-label={t('otherSide')}>
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
