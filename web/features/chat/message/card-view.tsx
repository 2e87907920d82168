import type { Card } from '#contract/chat/calls.ts';
import { keptAddress } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './message.module.css';

/** The state of a record in its room's own words. */
const useStateWords = () => {
  const { t } = useTranslation(['order', 'common', 'chat']);
  return (card: Card): string => {
    const state = card.shown?.state;
    if (!state) return '';
    if (card.kind === 'order') return t(`order:state.${state}` as never);
    return card.kind === 'inquiry' ? t(`common:inquiryState.${state}` as never) : '';
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
