import { useTranslation } from '#web/lib/text/words.ts';
import { roleCodes } from '#contract/core/access.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { homeOf, pageTo } from '#contract/pages.ts';
import type { Slot, Slots } from '#contract/verification/needs.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Have } from './have.tsx';
import register from './register-pages.module.css';
import classes from './third-party.module.css';

const stages = ['account', 'info', 'verified', 'supplier'] as const;
const steps = ['account', 'info', 'verify'] as const;

/** The way in for who reads this: the form, the upgrade of an account that is there, or nothing to do. */
const Way = () => {
  const { t } = useTranslation('thirdParty');
  const viewer = useViewer();
  if (!viewer)
    return (
      <div className={classes['way']}>
        <ActLink look="offer" wide to={pageTo('thirdPartyRegister')}>
          {t('go')}
        </ActLink>
        <p>{t('goText')}</p>
        <Have />
      </div>
    );
  if (viewer.userType === 4 || viewer.userType === 9) return <p className={register['wanted']}>{t('notFor')}</p>;
  const already = viewer.roles.includes(roleCodes.provider);
  return (
    <div className={classes['way']}>
      <ActLink look="offer" wide to={already ? homeOf(viewer.userType) : pageTo('upgradeRegister')}>
        {t(already ? 'already' : 'upgrade')}
      </ActLink>
      <p>{t(already ? 'alreadyText' : 'upgradeText', { name: viewer.name })}</p>
    </div>
  );
};

const Papers = ({ title, slots }: { title: string; slots: readonly Slot[] }) => {
  const { t } = useTranslation(['thirdParty', 'verification']);
  return (
    <section className={classes['papers']}>
      <h3>{title}</h3>
      <ul>
        {slots.map((s) => (
          <li key={s.anyOf.join()}>
            <strong>{s.anyOf.map((d) => t(`verification:doc.${d}`)).join(' / ')}</strong>
            <small>
              {[
                t(s.required ? 'required' : 'optional'),
                ...(s.anyOf.length > 1 ? [t('either')] : []),
                t(`expiry.${s.expiry}`),
              ].join(' · ')}
            </small>
            {s.anyOf.map((d) => (
              <span key={d}>{t(`verification:whyDoc.${d}`)}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** `/thirdPartyRegistration.html`: who third parties are, what opens to them and when, and what will be asked. */
export const ThirdPartyPage = ({ services, needs }: { services: DictItem[]; needs: Slots }) => {
  const { t } = useTranslation('thirdParty');
  const lang = useLang();
  return (
    <main id="main" className={register['page']}>
      <div className={classes['page']}>
        <h1>{t('title')}</h1>
        <p className={register['lead']}>{t('lead')}</p>
        <Way />
        <h2>{t('who')}</h2>
        <p>{t('whoText')}</p>
        <dl className={classes['services']}>
          {services.map((g) => (
            <div key={g.value}>
              <dt>{labelOf(g, lang)}</dt>
              <dd>{(g.children ?? []).map((c) => labelOf(c, lang)).join(lang === 'cn' ? '、' : ', ')}</dd>
            </div>
          ))}
        </dl>
        <p className={register['have']}>
          <SiteLink to={pageTo('supplierRegistration')}>{t('supplierInstead')}</SiteLink>
        </p>
        <h2>{t('steps')}</h2>
        <ol className={classes['steps']}>
          {steps.map((k) => (
            <li key={k}>
              <h3>{t(`step.${k}.title`)}</h3>
              <p>{t(`step.${k}.text`)}</p>
            </li>
          ))}
        </ol>
        <h2>{t('get')}</h2>
        <dl className={classes['stages']}>
          {stages.map((k) => (
            <div key={k}>
              <dt>{t(`getAfter.${k}.title`)}</dt>
              <dd>{t(`getAfter.${k}.text`)}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('papers')}</h2>
        <p>{t('papersText')}</p>
        <div className={classes['both']}>
          <Papers title={t('fresh')} slots={needs.enterprise} />
          <Papers title={t('upgraded')} slots={needs.thirdParty} />
        </div>
        <p className={classes['small']}>{t('lapse')}</p>
      </div>
    </main>
  );
};
