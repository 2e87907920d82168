import type { Conversation, Message } from '#contract/chat/calls.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Who stands on the other side, as a list names them: a company by its name, a person by theirs. */
export const useNames = () => {
  const { t } = useTranslation('chat');
  const text = useText();
  const nameOf = (c: Conversation): string =>
    c.person ? c.person.name || t('closed') : c.company ? text(c.company.name) : t('closed');
  /** What stands below: the company of a person. */
  const companyOf = (c: Conversation): string => (c.person && c.company ? text(c.company.name) : '');
  const senderOf = (m: { from: string; body?: Pick<Message['body'], 'automatic'> }): string =>
    m.body?.automatic ? t('automatic') : m.from || t('closed');
  /** A message in one line. */
  const lineOf = (m: Message): string => {
    if (m.recalled) return t('recalledOther', { name: senderOf(m) });
    if (m.body.automatic) return `${t('automatic')}: ${text(m.body.automatic)}`;
    if (m.body.kind === 'text') return text(m.body.said) || m.body.body;
    const what = t(`kind.${m.body.kind}`);
    if (m.body.kind === 'card') return `${what} ${text(m.body.card?.shown?.title)}`.trim();
    return `${what} ${m.body.file?.name ?? ''}`.trim();
  };
  return { nameOf, companyOf, senderOf, lineOf };
};
