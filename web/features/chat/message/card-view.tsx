import type { Card } from '#contract/chat/calls.ts';
import type { InquiryState, QuotationState } from '#contract/inquiry/states.ts';
import type { OrderState } from '#contract/order/states.ts';
import { keptAddress } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './message.module.css';

/** The state of a record in its room's own words. */
const useStateWords = () => {
  const { t } = useTranslation('common');
  return ({ kind, shown }: Card): string => {
    if (!shown?.state) return '';
    if (kind === 'order') return t(`orderState.${shown.state as OrderState}`);
    if (kind === 'quotation') return t(`quotationState.${shown.state as QuotationState}`);
    return kind === 'inquiry' ? t(`inquiryState.${shown.state as InquiryState}`) : '';
  };
};

/** A record in a conversation, as its reader may see it; what they may not see says nothing of itself. */
export const CardView = ({ card }: { card: Card }) => {
  const { t } = useTranslation('chat');
  const text = useText();
  const f = useFormat();
  const stateOf = useStateWords();
  const { shown } = card;
  if (!shown)
    return (
      <div className={classes['card']} data-kind="gone">
        <small>{t(`card.${card.kind}`)}</small>
        <strong>{t('card.gone')}</strong>
        <span>{t('card.goneText')}</span>
      </div>
    );
  return (
    <SiteLink to={keptAddress(shown.link)} className={classes['card']} data-kind={card.kind}>
      <small>
        {t(`card.${card.kind}`)}
        {stateOf(card) && <span>{stateOf(card)}</span>}
      </small>
      <strong>{text(shown.title)}</strong>
      <span className="figure">
        {[shown.number, text(shown.company), shown.until ? f.stamp(shown.until) : ''].filter(Boolean).join(' · ')}
      </span>
    </SiteLink>
  );
};
