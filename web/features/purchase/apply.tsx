import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './detail-page.module.css';
import { EvidenceList } from './evidence.tsx';
import { applicationTone, type Detail } from './seen.ts';

// A form that visitors never see does not load with their page.
const Letter = lazy(() => import('./letter.tsx'));
const OwnApplication = lazy(() => import('./tender/own-application.tsx'));

const Mine = ({ mine }: { mine: NonNullable<Detail['mine']> }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <>
      <p role="status">
        <Tag tone={applicationTone[mine.state]}>{t(`applicationState.${mine.state}`)}</Tag>{' '}
        <span className="figure">{f.stamp(mine.at)}</span>
      </p>
      <p className={classes['words']} lang={textLang(mine.message, lang)}>
        {text(mine.message)}
      </p>
      {mine.reason && <p className={classes['quiet']}>{t('reasonGiven', { reason: text(mine.reason) })}</p>}
      {mine.certificates.length > 0 && <EvidenceList evidence={mine.certificates} />}
    </>
  );
};

/** What a supplier, or somebody who isn't one yet, can do here: one act, or what stands in its way. */
export const Apply = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { apply, evidence, mine, row } = detail;
  const here = pageTo('purchase', { id: row.id });
  const supplier = apply === 'yes' || apply === 'missing';
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="apply">
      <h2 id="apply">{t(mine ? 'apply.mine' : 'apply.title')}</h2>
      {mine && <Mine mine={mine} />}
      {mine && (
        <Suspense fallback={null}>
          <OwnApplication detail={detail} mine={mine} />
        </Suspense>
      )}
      {!mine && supplier && evidence && evidence.length > 0 && (
        <>
          <h3>{t('evidence.title')}</h3>
          <EvidenceList evidence={evidence} />
        </>
      )}
      {apply === 'yes' && (
        <Suspense fallback={null}>
          <Letter id={row.id} criteria={detail.parts?.criteria ?? []} />
        </Suspense>
      )}
      {apply === 'missing' && <p>{t('apply.missing')}</p>}
      {apply === 'closed' && !mine && <p>{t('apply.closed')}</p>}
      {apply === 'customerService' && <p>{t('apply.customerService')}</p>}
      {apply === 'noRight' && <p>{t('apply.noRight')}</p>}
      {apply === 'login' && (
        <>
          <p>{t('apply.login')}</p>
          <div className={shared['acts']}>
            <ActLink look="offer" to={pageTo('login', { return: here })}>
              {t('common:login')}
            </ActLink>
            <ActLink to={pageTo('register')}>{t('common:register')}</ActLink>
          </div>
        </>
      )}
    </section>
  );
};
