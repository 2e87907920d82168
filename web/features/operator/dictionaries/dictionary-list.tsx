import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DictType } from '#contract/dictionary/calls.ts';
import type { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './dictionaries.module.css';

export type Types = DataOf<typeof operatorDictionaries.types>;

/** The dictionaries, trees first, with how many items they have, and how many of them an operator touched. */
export const DictionaryList = ({ types, now }: { types: Types; now: DictType }) => {
  const { t } = useTranslation('operator');
  return (
    <nav aria-label={t('dict.label')} className={classes['types']}>
      {types
        .toSorted((a, b) => Number(b.depth > 0) - Number(a.depth > 0))
        .map((d) => {
          const touched = d.changed + d.added;
          return (
            <SiteLink
              key={d.dictType}
              to={deskPageTo('operatorDictionaries', { type: d.dictType })}
              aria-current={d.dictType === now ? 'page' : undefined}
            >
              <span>{t(`dict.type.${d.dictType}`)}</span>
              <small className="figure">{touched ? `${d.items} · ±${touched}` : d.items}</small>
            </SiteLink>
          );
        })}
    </nav>
  );
};
