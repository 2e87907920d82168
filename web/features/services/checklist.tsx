import { useEffect, useId, useState } from 'react';
import { type VisaCountry, visaCountries, type VisaPaper } from '#contract/services/visa.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './services.module.css';

const place = (country: VisaCountry) => `weft.visa.${country}`;
/** What was ticked on this device; nothing where the browser keeps nothing. */
const ticked = (country: VisaCountry): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(country)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((x) => typeof x === 'string') : [];
  } catch {
    return [];
  }
};

/** The papers of a country as a list to tick off; it stays on the device, and nothing of it is sent. */
export const Checklist = ({ country }: { country: VisaCountry }) => {
  const { t } = useTranslation(['services', 'serviceForm']);
  const f = useFormat();
  const ready = useReady();
  const id = useId();
  const { papers } = visaCountries[country];
  const [has, setHas] = useState<string[]>([]);
  useEffect(() => setHas(ticked(country)), [country]);
  const tick = (paper: VisaPaper) => {
    const next = has.includes(paper) ? has.filter((p) => p !== paper) : [...has, paper];
    setHas(next);
    try {
      localStorage.setItem(place(country), JSON.stringify(next));
    } catch {
      // Without a place to keep it, it lasts as long as the page.
    }
  };
  const n = papers.filter((p) => has.includes(p)).length;
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="papers">
      <h2 id="papers">{t('visa.papers')}</h2>
      <p role="status">
        {n === papers.length ? t('visa.allThere') : t('visa.there', { n: f.number(n), all: f.number(papers.length) })}
      </p>
      <ul className={classes['list']}>
        {papers.map((p) => (
          <li key={p}>
            <label className={classes['check']} htmlFor={`${id}-${p}`}>
              <input
                id={`${id}-${p}`}
                type="checkbox"
                checked={has.includes(p)}
                disabled={!ready}
                onChange={() => tick(p)}
              />
              <span>
                {t(`serviceForm:paper.${p}`)}
                <small>{t(`serviceForm:paperHint.${p}`)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
};
