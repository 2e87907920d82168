import { IconCircleCheck } from '@tabler/icons-react';
import type { BoothView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { PhaseTag } from '../plan/fair-line.tsx';
import { BoothLine } from './booth-card.tsx';
import classes from './page.module.css';

type Props = { booth: BoothView; slug: string | null; name: string; hallName: string };
/** Where it is, whose it is, and what they say in a sentence. */
export const BoothHead = ({ booth: b, slug, name, hallName }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  const { exhibitor: e } = b;
  return (
    <header className={classes['head']}>
      <div className={classes['page']}>
        <p className={classes['crumb']}>
          <SiteLink to={pageTo('fair', { id: b.fair.id })}>{text(b.fair.name)}</SiteLink>
          <span aria-hidden="true">›</span>
          <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })}>{hallName}</SiteLink>
          <PhaseTag phase={b.fair.phase} />
        </p>
        <BoothLine booth={b} />
        <h1 lang={e ? textLang(e.name, lang) : undefined}>{name}</h1>
        {e && (
          <p className={classes['tags']}>
            {e.verified && (
              <Tag tone="warp">
                <IconCircleCheck size={14} stroke={2} aria-hidden="true" />
                {t('verified')}
              </Tag>
            )}
            {text(e.city) && <Tag>{text(e.city)}</Tag>}
            {slug && <SiteLink to={pageTo('company', { slug })}>{t('company')}</SiteLink>}
          </p>
        )}
        {text(b.headline) && (
          <p className={classes['lead']} lang={textLang(b.headline, lang)}>
            {text(b.headline)}
          </p>
        )}
      </div>
    </header>
  );
};
