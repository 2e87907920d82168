import type { Selling } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import { Due } from './due.tsx';
import classes from './home.module.css';

type Match = Selling['matches'][number];

/** The strongest reasons, and what is missing by name. */
const Why = ({ m }: { m: Match }) => {
  const { t } = useTranslation(['work', 'match']);
  const text = useText();
  const missing = m.missing.flatMap((x) => x.names.map((n) => ({ code: x.code, name: text(n) }))).slice(0, 2);
  return (
    <span className={classes['why']}>
      {m.reasons
        .toSorted((a, b) => b.points - a.points)
        .slice(0, 3)
        .map((x) => (
          <Tag key={x.code} tone="warp">
            {t(`match:reason.${x.code as 'product'}`)}
          </Tag>
        ))}
      {missing.map((x) => (
        <span key={x.code + x.name} className={classes['missing']}>
          {t(`match:gap.${x.code as 'product'}`, { name: x.name })}
        </span>
      ))}
    </span>
  );
};

const Row = ({ m, mayQuote }: { m: Match; mayQuote: boolean }) => {
  const { t } = useTranslation(['work', 'common']);
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const to = pageTo('quote', { id: m.id });
  const title = text(m.title);
  return (
    <li>
      <span className={classes['degree']}>
        <b className="figure">
          <span className="visually-hidden">{t('matches.degreeOf', { n: m.score })}</span>
          <span aria-hidden="true">{m.score}</span>
        </b>
        <i style={{ '--w': `${m.score}%` } as React.CSSProperties} />
      </span>
      <div className={classes['what']}>
        <SiteLink to={to} data-row={m.id} lang={textLang(m.title, lang)}>
          {title}
        </SiteLink>
        <small>
          <span className="figure">
            {f.number(m.quantity)} {t(`common:unit.${m.unit}` as 'common:unit.kg')}
          </span>
          <span>
            {m.tradeTerm} {text(m.deliveryPlace)}
          </span>
          <span className="figure">{t('threads.quoting', { n: m.quotations, of: m.maxQuotations })}</span>
        </small>
      </div>
      <Why m={m} />
      <span className={classes['due']}>
        <Due at={m.deadline} until="closing" />
      </span>
      <SiteLink to={to} className={classes['go']}>
        {t(mayQuote ? 'matches.quote' : 'tasks.see')}
        <span className="visually-hidden">: {title}</span>
      </SiteLink>
    </li>
  );
};

/** Inquiries that the company matches and has not quoted for, the best first, with the reasons and what is missing. */
export const Matches = ({ selling }: { selling: Selling }) => {
  const { t } = useTranslation('work');
  return (
    <Block
      id="matches"
      title={t('matches.title')}
      note={t('matches.note')}
      all={{ to: pageTo('smartMatch', { filter: 'notOffered' }), n: selling.open }}
    >
      {selling.matches.length ? (
        <ol className={classes['matches']}>
          {selling.matches.map((m) => (
            <Row key={m.id} m={m} mayQuote={selling.mayQuote} />
          ))}
        </ol>
      ) : (
        <p className={classes['quiet']}>{t('matches.empty')}</p>
      )}
    </Block>
  );
};
