import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { deskPageTo } from '#contract/desk-pages.ts';
import type { DeskHall } from '#contract/operator/fairs.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DraftStatus } from '#web/ui/form/draft-note.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Conflict } from '../conflict.tsx';
import desk from '../../desk.module.css';
import { BoothTable } from './booth-table.tsx';
import { Canvas } from './canvas.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { HallFields } from './hall-fields.tsx';
import { ImportSvg } from './import-svg.tsx';
import classes from './plan.module.css';
import { RowForm } from './row-form.tsx';
import { type Plan, usePlan } from './use-plan.ts';
import { type Tool, tools } from './use-pointer.ts';

/** Faults as they stand; each leads to its booth. */
const Faults = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  if (!hall.faults.length) return <p className={classes['fine']}>{t('plan.noFaults')}</p>;
  return (
    <ul className={classes['faults']}>
      {hall.faults.slice(0, 60).map((f) => {
        const words = t(`fault.${f.kind === 'overlap' && !f.other ? 'onStage' : f.kind}`, {
          number: f.number,
          other: f.other,
        });
        const { booth } = f;
        return (
          <li key={`${f.kind} ${f.booth}`}>
            {booth ? (
              <button
                type="button"
                onClick={() => {
                  hall.select(new Set([booth]));
                  document.getElementById(`drawn-${booth}`)?.focus();
                }}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Keys of the whole editor: undo, redo, duplicate, choose all. */
const pressKey = (hall: Plan, e: KeyboardEvent<HTMLElement>) => {
  if (!(e.ctrlKey || e.metaKey) || (e.target as Element).closest('input, select, textarea')) return;
  const key = e.key.toLowerCase();
  const act =
    key === 'z' && !e.shiftKey
      ? hall.undo
      : key === 'y' || key === 'z'
        ? hall.redo
        : key === 'd'
          ? hall.acts.duplicate
          : null;
  if (key === 'a') hall.select(new Set(hall.booths.map((b) => b.id)));
  if (!act && key !== 'a') return;
  e.preventDefault();
  act?.();
};

/** The drawing with its tools. */
const Board = ({ hall, name }: { hall: Plan; name: string }) => {
  const { t } = useTranslation('fairDesk');
  const [tool, setTool] = useState<Tool>('select');
  return (
    <div className={`${panel['panel']} ${classes['board'] ?? ''}`}>
      <div className={classes['bar']} role="toolbar" aria-label={t('plan.tools')}>
        {tools.map((key) => (
          <button
            key={key}
            type="button"
            className={desk['act']}
            aria-pressed={tool === key}
            onClick={() => setTool(key)}
          >
            {t(`tool.${key}`)}
          </button>
        ))}
        <span />
        <button type="button" className={desk['act']} disabled={!hall.canUndo} onClick={hall.undo}>
          {t('plan.undo')}
        </button>
        <button type="button" className={desk['act']} disabled={!hall.canRedo} onClick={hall.redo}>
          {t('plan.redo')}
        </button>
      </div>
      <Canvas hall={hall} tool={tool} label={t('plan.drawing', { name })} onDone={() => setTool('select')} />
      <p className={classes['keys']}>{t('plan.keys')}</p>
    </div>
  );
};

/** What can be done to the chosen booths, the faults, and a row of new ones. */
const Side = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  const f = useFormat();
  return (
    <div className={classes['side']}>
      <section className={panel['panel']} aria-labelledby="chosen">
        <h2 id="chosen">{t('plan.chosenTitle')}</h2>
        <ChosenPanel hall={hall} saved={!hall.form.isDirty()} />
      </section>
      <section className={panel['panel']} aria-labelledby="faults">
        <h2 id="faults">
          {t('plan.faults')} <span className="figure">{f.number(hall.faults.length)}</span>
        </h2>
        <Faults hall={hall} />
      </section>
      <section className={panel['panel']} aria-labelledby="row">
        <h2 id="row">{t('row.title')}</h2>
        <RowForm hall={hall} />
      </section>
    </div>
  );
};

/** The hall and all booths in fields, and booths from a drawing. */
const Below = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  const f = useFormat();
  return (
    <div className={classes['below']}>
      <section className={panel['panel']} aria-labelledby="hall-fields">
        <h2 id="hall-fields">{t('plan.hall')}</h2>
        <HallFields hall={hall} />
      </section>
      <section className={panel['panel']} aria-labelledby="booths">
        <h2 id="booths">
          {t('plan.list')} <span className="figure">{f.number(hall.booths.length)}</span>
        </h2>
        <BoothTable hall={hall} />
      </section>
      <section className={panel['panel']} aria-labelledby="svg">
        <h2 id="svg">{t('svg.title')}</h2>
        <ImportSvg hall={hall} />
      </section>
    </div>
  );
};

/** The plan of a hall, edited on the drawing and in the list beside it, and saved whole. */
export const PlanEditor = ({ hall: given }: { hall: DeskHall }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const ready = useReady();
  const hall = usePlan(given);
  const { form } = hall;
  const name = `${t('hall.no', { n: given.no })} ${text(given.name)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole editor; each has a button
    <main id="main" className={`${desk['page']} ${classes['page'] ?? ''}`} onKeyDown={(e) => pressKey(hall, e)}>
      <SiteLink to={deskPageTo('operatorFair', { id: given.fair.id })}>{text(given.fair.name)}</SiteLink>
      <div className={desk['heading']}>
        <h1>
          {name} {!given.fair.published && <Tag tone="deviates">{t('unpublished')}</Tag>}
        </h1>
        <div className={classes['acts']}>
          <DraftStatus state={form.draft.state} />
          <Button loading={form.busy} disabled={!ready} onClick={() => void form.send()}>
            {t('plan.save')}
          </Button>
        </div>
      </div>
      {hall.outrun && (
        <Conflict busy={form.busy} onTake={() => void hall.takeTheirs()} onOverwrite={() => void hall.overwrite()} />
      )}
      <p role="alert" className={classes['note']}>
        {hall.note || form.fault}
      </p>
      <div className={classes['layout']}>
        <Board hall={hall} name={name} />
        <Side hall={hall} />
      </div>
      <Below hall={hall} />
    </main>
  );
};
