import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Buying } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Block } from './block.tsx';
import classes from './home.module.css';

type Decision = NonNullable<Buying['decision']>;
type Quoted = Decision['quotations'][number];

const Row = ({ q }: { q: Quoted }) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const ended = Date.parse(`${q.validUntil}T23:59:59+08:00`) < useNow();
  const complete = q.meets >= q.asked;
  return (
    <tr>
      <th scope="row" lang={textLang(q.company.name, lang)}>
        {text(q.company.name)}
        <small>{text(q.company.city)}</small>
      </th>
      <td className={panel['end']}>
        <b className="figure">{q.total ? f.money(q.total, q.currency) : t('decision.none')}</b>
        {q.lowest && <small className={classes['lowest']}>{t('decision.lowest')}</small>}
      </td>
      <td>
        <span className={complete ? classes['met'] : classes['deviates']}>
          {complete ? (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          )}
          <span className="figure">
            {q.meets}/{q.asked}
          </span>
        </span>
      </td>
      <td className="figure">{t('decision.days', { count: q.leadDays })}</td>
      <td className="figure" suppressHydrationWarning>
        {q.validUntil}
        {ended && <small className={classes['late']}>{t('decision.ended')}</small>}
      </td>
    </tr>
  );
};

/** Quotations of the most pressing inquiry side by side; they are decided on its comparison. */
export const Decision = ({ decision: d }: { decision: Decision }) => {
  const { t } = useTranslation(['work', 'common']);
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const quantity = `${f.number(d.quantity)} ${t(`common:unit.${d.unit}` as 'common:unit.kg')}`;
  return (
    <Block
      id="decision"
      title={t('decision.title')}
      note={
        <>
          <span lang={textLang(d.title, lang)}>{text(d.title)}</span> · <span className="figure">{quantity}</span>
        </>
      }
      more={{ to: pageTo('compareQuotations', { id: d.id }), label: t('decision.open') }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too */}
      <div
        className={`${panel['panel']} ${panel['scroll']}`}
        role="region"
        aria-label={`${t('decision.title')}: ${text(d.title)}`}
        tabIndex={0}
      >
        <table className={`${panel['table']} ${classes['table']}`}>
          <thead>
            <tr>
              <th scope="col">{t('decision.supplier')}</th>
              <th scope="col" className={panel['end']}>
                {t('decision.total')}
              </th>
              <th scope="col">{t('decision.meets')}</th>
              <th scope="col">{t('decision.lead')}</th>
              <th scope="col">{t('decision.valid')}</th>
            </tr>
          </thead>
          <tbody>
            {d.quotations.map((q) => (
              <Row key={q.id} q={q} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
};
