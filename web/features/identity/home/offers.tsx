import type { Selling } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import classes from './home.module.css';

/** The company's quotations that wait for their buyers. */
export const Offers = ({ selling }: { selling: Selling }) => {
  const { t } = useTranslation(['work', 'common']);
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  return (
    <Block
      id="offers"
      title={t('offers.title')}
      all={{ to: pageTo('myQuotations', { state: 'submitted' }), n: selling.waiting }}
    >
      <ul className={`${classes['cards']} ${classes['offers']}`}>
        {selling.offers.map((q) => (
          <li key={q.id}>
            <SiteLink to={pageTo('quote', { id: q.inquiryId })} lang={textLang(q.title, lang)}>
              {text(q.title)}
            </SiteLink>
            <b className="figure">{q.total ? f.money(q.total, q.currency) : t('decision.none')}</b>
            <small>
              {t(`common:inquiryState.${q.state}`)}
              {q.validUntil && <> · {t('offers.valid', { day: q.validUntil })}</>}
            </small>
          </li>
        ))}
      </ul>
    </Block>
  );
};
