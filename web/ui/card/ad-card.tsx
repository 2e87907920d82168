import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '../feedback/tag.tsx';
import classes from './ad-card.module.css';

type Props = {
  company: ReactNode;
  title: ReactNode;
  line: string;
  picture: string | null;
  byField: boolean;
};

/** An advertisement, marked as one, with the reason why it is seen (advertising 5). */
export const AdCard = ({ company, title, line, picture, byField }: Props) => {
  const { t } = useTranslation('foot');
  return (
    <div className={classes['ad']} data-plain={picture ? undefined : ''}>
      {picture && <img src={picture} alt="" loading="lazy" decoding="async" width={1204} height={600} />}
      <div className={classes['words']}>
        <p className={classes['mark']}>
          <Tag>{t('ad.mark')}</Tag> {company}
        </p>
        <p className={classes['title']}>{title}</p>
        {line && <p className={classes['line']}>{line}</p>}
        <details className={classes['why']}>
          <summary>{t('ad.why')}</summary>
          {t(byField ? 'ad.whyField' : 'ad.whyText')}
        </details>
      </div>
    </div>
  );
};
