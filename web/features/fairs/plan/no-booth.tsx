import type { HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import type { AddressOf, HallAsked } from './find.ts';
import classes from './hall.module.css';

/** Exhibitors that are shown where no booth is chosen, those with larger booths first. */
const most = 6;
const weight = { large: 0, medium: 1, small: 2 } as const;

type Props = { hall: HallView; asked: HallAsked; address: AddressOf; missing: boolean };

/** Before a booth is chosen: what the hall is about at this moment, and some who have something to say. */
export const NoBooth = ({ hall, asked, address, missing }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  const speaking = hall.booths
    .filter((b) => b.exhibitor && text(b.headline))
    .toSorted((a, b) => weight[a.size] - weight[b.size])
    .slice(0, most);
  return (
    <section className={classes['none']} aria-label={t('choose.title')}>
      <h2>{t('choose.title')}</h2>
      {missing && <p role="status">{t('choose.missing')}</p>}
      <p>{t(`choose.${hall.fair.phase}`)}</p>
      {speaking.length > 0 && (
        <ul>
          {speaking.map((b) => (
            <li key={b.id}>
              <ClassGlyph of={b.class} />
              <span>
                <SiteLink to={address({ ...asked, booth: b.id })} preventScrollReset prefetch="none">
                  {text(b.exhibitor?.name)}
                </SiteLink>
                <small lang={textLang(b.headline, lang)}>{text(b.headline)}</small>
              </span>
              <b className="figure">{b.number}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        <SiteLink to={pageTo('booths', { fair: hall.fair.id })}>{t('choose.search')}</SiteLink>
      </p>
    </section>
  );
};
