import { useId } from 'react';
import { Form } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { fieldChoices } from '#contract/services/forms.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { OfferCards } from '../offer-card.tsx';
import classes from '../services.module.css';
import { exampleRates, instalmentsOf } from './instalments.ts';
import { PartTabs } from './part-tabs.tsx';

type Props = { amount: number; months: number; offers: readonly OfferRow[] };

const RateTable = ({ amount, months }: Omit<Props, 'offers'>) => {
  const { t } = useTranslation('finance');
  const f = useFormat();
  const end = `figure ${panel['end']}`;
  return (
    <div className={panel['scroll']} role="region" aria-label={t('inclusive.reckon')} tabIndex={0}>
      <table className={panel['table']} aria-labelledby="reckon">
        <thead>
          <tr>
            <th scope="col">{t('yearlyRate')}</th>
            <th scope="col" className={panel['end']}>
              {t('monthly')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('interest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleRates.map((rate) => {
            const { monthly, interest } = instalmentsOf(amount, months, rate);
            return (
              <tr key={rate}>
                <th scope="row" className="figure">
                  {`${f.number(rate, 1)}%`}
                </th>
                <td className={end}>{f.money(monthly, 'CNY')}</td>
                <td className={end}>{f.money(interest, 'CNY')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** What a month comes to at some yearly rates; a form of the browser's own. */
const Reckon = ({ amount, months }: Omit<Props, 'offers'>) => {
  const { t } = useTranslation('finance');
  const path = usePath();
  const id = useId();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
      <h2 id="reckon">{t('inclusive.reckon')}</h2>
      <Form discover="none" action={path(pageTo('inclusiveFinance'))} className={classes['bar']}>
        <label htmlFor={`${id}a`}>{t('amountCny')}</label>
        <input
          key={`a${amount}`}
          id={`${id}a`}
          name="amount"
          inputMode="numeric"
          defaultValue={amount}
          size={11}
          className={classes['input']}
        />
        <label htmlFor={`${id}m`}>{t('monthsLabel')}</label>
        <input
          key={`m${months}`}
          id={`${id}m`}
          name="months"
          inputMode="numeric"
          defaultValue={months}
          size={4}
          className={classes['input']}
        />
        <ActButton type="submit">{t('count')}</ActButton>
      </Form>
      <RateTable amount={amount} months={months} />
      <p className={classes['quiet']}>{t('inclusive.note')}</p>
    </section>
  );
};

/** `/financialService/hpFinancial.html`: loans and leasing, what they are for, what a month comes to, and who offers them. */
export const InclusivePage = ({ amount, months, offers }: Props) => {
  const { t } = useTranslation(['finance', 'serviceForm']);
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('inclusive.title')} note={t('inclusive.lead')}>
        <PartTabs at="inclusiveFinance" />
      </PageHead>
      <section className={classes['section']} aria-labelledby="purposes">
        <h2 id="purposes">{t('inclusive.purposes')}</h2>
        <ul className={`${panel['panel']} ${classes['kindRows']}`}>
          {fieldChoices.purpose.map((p) => (
            <li key={p}>
              <h3>{t(`serviceForm:choice.${p}`)}</h3>
              <p className={classes['quiet']}>{t(`purposeText.${p}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes['section']}>
        <Reckon amount={amount} months={months} />
      </div>
      <section className={classes['section']} aria-labelledby="papers">
        <h2 id="papers">{t('inclusive.papers')}</h2>
        <p className={classes['lead']}>{t('inclusive.papersText')}</p>
      </section>
      <section className={classes['section']} aria-labelledby="offers">
        <h2 id="offers">{t('inclusive.offers')}</h2>
        <OfferCards rows={offers} tag={false} />
      </section>
    </main>
  );
};
