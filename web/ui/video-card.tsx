import { type Lang, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/words.ts';
import classes from './card/card.module.css';
import { Picture } from './picture/picture.tsx';
import { SiteLink } from './frame/site-link.tsx';
import type { PictureOf } from './picture/subject.ts';

/** `seconds` is the length, `captions` the languages that it can be read in. */
type VideoFacts = { title: Text; by: Text; at: string; seconds: number; captions: Lang[]; poster: PictureOf };

const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** One video: poster with its length, title, maker; nothing plays by itself. */
export const VideoCard = ({ video: v, to }: { video: VideoFacts; to: PageAddress }) => {
  const { t } = useTranslation('ui');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const length = clock(v.seconds);
  return (
    <article className={classes['card']}>
      <Picture {...v.poster} alt="" sizes="(max-width: 767px) 92vw, 320px" className={classes['wide'] ?? ''} />
      <span className={`${classes['length']} figure`} role="img" aria-label={t('card.length', { length })}>
        {length}
      </span>
      <div className={classes['body']}>
        <h2 className={classes['name']} lang={textLang(v.title, lang)}>
          <SiteLink to={to}>{text(v.title)}</SiteLink>
        </h2>
        <p className={classes['facts']}>
          <span lang={textLang(v.by, lang)}>{text(v.by)}</span>
          <time dateTime={v.at}>{f.day(v.at)}</time>
          {v.captions.length > 0 && (
            <span>{t('card.captions', { langs: v.captions.map((l) => ownName[l]).join(', ') })}</span>
          )}
        </p>
      </div>
    </article>
  );
};
