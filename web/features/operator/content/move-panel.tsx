import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { kindRules } from '#contract/content/kinds.ts';
import { lacksOf } from '#contract/content/lacks.ts';
import { actsFor, type DeskAct, pieceMoves } from '#contract/content/states.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import { type DeskPiece, operatorContent } from '#contract/content/desk.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import fairs from '../fairs/fairs.module.css';
import classes from './content.module.css';

export const tones = {
  draft: 'plain',
  review: 'weft',
  scheduled: 'info',
  published: 'warp',
  withdrawn: 'bad',
} as const;

/** What is missing, language by language. */
const Lacks = ({ piece }: { piece: DeskPiece }) => {
  const { t } = useTranslation('deskContent');
  const f = useFormat();
  const lacks = lacksOf(piece.row.kind, piece.content);
  const whole = [...new Set(lacks.filter((at) => !at.includes('.')))];
  if (!lacks.length) return <p role="status">{t('complete')}</p>;
  return (
    <div role="status">
      <p>{t('lacks')}</p>
      <ul>
        {langs.map((l) => {
          const n = lacks.filter((at) => at.endsWith(`.${l}`)).length;
          return n > 0 && <li key={l}>{t('lacksIn', { lang: ownName[l], n: f.number(n), count: n })}</li>;
        })}
        {whole.map((at) => (
          <li key={at}>{t(`lack.${at as 'blocks'}`)}</li>
        ))}
      </ul>
    </div>
  );
};

const useMove = (piece: DeskPiece) => {
  const { t } = useTranslation('deskContent');
  const { revalidate } = useRevalidator();
  const { row } = piece;
  const form = useCallForm({
    endpoint: operatorContent.move,
    initial: { act: 'submit' as DeskAct, reason: '', at: '' },
    input: ({ act, reason, at }) => ({
      params: { id: row.id },
      body: { turn: piece.turn, act, reason, at: act === 'submit' && at ? at : null },
    }),
    send: deskCall,
    onDone: async ({ state }) => {
      form.begin({ act: 'submit', reason: '', at: '' });
      say({ message: t('moved', { state: t(`state.${state}`) }) });
      await revalidate();
    },
  });
  return form;
};

/** What was done with it, the last first. */
const History = ({ piece }: { piece: DeskPiece }) => {
  const { t } = useTranslation('deskContent');
  const f = useFormat();
  return (
    <>
      <h2>{t('history')}</h2>
      <ol>
        {piece.moves.toReversed().map((m, i) => (
          <li key={i}>
            {t(`did.${m.act}`, { by: m.by || t('clock'), n: m.no })}
            {m.alone && <> {t('alone')}</>} <small>{f.stamp(m.at)}</small>
            {m.reason && <div>{m.reason}</div>}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Where a piece stands, and what can be done with it. */
export const MovePanel = ({ piece }: { piece: DeskPiece }) => {
  const { t } = useTranslation('deskContent');
  const f = useFormat();
  const { row, approval } = piece;
  const form = useMove(piece);
  const may = (act: DeskAct) => pieceMoves[act].by !== 'second' || approval !== 'no';
  const acts = piece.barred
    ? []
    : actsFor(row.state, { shown: row.shown, stays: kindRules[row.kind].stays ?? false }).filter(may);
  const asks = acts.some((a) => pieceMoves[a].reason) || (approval === 'alone' && acts.includes('approve'));
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['side']}`} aria-labelledby="move">
      <h2 id="move">
        {t('stands')} <Tag tone={tones[row.state]}>{t(`state.${row.state}`)}</Tag>
      </h2>
      {row.shown && row.state !== 'published' && <p>{t('shownStill')}</p>}
      {row.publishAt && <p>{t('goesAt', { at: f.stamp(row.publishAt) })}</p>}
      {acts.includes('submit') && <Lacks piece={piece} />}
      {row.state === 'review' && <p>{t(`approval.${approval}`)}</p>}
      {acts.includes('submit') && <DateTimeField label={t('at')} description={t('atNote')} {...form.field('at')} />}
      {asks && (
        <TextInput label={t('reason')} maxLength={300} description={t('reasonNote')} {...form.input('reason')} />
      )}
      <p role="alert" className={fairs['wrong']}>
        {form.fault}
      </p>
      <div className={fairs['acts']}>
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'submit' || act === 'approve' ? 'filled' : 'default'}
            loading={form.busy && form.values.act === act}
            disabled={form.busy}
            onClick={() => void form.send({ act })}
          >
            {t(act === 'approve' && approval === 'alone' ? 'act.approveAlone' : `act.${act}`)}
          </Button>
        ))}
      </div>
      {piece.moves.length > 0 && <History piece={piece} />}
    </form>
  );
};
