import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DisputeCase, operatorDisputes } from '#contract/operator/disputes.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../desk.module.css';
import { DisputeCaseView } from './dispute-case.tsx';
import own from './disputes.module.css';

type Props = { rows: DataOf<typeof operatorDisputes.list>['rows']; open: DisputeCase | null };

/** Disputes that were handed to the operator: the list, and the one that is open with the decision. */
export const DisputesPage = ({ rows, open }: Props) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.disputes')}</h1>
      {rows.length ? (
        <div className={own['columns']}>
          <ul className={own['list']}>
            {rows.map((r) => (
              <li key={r.id}>
                <SiteLink
                  to={deskPageTo('operatorDisputes', { id: r.id })}
                  aria-current={r.id === open?.row.id ? 'true' : undefined}
                  preventScrollReset
                >
                  <b className="figure">{r.number}</b>
                  <span lang={textLang(r.title, lang)}>{text(r.title)}</span>
                  <small>{t('dispute.since', { day: f.day(r.escalatedAt) })}</small>
                </SiteLink>
              </li>
            ))}
          </ul>
          {open ? <DisputeCaseView key={open.row.id} view={open} /> : <p>{t('dispute.gone')}</p>}
        </div>
      ) : (
        <Empty title={t('dispute.none')} text={t('dispute.noneText')} />
      )}
    </main>
  );
};
