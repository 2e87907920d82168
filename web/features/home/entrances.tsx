import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import { units } from '#contract/units.ts';
import { usePath } from '#web/lib/lang.ts';
import { useViewer } from '#web/lib/viewer.ts';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './entrances.module.css';

/** The buyer's entrance: what is typed here is carried into the release form. */
export const Ask = () => {
  const { t } = useTranslation(['home', 'common']);
  const path = usePath();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['entrance']}`} aria-labelledby="ask">
      <h2 id="ask">{t('ask.title')}</h2>
      <Form action={path('/buyerInquirydata/releaseEnquiries')} className={classes['form']}>
        <label className={classes['need']}>
          {t('ask.need')}
          <input name="need" maxLength={120} placeholder={t('ask.hint')} autoComplete="off" />
        </label>
        <label>
          {t('ask.quantity')}
          <input name="quantity" inputMode="decimal" pattern="[0-9]+([.][0-9]{1,3})?" autoComplete="off" />
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
        <Button type="submit" color="weft" size="md" className={classes['submit'] ?? ''}>
          {t('common:release')}
        </Button>
      </Form>
      <p>{t('ask.note')}</p>
    </section>
  );
};

/** The supplier's entrance: to register, or for a supplier to the matches. */
export const Offer = () => {
  const { t } = useTranslation(['home', 'common']);
  const viewer = useViewer();
  const supplier = viewer?.roles.includes(roleCodes.supplier);
  return (
    <section className={`${panel['panel']} ${classes['entrance']} ${classes['offer']}`} aria-labelledby="offer">
      <h2 id="offer">{t('offer.title')}</h2>
      <p>{t('offer.text')}</p>
      <div className={classes['acts']}>
        {(supplier || !viewer) && (
          <Button component={SiteLink} to={supplier ? '/supplierdata/supplierInquiryList' : '/register.html'}>
            {t(supplier ? 'offer.match' : 'offer.join')}
          </Button>
        )}
        <Button component={SiteLink} to="/moreInquiry.html" variant="default">
          {t('offer.see')}
        </Button>
      </div>
    </section>
  );
};
