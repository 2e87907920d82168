import type { Lead } from '#contract/fairs/leads/leads.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** The one thing to do next about somebody. */
export const LeadNext = ({ lead: l }: { lead: Lead }) => {
  const { t } = useTranslation('leads');
  const chat = pageTo('chat', { eid: l.userId });
  const to =
    l.next === 'quote' && l.inquiry?.id
      ? pageTo('quote', { id: l.inquiry.id })
      : l.next === 'quotation' && l.quotation?.id
        ? pageTo('quote', { id: l.quotation.id })
        : l.next === 'order' && l.order?.id
          ? pageTo('order', { id: l.order.id })
          : l.next === 'answerCard'
            ? pageTo('myCards')
            : chat;
  return (
    <SiteLink to={to}>
      {t(`next.${l.next}`)} <span className="visually-hidden">{l.name}</span>
    </SiteLink>
  );
};
