import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './product-page.module.css';
import { useStated } from '#web/ui/text/stated.ts';
import { useReview } from './review.ts';
import { useUnit } from '#web/ui/text/units.ts';

export type Value = DataOf<typeof catalogue.memberDetail>['values'][number];

/** The datasheet; a visitor sees which values there are, never blurred ones. */
export const DataTable = ({ values, labels }: { values: Value[] | null; labels: Text[] }) => {
  const { t } = useTranslation('catalogue');
  const unitOf = useUnit();
  const text = useText();
  const shown = useStated();
  const review = useReview();
  if (!labels.length) return <p>{t('noData')}</p>;
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('data')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('property')}</th>
            <th scope="col" className={classes['end']}>
              {t('value')}
            </th>
            {values && (
              <>
                <th scope="col">{t('condition')}</th>
                <th scope="col">{t('standard')}</th>
                <th scope="col">{t('document')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {values
            ? values.map((v) => (
                <tr key={v.field}>
                  <th scope="row">{text(v.label)}</th>
                  <td className={classes['value']}>
                    <strong className="figure">{shown(v.value)}</strong> {v.unit && <span>{unitOf(v.unit)}</span>}
                    {!v.comparable && <small>{t('compare.otherUnit')}</small>}
                  </td>
                  <td className={classes['standards']}>{v.condition || '—'}</td>
                  <td className={classes['standards']}>
                    {v.standard ||
                      (v.standards.length ? <small>{t('usually', { standards: v.standards.join(', ') })}</small> : '—')}
                  </td>
                  <td className={classes['review']} data-reviewed={v.reviewed || undefined}>
                    {v.page && <span>{v.page}</span>}
                    <small>{review(v)}</small>
                  </td>
                </tr>
              ))
            : labels.map((l, i) => (
                <tr key={text(l)}>
                  <th scope="row">{text(l)}</th>
                  {i === 0 && (
                    <td className={classes['gated']} rowSpan={labels.length}>
                      {t('gatedValues', { n: labels.length, count: labels.length })}
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
};
