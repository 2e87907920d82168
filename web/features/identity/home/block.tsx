import type { ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './home.module.css';

type Props = {
  id: string;
  title: string;
  note?: ReactNode;
  /** The list behind it, and how many it holds. */
  all?: { to: PageAddress; n: number };
  /** Another link in its place. */
  more?: { to: PageAddress; label: string };
  children: ReactNode;
};

/** A part of the home: its name, what it is about, and the way to all of it. */
export const Block = ({ id, title, note, all, more, children }: Props) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby={id}>
      <div className={classes['title']}>
        <h2 id={id}>{title}</h2>
        {note && <span className={classes['note']}>{note}</span>}
        {all && (
          <SiteLink to={all.to}>
            {t('all', { n: f.number(all.n) })}
            <span className="visually-hidden">: {title}</span>
          </SiteLink>
        )}
        {more && <SiteLink to={more.to}>{more.label}</SiteLink>}
      </div>
      {children}
    </section>
  );
};
