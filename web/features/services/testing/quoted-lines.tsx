import type { Currency } from '#contract/core/schemas.ts';
import type { QuotedTests } from '#contract/services/applications.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';

type Props = { lines: QuotedTests['lines']; currency: Currency; total: string };

/** Tests with what each comes to, and the sum. */
export const QuotedLines = ({ lines, currency, total }: Props) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  const end = `figure ${panel['end']}`;
  return (
    <div className={panel['scroll']} role="region" aria-label={t('lines')} tabIndex={0}>
      <table className={panel['table']} aria-label={t('lines')}>
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            <th scope="col">{t('condition')}</th>
            <th scope="col" className={panel['end']}>
              {t('charged')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('each')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('setup')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((l, i) => (
            <tr key={i}>
              <th scope="row">
                {l.standard}
                <small>{text(l.name)}</small>
              </th>
              <td>{t(`state.${l.condition}`)}</td>
              <td className={end}>{f.number(l.charged)}</td>
              <td className={end}>{f.money(l.each, currency)}</td>
              <td className={end}>{f.money(l.setup, currency)}</td>
              <td className={end}>{f.money(l.total, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('sum')}
            </th>
            <td className={end}>
              <b>{f.money(total, currency)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
