import { Form } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import type { Pace } from '#contract/home/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { units } from '#contract/core/units.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './entrances.module.css';

/** Hours under two days, days above. */
const useWait = () => {
  const { t } = useTranslation('home');
  const f = useFormat();
  return (hours: number): string =>
    hours < 48 ? t('pace.hours', { n: f.number(hours, 1) }) : t('pace.days', { n: f.number(hours / 24, 1) });
};

/** The buyer's entrance: what is typed here is carried into the release form. */
export const Ask = ({ pace }: { pace: Pace }) => {
  const { t } = useTranslation(['home', 'common']);
  const path = usePath();
  const f = useFormat();
  const wait = useWait();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['entrance']}`} aria-labelledby="ask">
      <h2 id="ask">{t('ask.title')}</h2>
      <Form discover="none" action={path(pageTo('releaseInquiry'))} className={classes['form']}>
        <label className={classes['need']}>
          {t('ask.need')}
          <input name="need" maxLength={120} placeholder={t('ask.hint')} autoComplete="off" />
        </label>
        <label>
          {t('ask.quantity')}
          <input name="quantity" inputMode="decimal" autoComplete="off" />
        </label>
        <label>
          {t('ask.unit')}
          <select name="unit" defaultValue="kg">
            {units.map((u) => (
              <option key={u} value={u}>
                {t(`common:unit.${u}`)}
              </option>
            ))}
          </select>
        </label>
        <div className={classes['submit']}>
          <ActButton type="submit" look="ask" wide>
            {t('common:release')}
          </ActButton>
        </div>
      </Form>
      <p className={classes['note']}>
        {pace.quoting
          ? t('pace.quoting', {
              n: f.number(pace.quoting.cases),
              wait: wait(pace.quoting.medianHours),
              each: f.number(pace.quoting.each, 1),
            })
          : t('ask.note')}
      </p>
    </section>
  );
};

/** The supplier's entrance: to register, or for a supplier to the matches. */
export const Offer = ({ pace }: { pace: Pace }) => {
  const { t } = useTranslation(['home', 'common']);
  const f = useFormat();
  const viewer = useViewer();
  const supplier = viewer?.roles.includes(roleCodes.supplier);
  return (
    <section className={`${panel['panel']} ${classes['entrance']} ${classes['offer']}`} aria-labelledby="offer">
      <h2 id="offer">{t('offer.title')}</h2>
      <p>{t('offer.text')}</p>
      <div className={classes['acts']}>
        {(supplier || !viewer) && (
          <ActLink look="offer" to={supplier ? pageTo('smartMatch') : pageTo('register')}>
            {t(supplier ? 'offer.match' : 'offer.join')}
          </ActLink>
        )}
        <ActLink to={pageTo('inquiryHall')}>{t('offer.see')}</ActLink>
      </div>
      {(pace.matching || pace.orders) && (
        <dl className={classes['figures']}>
          {pace.matching && (
            <>
              <dt>{t('pace.matching', { n: f.number(pace.matching.cases) })}</dt>
              <dd className="figure">{t('pace.each', { n: f.number(pace.matching.each, 1) })}</dd>
            </>
          )}
          {pace.orders && (
            <>
              <dt>{t('pace.orders')}</dt>
              <dd className="figure">{f.number(pace.orders)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
};
