import type { ReactNode } from 'react';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import desk from '../desk.module.css';
import classes from './points.module.css';

const views = ['rules', 'goods', 'exchanges'] as const;

/** The three parts of points at the desk. */
export const PointsFrame = ({ view, children }: { view: (typeof views)[number] | 'good'; children: ReactNode }) => {
  const { t } = useTranslation(['deskPoints', 'operator']);
  const now = view === 'good' ? 'goods' : view;
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('operator:nav.points')}</h1>
      <nav className={`${panel['tabs']} ${classes['tabs']}`} aria-label={t('tabs')}>
        {views.map((v) => (
          <SiteLink
            key={v}
            to={deskPageTo('operatorPoints', v === 'rules' ? {} : { view: v })}
            aria-current={v === now ? 'page' : undefined}
          >
            {t(`tab.${v}`)}
          </SiteLink>
        ))}
      </nav>
      {children}
    </main>
  );
};
