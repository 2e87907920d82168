import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operatorRates } from '#contract/operator/rates/calls.ts';
import { dayAfter } from '#contract/order/terms-differ.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import desk from '../desk.module.css';
import { AddRate, CorrectRate } from './rate-form.tsx';

type Props = DataOf<typeof operatorRates.list>;

const keyOf = (r: Props['rates'][number]) => `${r.currency} ${r.day}`;

/** The rates by day; each can be corrected. */
const Rates = ({ rates, onCorrect }: { rates: Props['rates']; onCorrect: (key: string) => void }) => {
  const { t } = useTranslation('rates');
  const f = useFormat();
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('list')} tabIndex={0}>
      <table className={`${panel['table']} ${panel['cards']}`}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('currency')}</th>
            <th scope="col">CNY</th>
            <th scope="col">{t('source')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('correct')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((r) => (
            <tr key={keyOf(r)}>
              <th scope="row" className="figure">
                {f.day(r.day)}
              </th>
              <td>{r.currency}</td>
              <td className="figure">{f.number(r.cny, 6)}</td>
              <td data-head={t('source')}>{r.source || t('noSource')}</td>
              <td>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('correctOf', { currency: r.currency, day: r.day })}
                  onClick={() => onCorrect(keyOf(r))}
                >
                  {t('correct')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/operator/rates`: dated rates with their source; a new one, or a correction that the audit keeps. */
export const RatesPage = ({ rates, stale }: Props) => {
  const { t } = useTranslation('rates');
  const now = useNow();
  const [at, setAt] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const corrected = rates.find((r) => keyOf(r) === at);
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorRates')}</h1>
      <div className={desk['stack']}>
        <p>{t('lead')}</p>
        {stale && <p className={desk['wrong']}>{t('stale')}</p>}
        {corrected ? (
          <CorrectRate key={at} rate={corrected} onDone={() => setAt(null)} />
        ) : (
          <AddRate
            key={added}
            onDone={() => setAdded(added + 1)}
            today={dayAfter(new Date(now), 0)}
            source={rates[0]?.source ?? ''}
          />
        )}
        {rates.length === 0 ? <p className={desk['quiet']}>{t('none')}</p> : <Rates rates={rates} onCorrect={setAt} />}
      </div>
    </main>
  );
};
