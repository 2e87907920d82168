import { lazy, Suspense, useState } from 'react';
import { isLive, type StageAct } from '#contract/docking/states.ts';
import type { StageView } from '#contract/docking/schemas.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './detail-page.module.css';
import { type ProjectDetail, stageTone } from './seen.ts';

const StageForm = lazy(() => import('./stage-form.tsx'));

const Head = ({ s, detail }: { s: StageView; detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const now = useNow();
  // Others are not told how far a stage is.
  const concerned = detail.side === 'owner' || s.price !== null;
  const late = concerned && s.due !== null && isLive(s.state) && Date.parse(`${s.due}T23:59:59+08:00`) < now;
  const begun = detail.row.state !== 'open' && detail.row.state !== 'closed';
  return (
    <div className={classes['stageHead']}>
      <small className="figure">{t('stages.no', { n: s.no })}</small>
      <h3 lang={textLang(s.name, lang)}>{text(s.name)}</h3>
      {(begun || s.state === 'accepted') && concerned && (
        <Tag tone={stageTone[s.state]}>{t(`stageState.${s.state}`)}</Tag>
      )}
      {s.due && (
        <small className="figure">
          {t('stages.due', { day: s.due })} {late && <b className={classes['late']}>{t('stages.late')}</b>}
        </small>
      )}
      {s.price && <span className={`figure ${classes['price']}`}>{f.money(s.price, detail.row.currency)}</span>}
    </div>
  );
};

const One = ({ s, detail }: { s: StageView; detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const ready = useReady();
  const [act, setAct] = useState<StageAct>();
  return (
    <li>
      <Head s={s} detail={detail} />
      <p className={classes['words']} lang={textLang(s.delivers, lang)}>
        {t('stages.delivers', { what: text(s.delivers) })}
      </p>
      {s.provider && detail.side === 'owner' && (
        <p className={classes['quiet']}>{t('stages.by', { name: text(s.provider) })}</p>
      )}
      {s.acceptsAt && <p className={classes['quiet']}>{t('stages.acceptsAt', { at: f.stamp(s.acceptsAt) })}</p>}
      {act && s.acts.includes(act) ? (
        <Suspense fallback={null}>
          <StageForm key={act} id={detail.row.id} no={s.no} act={act} onClose={() => setAct(undefined)} />
        </Suspense>
      ) : (
        s.acts.length > 0 && (
          <div className={shared['acts']}>
            {s.acts.map((a) => (
              <ActButton
                key={a}
                look={a === 'complain' ? 'plain' : detail.side === 'owner' ? 'ask' : 'offer'}
                disabled={!ready}
                onClick={() => setAct(a)}
              >
                {t(`stageAct.${a}`)}
              </ActButton>
            ))}
          </div>
        )
      )}
    </li>
  );
};

/** Stages in their order, with what the reader can do about each. */
export const Stages = ({ detail, stages }: { detail: ProjectDetail; stages: readonly StageView[] }) => {
  const { t } = useTranslation('docking');
  return (
    <section className={`${panel['panel']} ${classes['wanted']}`} aria-labelledby="stages">
      <h2 id="stages">{t('stages.title')}</h2>
      <ol className={classes['stages']}>
        {stages.map((s) => (
          <One key={s.no} s={s} detail={detail} />
        ))}
      </ol>
    </section>
  );
};
