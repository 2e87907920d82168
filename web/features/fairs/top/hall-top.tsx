import { topLists, type TopRow, topRules, type TopView } from '#contract/fairs/visitors/top.ts';
import { pageTo, type PageAddress } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './hall-top.module.css';

type Props = {
  hallId: string;
  top: TopView;
  /** Address of the hall with a booth of it chosen. */
  choose: (booth: string) => PageAddress;
};

/**
 * TOP 10 of the fair beside the plan of one of its halls, by the same count as the page of the TOP 10 (fairs 71). Booths of this hall are
 * chosen on the plan; those of other halls lead there.
 */
export const HallTop = ({ hallId, top, choose }: Props) => {
  const { t } = useTranslation('top');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { fair } = top;
  // Before a fair begins there is nothing to rank.
  if (!fair || fair.phase === 'coming') return null;
  const row = ({ rank, company: c, booth: b, n }: TopRow) => (
    <li key={b.id}>
      <span className="figure">{f.number(rank)}</span>
      <span>
        <SiteLink
          to={b.hallId === hallId ? choose(b.id) : pageTo('fairHall', { id: b.hallId, booth: b.id })}
          lang={textLang(c.name, lang)}
          prefetch="none"
          preventScrollReset
        >
          {text(c.name)}
        </SiteLink>
        <small>{b.hallId === hallId ? b.number : t('boothAt', { hall: f.number(b.hallNo), number: b.number })}</small>
      </span>
      <b className="figure">{f.number(n)}</b>
    </li>
  );
  return (
    <section className={classes['top']} aria-labelledby="hall-top">
      <h2 id="hall-top">{t('title')}</h2>
      {topLists.map((key, i) => {
        const rows = top[key];
        return (
          <details key={key} name="hall-top" open={i === 0}>
            <summary>
              {t(`list.${key}`)} <small>{rows ? f.number(rows.length) : ''}</small>
            </summary>
            {rows?.length ? (
              <ol aria-label={t(`list.${key}`)}>{rows.map(row)}</ol>
            ) : (
              <p>{t('fewText', { n: f.number(topRules.least) })}</p>
            )}
            <p>{t(`counts.${key}`)}</p>
          </details>
        );
      })}
      <p>
        {t('window', { from: f.stamp(top.from), to: f.stamp(top.to) })} {t('excluded')}
      </p>
      <p>
        <SiteLink to={pageTo('fairTop', { fair: fair.id })}>{t('whole')}</SiteLink>
      </p>
    </section>
  );
};
