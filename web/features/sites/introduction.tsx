import { useTranslation } from '#web/lib/text/words.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import { useUnit } from '#web/ui/text/units.ts';
import { isFilled, type BlockContent } from '#contract/sites/site.ts';
import { CapabilityMatrix } from './capability-matrix.tsx';
import { Certificates } from './certificates.tsx';
import classes from './company-page.module.css';
import { SiteSection } from './site-block.tsx';
import type { SiteView } from './view.ts';

/** Who the company is: its own words, then every fact that the platform has of it. */
export const Introduction = ({ view: { company: c, site }, badges }: SiteView) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unit = useUnit();
  const list = (items: { name: Record<string, string | undefined> }[]) =>
    items.map((i) => text(i.name)).join(t('comma'));
  const facts: [string, string | null | undefined][] = [
    [t('fact.type'), c.entType && text(c.entType)],
    [t('fact.founded'), c.founded ? String(c.founded) : null],
    [t('fact.place'), `${text(c.city)}${lang === 'cn' ? '，' : ', '}${text(c.country)}`],
    [t('fact.staff'), c.staff && text(c.staff)],
    [t('fact.plant'), c.plant && text(c.plant)],
    [t('fact.capacity'), c.annualCapacity && `${f.number(c.annualCapacity.value)} ${unit(c.annualCapacity.unit)}`],
    [t('fact.orders'), c.tendencyOrder === null ? null : t(c.tendencyOrder === 1567 ? 'fact.small' : 'fact.large')],
    [t('fact.exported'), c.exported === null ? null : `${f.number(c.exported)} %`],
    [t('fact.materials'), list(c.categories)],
    [t('fact.processes'), list(c.processes)],
    [t('fact.fields'), list(c.fields)],
    [t('fact.regions'), c.salesRegions.map((r) => text(r)).join(t('comma'))],
  ];
  return (
    <div className={classes['main']}>
      {text(c.intro) && (
        <p className={classes['intro']} lang={textLang(c.intro, lang)}>
          {text(c.intro)}
        </p>
      )}
      {site && !site.hidden.includes('overview') && isFilled(site.overview as unknown as BlockContent) && (
        <SiteSection block="overview" content={site} />
      )}
      <section aria-labelledby="facts">
        <h2 id="facts" className={classes['sub']}>
          {t('fact.title')}
        </h2>
        <dl className={`${panel['panel']} ${classes['facts']}`}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      {c.capabilities.length > 0 && <CapabilityMatrix company={c} />}
      <Certificates company={c} badges={badges} />
    </div>
  );
};
