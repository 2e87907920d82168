import { pageTo } from '#contract/pages.ts';
import { testCode } from '#contract/testing/rules.ts';
import type { QuotationDetail } from '#contract/testing/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { usePaperQuery } from '#web/lib/text/paper-query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { QuotationTag } from './quotation-list.tsx';
import { QuotedLines } from './quoted-lines.tsx';
import { SendForm } from './send-form.tsx';

/** What can be done with it: apply, or the way on where that can't be. */
const Next = ({ detail }: { detail: QuotationDetail }) => {
  const { t } = useTranslation('testing');
  const { row, send } = detail;
  if (send === 'yes') return <SendForm detail={detail} />;
  return (
    <>
      <p>{t(`one.can.${send}`)}</p>
      {row.application && (
        <ActLink look="ask" to={pageTo('serviceApplication', { id: row.application })}>
          {t('one.open')}
        </ActLink>
      )}
      {send === 'complete' && (
        <ActLink look="ask" to={pageTo('profile')}>
          {t('one.toProfile')}
        </ActLink>
      )}
    </>
  );
};

const Side = ({ detail }: { detail: QuotationDetail }) => {
  const { t } = useTranslation('testing');
  const query = usePaperQuery();
  const { row, lines, cutting } = detail;
  const again = pageTo('testOffer', { material: row.material.slug, lines: lines.map(testCode).join(','), cutting });
  return (
    <>
      <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="send">
        <h2 id="send">{t('one.send')}</h2>
        <Next detail={detail} />
      </section>
      <section className={`${panel['panel']} ${classes['box']}`}>
        <a href={`/api/busi/testing/quotation/pdf/${row.id}?${query}`} download>
          {t('one.print')}
        </a>
        <SiteLink to={again}>{t('one.again')}</SiteLink>
        <SiteLink to={pageTo('serviceOffer', { id: detail.offer })}>{t('one.offer')}</SiteLink>
      </section>
    </>
  );
};

const QuotationFacts = ({ detail: { row, cutting } }: { detail: QuotationDetail }) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  return (
    <dl className={`${shared['facts']} ${classes['pair']}`}>
      <div>
        <dt>{t('sum')}</dt>
        <dd className="figure">
          <b>{f.money(row.total, row.currency)}</b>
        </dd>
      </div>
      <div>
        <dt>{t('material')}</dt>
        <dd>{text(row.material.name)}</dd>
      </div>
      <div>
        <dt>{t('cutting')}</dt>
        <dd>{t(`cut.${cutting}`)}</dd>
      </div>
      <div>
        <dt>{t('workingDays')}</dt>
        <dd className="figure">{f.number(row.days)}</dd>
      </div>
      <div>
        <dt>{t('validUntil')}</dt>
        <dd className="figure">{f.day(row.validUntil)}</dd>
      </div>
    </dl>
  );
};

/** `/orderCenter/testQuotation`: one kept quotation, on paper or as an application. */
export const QuotationPage = ({ detail }: { detail: QuotationDetail }) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  const { row, lines, missing } = detail;

  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('testQuotations')}>{t('list.title')}</SiteLink>}
        title={text(row.lab.name)}
        note={
          <>
            <span className="figure">{row.number}</span>
            <QuotationTag row={row} />
            <span>{text(row.lab.city)}</span>
            <time dateTime={row.createdAt} className="figure">
              {f.stamp(row.createdAt)}
            </time>
          </>
        }
      />
      <RecordColumns side={<Side detail={detail} />}>
        <section className={panel['panel']}>
          <div className={classes['box']}>
            <h2>{t('lines')}</h2>
            <QuotationFacts detail={detail} />
          </div>
          <QuotedLines lines={lines} currency={row.currency} total={row.total} />
        </section>
        {missing.length > 0 && (
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="missing">
            <h2 id="missing">{t('missing')}</h2>
            <ul className={classes['list']}>
              {missing.map((m) => (
                <li key={m.standard}>
                  {m.standard} · {text(m.name)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="terms">
          <h2 id="terms">{t('terms')}</h2>
          <p className={classes['quiet']}>{t('termsText')}</p>
        </section>
      </RecordColumns>
    </main>
  );
};
