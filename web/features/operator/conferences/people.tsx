import { Button } from '@mantine/core';
import type { Participant } from '#contract/conferences/desk.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { csvOf, saveBlob } from '#web/ui/text/csv.ts';
import desk from '../desk.module.css';
import classes from './conferences.module.css';

/** Who takes part and who waits, with a file of them. */
export const People = ({ people }: { people: Participant[] }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const f = useFormat();
  const heads = [t('desk.person'), t('desk.company'), t('desk.stateLabel'), t('desk.at')];
  const rows = people.map((p) => [p.name, text(p.company), t(`seat.${p.state}`), f.stamp(p.at)]);
  const save = () =>
    saveBlob(`${t('desk.fileName')}.csv`, new Blob([csvOf([heads, ...rows])], { type: 'text/csv;charset=utf-8' }));
  return (
    <section className={`${panel['panel']} ${classes['people']}`} aria-labelledby="people">
      <div className={classes['head']}>
        <h2 id="people">{t('desk.people')}</h2>
        {people.length > 0 && (
          <Button variant="default" onClick={save}>
            {t('desk.export')}
          </Button>
        )}
      </div>
      {people.length === 0 ? (
        <p className={desk['quiet']}>{t('desk.peopleNone')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the window is narrow
        <div className={classes['scroll']} role="region" aria-labelledby="people" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((h) => (
                  <th key={h} scope="col">
                    {h}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((p, i) => (
                <tr key={p.userId}>
                  {rows[i]?.map((cell, k) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a column has no other key
                    <td key={k}>{cell || '—'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
