import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './settings.module.css';
import type { Choice } from './setting-field.tsx';
import { type Difference, differences } from './setting-difference.ts';
import type { Shape } from './setting-shape.ts';

type Props = {
  shape: Shape;
  theirs: unknown;
  mine: unknown;
  by: string | null;
  at: string | null;
  choices: Choice[];
  busy: boolean;
  onTake: () => void;
  onOverwrite: () => void;
};

/** A place by the words of its fields: "Entries 2 · Name · English". */
const usePlace = () => {
  const { t } = useTranslation('operator');
  return ({ path, shape }: Difference): string =>
    path
      .map((p, i) => {
        if (/^\d+$/.test(p)) return p;
        if (p === 'cn' || p === 'en' || p === 'es') return t(`dict.${p}`);
        const last = i === path.length - 1;
        return t(`settings.field.${last && p === 'to' && shape.kind === 'day' ? 'until' : p}` as 'settings.field.on');
      })
      .join(' · ') || t('settings.field.entries');
};

const useValue = (choices: Choice[]) => {
  const { t } = useTranslation(['operator', 'verification']);
  const words = new Map(choices.flatMap((c) => c.items.map((i) => [i.value, i.label])));
  return ({ shape, path }: Difference, v: unknown): string => {
    if (v === undefined || v === null || v === '') return t('settings.absent');
    if (shape.kind === 'flag') return t(v ? 'settings.on' : 'settings.off');
    if (shape.kind === 'choice') return t(`settings.${path.at(-1)}.${String(v)}` as 'settings.expiry.none');
    const list = Array.isArray(v) ? (v as string[]) : [String(v)];
    if (shape.kind === 'choices')
      return list.map((d) => t(`verification:doc.${d}` as 'verification:doc.qualification')).join(' / ');
    if (shape.kind === 'lines') return list.map((s) => words.get(s) ?? s).join(' / ') || t('settings.absent');
    return String(v);
  };
};

/** Another operator was faster: what holds now beside what was typed, and the choice between the two. Nothing is lost. */
export const SettingConflict = ({ shape, theirs, mine, by, at, choices, busy, onTake, onOverwrite }: Props) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace();
  const value = useValue(choices);
  useEffect(() => box.current?.focus(), []);
  const found = differences(shape, theirs, mine);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes['conflict']}>
      <strong>{t('settings.outrun', { by: by ?? t('settings.somebody'), at: at ? f.stamp(at) : '' })}</strong>
      <p>{t(found.length ? 'settings.outrunText' : 'settings.same')}</p>
      {found.length > 0 && (
        <div className={panel['scroll']} role="region" aria-label={t('settings.outrunText')} tabIndex={0}>
          <table className={panel['table']}>
            <thead>
              <tr>
                {(['what', 'theirs', 'mine'] as const).map((k) => (
                  <th key={k} scope="col">
                    {t(`settings.${k}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.map((d) => (
                <tr key={d.path.join('.')}>
                  <th scope="row">{place(d)}</th>
                  <td>{value(d, d.a)}</td>
                  <td>{value(d, d.b)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes['acts']}>
        <Button size="compact-md" disabled={busy} onClick={onTake}>
          {t('settings.take')}
        </Button>
        <Button size="compact-md" variant="default" loading={busy} onClick={onOverwrite}>
          {t('settings.overwrite')}
        </Button>
      </div>
    </div>
  );
};
