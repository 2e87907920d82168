import { IconBookmark, IconBookmarkFilled, IconId, IconPlus, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#web/lib/form/use-act.ts';
import { type KeptKind, useKeeper, useKept } from '#web/lib/kept.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './keep-button.module.css';

const marks = {
  products: { on: IconBookmarkFilled, off: IconBookmark },
  companies: { on: IconStarFilled, off: IconPlus },
} as const;

type Props = {
  kind: KeptKind;
  id: string;
  /** Of the product or company, for who hears the button alone. */
  name: string;
  /** In the corner of a card, above its link. */
  corner?: boolean;
};

/** Collects a product or follows a company, and ends it; a visitor logs in, stays where they are, and it is done. */
export const KeepButton = ({ kind, id, name, corner }: Props) => {
  const { t } = useTranslation('common');
  const ready = useReady();
  const { on, turn } = useKept(kind, id);
  const { fault, act } = useAct();
  const own = useViewer()?.entId === id;
  const Mark = marks[kind][on ? 'on' : 'off'];
  // Nobody follows their own company.
  if (own) return null;
  return (
    <span className={classes['keep']} data-corner={corner || undefined}>
      <button type="button" aria-pressed={on} disabled={!ready} onClick={() => void act(turn)}>
        <Mark size={16} stroke={1.8} aria-hidden="true" />
        {t(`keep.${kind}`)}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status">{fault}</span>
    </span>
  );
};

/** Leaves the reader's business card with a company, which may answer with one of its own. */
export const CardButton = ({ id, name }: Omit<Props, 'kind' | 'corner'>) => {
  const { t } = useTranslation('common');
  const ready = useReady();
  const { exchange } = useKeeper();
  const { busy, fault, act } = useAct();
  const [said, setSaid] = useState('');
  const own = useViewer()?.entId === id;
  const leave = () =>
    act(async () => {
      const state = await exchange(id);
      if (state) setSaid(t(state === 'accepted' ? 'keep.accepted' : 'keep.asked'));
    });
  if (own) return null;
  return (
    <span className={classes['keep']}>
      {/* Once it is left, the button stays where the keyboard is: one that is disabled loses it. */}
      <button
        type="button"
        disabled={!ready}
        aria-disabled={busy || said !== '' || undefined}
        onClick={() => said === '' && void leave()}
      >
        <IconId size={16} stroke={1.8} aria-hidden="true" />
        {t('keep.card')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status">{fault || said}</span>
    </span>
  );
};
