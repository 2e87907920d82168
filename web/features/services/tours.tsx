import type { ServiceTour } from '#contract/services/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './services.module.css';

/** Dates and places of a journey, with what is left of them. */
export const Tours = ({ offer, tours }: { offer: string; tours: readonly ServiceTour[] }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  if (!tours.length) return null;
  const id = `tours-${offer}`;
  return (
    <div className={panel['panel']}>
      <div className={classes['box']}>
        <h2 id={id}>{t('tours')}</h2>
      </div>
      <div className={panel['scroll']}>
        <table className={`${panel['table']} ${panel['cards']}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('tourPlace')}</th>
              <th scope="col">{t('tourDays')}</th>
              <th scope="col">{t('tourUntil')}</th>
              <th scope="col" className={panel['end']}>
                {t('tourPrice')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('tourLeft')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tours.map((tour) => (
              <tr key={tour.id}>
                <th scope="row">{text(tour.place)}</th>
                <td className="figure">{`${f.day(tour.from)} – ${f.day(tour.to)}`}</td>
                <td className="figure">{f.day(tour.until)}</td>
                <td className={`figure ${panel['end']}`}>{f.money(tour.price, tour.currency)}</td>
                <td className={`figure ${panel['end']}`}>
                  {tour.left > 0
                    ? t('leftOf', { left: f.number(tour.left), places: f.number(tour.places) })
                    : t('fullUp')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
