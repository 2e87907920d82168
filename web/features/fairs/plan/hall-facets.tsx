import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { boothClasses, boothFamilies, familyOf } from '#contract/fairs/classes.ts';
import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { type AddressOf, type HallAsked, withWords } from './find.ts';
import classes from './hall.module.css';

type Props = {
  /** For a form without script: the hall that it stays in; none on the page of the newest hall. */
  hallId: string | undefined;
  booths: readonly BoothOnPlan[];
  asked: HallAsked;
  address: AddressOf;
  shown: number;
  /** Words as they are typed. */
  look: (q: string) => void;
};

/** The nine classes by family, with how many exhibitors each has. */
const Classes = ({ booths, asked, address }: Pick<Props, 'booths' | 'asked' | 'address'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const f = useFormat();
  const counts = new Map<string, number>();
  for (const b of withWords(booths, asked.q))
    if (b.state === 'taken') counts.set(b.class, (counts.get(b.class) ?? 0) + 1);
  return (
    <div className={classes['classes']}>
      {boothFamilies.map((family) => (
        <section key={family}>
          <h2 data-family={family}>
            <i aria-hidden="true" />
            {t(`fairs:family.${family}`)}
          </h2>
          <ul>
            {boothClasses
              .filter((c) => familyOf[c] === family)
              .map((c) => (
                <li key={c}>
                  <SiteLink
                    to={address({ ...asked, class: asked.class === c ? undefined : c })}
                    aria-current={asked.class === c ? 'true' : undefined}
                    rel="nofollow"
                    prefetch="none"
                    preventScrollReset
                    replace
                  >
                    <ClassGlyph of={c} />
                    <span>{t(`fairs:class.${c}`)}</span>
                    <b className="figure">{f.number(counts.get(c) ?? 0)}</b>
                  </SiteLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** Words, and the nine classes by family with how many exhibitors each has; links and a form, so that they work without script. */
export const HallFacets = ({ hallId, booths, asked, address, shown, look }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const f = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const narrowed = asked.class !== undefined || asked.q !== undefined;
  return (
    <div className={classes['facets']}>
      <form role="search" aria-label={t('filters')} onSubmit={(e) => e.preventDefault()}>
        {hallId && <input type="hidden" name="id" value={hallId} />}
        {asked.view && <input type="hidden" name="view" value={asked.view} />}
        {asked.class && <input type="hidden" name="class" value={asked.class} />}
        <label className={classes['words']}>
          <IconSearch size={16} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{t('words')}</span>
          <input
            type="search"
            name="q"
            maxLength={80}
            placeholder={t('words')}
            ref={field}
            defaultValue={asked.q}
            onChange={(e) => look(e.target.value)}
          />
        </label>
      </form>
      <Classes booths={booths} asked={asked} address={address} />
      <p className={classes['found']}>
        <span role="status">{t('found', { n: f.number(shown), count: shown })}</span>
        {narrowed && (
          <SiteLink
            to={address({ ...asked, class: undefined, q: undefined })}
            onClick={() => field.current && (field.current.value = '')}
            prefetch="none"
            preventScrollReset
            replace
          >
            {t('all')}
          </SiteLink>
        )}
      </p>
    </div>
  );
};
