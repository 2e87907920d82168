import { useId } from 'react';
import { Form } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards } from './offer-card.tsx';
import classes from './services.module.css';

type Props = { area: number; offers: readonly OfferRow[] };

/** What a booth of a size comes to by each builder's lowest price a square metre. */
const Estimate = ({ area, offers }: Props) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const path = usePath();
  const id = useId();
  const priced = offers.flatMap((o) => (o.from?.unit === 'squareMetre' ? [{ o, from: o.from }] : []));
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="estimate">
      <h2 id="estimate">{t('building.estimate')}</h2>
      <Form discover="none" action={path(pageTo('boothBuilding'))} className={classes['bar']}>
        <label htmlFor={id}>{t('building.area')}</label>
        <input
          key={area}
          id={id}
          name="area"
          inputMode="numeric"
          defaultValue={area}
          size={6}
          className={classes['input']}
        />
        <ActButton type="submit">{t('building.count')}</ActButton>
      </Form>
      {priced.length ? (
        <div className={panel['scroll']}>
          <table className={panel['table']}>
            <thead>
              <tr>
                <th scope="col">{t('building.builder')}</th>
                <th scope="col" className={panel['end']}>
                  {t('building.perMetre')}
                </th>
                <th scope="col" className={panel['end']}>
                  {t('building.for', { area: f.number(area) })}
                </th>
              </tr>
            </thead>
            <tbody>
              {priced.map(({ o, from }) => (
                <tr key={o.id}>
                  <th scope="row">
                    <SiteLink to={pageTo('serviceOffer', { id: o.id })}>{text(o.provider.name)}</SiteLink>
                  </th>
                  <td className={`figure ${panel['end']}`}>{f.money(from.price, from.currency)}</td>
                  <td className={`figure ${panel['end']}`}>
                    <b>{f.money(((Math.round(Number(from.price) * 100) * area) / 100).toFixed(2), from.currency)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={classes['quiet']}>{t('building.noPrices')}</p>
      )}
      <p className={classes['quiet']}>{t('building.note')}</p>
    </section>
  );
};

/** `/buildingService.html`: how a booth is built, what it comes to, and who builds it. */
export const BuildingPage = ({ area, offers }: Props) => {
  const { t } = useTranslation('services');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('worldServices')}>{t('world.title')}</SiteLink>}
        title={t('building.title')}
        note={t('building.lead')}
      />
      <section className={classes['section']} aria-labelledby="how">
        <h2 id="how">{t('building.how')}</h2>
        <ol className={classes['steps']}>
          {(['brief', 'design', 'permit', 'build', 'remove'] as const).map((k) => (
            <li key={k}>
              <h3>{t(`building.step.${k}.title`)}</h3>
              <p className={classes['quiet']}>{t(`building.step.${k}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={classes['section']}>
        <Estimate area={area} offers={offers} />
      </div>
      <section className={classes['section']} aria-labelledby="builders">
        <h2 id="builders">{t('building.builders')}</h2>
        <OfferCards rows={offers} tag={false} />
      </section>
    </main>
  );
};
