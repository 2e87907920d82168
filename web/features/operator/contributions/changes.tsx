import type { DeskContribution } from '#contract/contributions/desk.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import record from '../desk-record.module.css';
import classes from './contributions.module.css';

const plain = (at: string, text: string): string => (at === 'html' ? text.replace(/<[^>]*>/g, ' ').trim() : text);

/** What differs from the time before that it was handed in, text by text. */
export const Changes = ({ changes, lang }: { changes: DeskContribution['changes']; lang: string }) => {
  const { t } = useTranslation('contributions');
  return (
    <section className={`${panel['panel']} ${record['card']}`} aria-labelledby="changes">
      <h2 id="changes">{t('desk.changes')}</h2>
      <dl className={classes['changes']}>
        {changes.map(({ at, before, after }) => {
          const [place, row] = at.split('.');
          return (
            <div key={at}>
              <dt>{t(`desk.place.${place as 'title'}`, { n: Number(row ?? 0) + 1 })}</dt>
              <dd lang={lang}>
                <small>{t('desk.before')}</small> <del>{plain(at, before) || t('desk.nothing')}</del>
              </dd>
              <dd lang={lang}>
                <small>{t('desk.after')}</small> <ins>{plain(at, after) || t('desk.nothing')}</ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};
