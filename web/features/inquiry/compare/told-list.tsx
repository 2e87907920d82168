import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { MatchWhy } from '../match-why.tsx';
import classes from './told.module.css';

type Data = DataOf<typeof inquiry.own>;

/** Who was told of the inquiry, with which degree and why; of several lines also the degree of each. */
export const ToldList = ({ data: { told, parts } }: { data: Data }) => {
  const { t } = useTranslation('inquiry');
  const text = useText();
  const lang = useLang();
  return (
    <details className={classes['told']}>
      <summary>
        <h2>{t('told.title', { n: told.length })}</h2>
      </summary>
      <p>{t(told.length ? 'told.hint' : 'told.none')}</p>
      <ol>
        {told.map((x) => (
          <li key={x.company.id}>
            <strong className="figure" aria-label={t('match.degree', { n: x.score })}>
              {x.score}
            </strong>
            <div>
              <b lang={textLang(x.company.name, lang)}>
                <SiteLink to={pageTo('company', { slug: x.company.id })}>{text(x.company.name)}</SiteLink>
              </b>{' '}
              <span className={classes['city']}>{text(x.company.city)}</span>
              <span className={classes['tags']}>
                {x.quoted && <Tag tone="info">{t('told.quoted')}</Tag>}
                {x.invited && <Tag tone="info">{t('list.invited')}</Tag>}
                {parts.lines.length > 1 &&
                  x.lines.map((l) => <Tag key={l.no}>{t('told.line', { n: l.no, score: l.score })}</Tag>)}
                <MatchWhy reasons={x.reasons} missing={x.missing} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
};
