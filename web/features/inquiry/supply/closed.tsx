import type { RefusalReason } from '#contract/inquiry/states.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './quote.module.css';

export type ClosedBy = 'deadline' | 'full' | 'accepted' | 'refused' | 'ended' | 'hidden';
type Props = {
  by: ClosedBy | 'seat';
  /** Of a refusal, from the list. */
  why: RefusalReason | null | undefined;
  reason: string | null | undefined;
};

/** Why no quotation can be sent, and where to go on. */
const Notice = ({ by, why, reason }: Props) => {
  const { t } = useTranslation(['quoting', 'common']);
  const said = [by === 'refused' && why ? t(`common:refusal.${why}`) : '', reason ?? ''].filter(Boolean).join(' · ');
  return (
    <section className={`${panel['panel']} ${classes['gate']}`} role="status">
      <h2>{t(`closed.${by}`)}</h2>
      <p>
        {(by === 'refused' || by === 'ended') && said ? t('closed.reason', { reason: said }) : t(`closedText.${by}`)}
      </p>
      <SiteLink to={by === 'accepted' ? pageTo('orders') : pageTo('smartMatch', { filter: 'quoting' })}>
        {t(by === 'accepted' ? 'closed.toOrders' : 'closed.toOthers')}
      </SiteLink>
    </section>
  );
};

const Closed = withWords(['quoting'], Notice);
export default Closed;
