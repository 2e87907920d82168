import { lazy, Suspense, useState } from 'react';
import type { HomeWork } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import classes from './home.module.css';
import { toolNames } from './tool-names.ts';

const ChooseTools = lazy(() => import('./choose-tools.tsx'));

/** The reader's points, and the tools that they chose to stand here. */
export const AtHand = ({ hand }: { hand: HomeWork['hand'] }) => {
  const { t } = useTranslation(['work', 'common']);
  const f = useFormat();
  const ready = useReady();
  const [choosing, setChoosing] = useState(false);
  const { tools, points } = hand;
  return (
    <Block
      id="hand"
      title={t('hand.title')}
      {...(points && {
        more: { to: pageTo('integralManage', {}), label: t('hand.points', { n: f.number(points.available) }) },
      })}
    >
      {points && (
        <p className={classes['quiet']}>
          {points.signed ? t('hand.signed') : <SiteLink to={pageTo('integralManage', {})}>{t('hand.sign')}</SiteLink>}
        </p>
      )}
      {choosing ? (
        <Suspense>
          <ChooseTools tools={tools} onDone={() => setChoosing(false)} />
        </Suspense>
      ) : (
        <>
          {tools.length > 0 ? (
            <ul className={classes['hand']}>
              {tools.map((key) => (
                <li key={key}>
                  <SiteLink to={pageTo(key)}>{t(`common:side.${toolNames[key]}`)}</SiteLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes['quiet']}>{t('hand.none')}</p>
          )}
          <button type="button" className={classes['choose']} disabled={!ready} onClick={() => setChoosing(true)}>
            {t('hand.choose')}
          </button>
        </>
      )}
    </Block>
  );
};
