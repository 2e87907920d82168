import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changesOf } from '#contract/content/lacks.ts';
import { isEditable } from '#contract/content/states.ts';
import { type DeskPiece, operatorContent } from '#contract/content/desk.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import fairs from '../fairs/fairs.module.css';
import classes from './content.module.css';

type Changes = ReturnType<typeof changesOf>;

/** Texts that differ, with what they said and what they say. */
const ChangeTable = ({ changes }: { changes: Changes }) => {
  const { t } = useTranslation('deskContent');
  if (!changes.length) return <p role="status">{t('noChanges')}</p>;
  return (
    <table className={classes['changes']}>
      <caption className="visually-hidden">{t('changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('then')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((c) => (
          <tr key={c.at}>
            <th scope="row">{c.at}</th>
            <td>{c.before !== null && <del>{c.before}</del>}</td>
            <td>{c.after !== null && <ins>{c.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Every version that was saved: how it differs from the newest, and the way back to it. */
export const Versions = ({ piece }: { piece: DeskPiece }) => {
  const { t } = useTranslation('deskContent');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const [open, setOpen] = useState<{ no: number; changes: Changes } | null>(null);
  const { id, kind, slug, state } = piece.row;
  const [newest] = piece.versions;
  const read = (no: number) => deskCall(operatorContent.version, { params: { id, no } });
  const compare = (no: number) =>
    work.act(async () => setOpen({ no, changes: changesOf((await read(no)).content, piece.content) }));
  const take = (no: number) =>
    work.act(async () => {
      const { content } = await read(no);
      const body = { pieceId: id, turn: piece.turn, kind, slug, content };
      await deskCall(operatorContent.save, { body }).finally(() => revalidate());
      setOpen(null);
      say({ message: t('taken', { n: no }) });
    });
  return (
    <section className={classes['versions']} aria-label={t('view.versions')}>
      <p role="alert" className={fairs['wrong']}>
        {work.fault}
      </p>
      {piece.versions.map((v) => (
        <article key={v.no} className={`${panel['panel']} ${classes['version']}`}>
          <h2 className={fairs['head']}>
            <span>
              {t('version', { n: v.no })} {v.shown && <Tag tone="warp">{t('readersSee')}</Tag>}
            </span>
          </h2>
          <p className={desk['quiet']}>{t('savedBy', { by: v.by, at: f.stamp(v.at) })}</p>
          {v.no !== newest?.no && (
            <div className={fairs['acts']}>
              <button type="button" className={desk['act']} disabled={work.busy} onClick={() => void compare(v.no)}>
                {t('compare', { n: v.no })}
              </button>
              {isEditable(state) && (
                <button type="button" className={desk['act']} disabled={work.busy} onClick={() => void take(v.no)}>
                  {t('take', { n: v.no })}
                </button>
              )}
            </div>
          )}
          {open?.no === v.no && <ChangeTable changes={open.changes} />}
        </article>
      ))}
    </section>
  );
};
