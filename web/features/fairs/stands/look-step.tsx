import { boothAccents, boothTemplates } from '#contract/fairs/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Segments } from '#web/ui/form/choice/segments.tsx';
import { accentColours } from './accents.ts';
import classes from './stands.module.css';
import type { StandForm } from './use-stand.ts';

/** Furniture and accent. */
export const LookStep = ({ form: { values: v, change } }: { form: StandForm }) => {
  const { t } = useTranslation('stands');
  return (
    <>
      <div className={classes['group']}>
        <h3 id="stand-template">{t('template.label')}</h3>
        <Segments
          aria-labelledby="stand-template"
          wide
          value={v.template}
          onChange={(template) => change({ template })}
          data={boothTemplates.map((value) => ({ value, label: t(`template.${value}`) }))}
        />
        <p className={classes['quiet']}>{t(`template.${v.template}Text`)}</p>
      </div>
      <div className={classes['group']}>
        <h3 id="stand-accent">{t('accent.label')}</h3>
        <div role="radiogroup" aria-labelledby="stand-accent" className={classes['swatches']}>
          {boothAccents.map((a) => (
            <label key={a} className={classes['swatch']}>
              <input
                type="radio"
                className="visually-hidden"
                name="accent"
                value={a}
                checked={v.accent === a}
                onChange={() => change({ accent: a })}
              />
              <i style={{ background: accentColours[a] }} aria-hidden="true" />
              {t(`accent.${a}`)}
            </label>
          ))}
        </div>
      </div>
    </>
  );
};
