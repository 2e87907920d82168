import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/words.ts';
import classes from './card.module.css';
import { WarpMark } from '../picture/marks.tsx';
import { Picture } from '../picture/picture.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import type { PictureOf } from '../picture/subject.ts';

type BoothFacts = {
  number: string;
  hall: Text;
  company: Text;
  shows: Text[];
  picture: PictureOf;
  staffed: boolean;
  visitors: number;
};

/** One booth of a hall: who, where, what, whether somebody is there. */
export const BoothCard = ({ booth: b, to }: { booth: BoothFacts; to: PageAddress }) => {
  const { t } = useTranslation('ui');
  const text = useText();
  const lang = useLang();
  return (
    <article className={classes['card']}>
      <Picture {...b.picture} alt="" sizes="(max-width: 767px) 46vw, 250px" />
      <div className={classes['body']}>
        <p className={classes['facts']}>
          <span className="figure">{t('card.booth', { number: b.number })}</span>
          <span>{text(b.hall)}</span>
        </p>
        <h2 className={classes['name']} lang={textLang(b.company, lang)}>
          <SiteLink to={to}>{text(b.company)}</SiteLink>
        </h2>
        {b.shows.length > 0 && <p className={classes['facts']}>{b.shows.map(text).join(' · ')}</p>}
        <p className={`${classes['foot']} ${classes['row']}`}>
          <span className={classes['standing']}>
            {b.staffed && <WarpMark />}
            {t(b.staffed ? 'card.staffed' : 'card.unstaffed')}
          </span>
          {b.visitors > 0 && <span className="figure">{t('card.visitors', { n: b.visitors })}</span>}
        </p>
      </div>
    </article>
  );
};
