import { useMemo, useState } from 'react';
import type { HallView } from '#contract/fairs/views.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { noLine } from '../presence/presence.ts';
import { useHall } from '../presence/use-hall.ts';
import type { Quality } from './engine/materials.ts';
import { Board } from './hud/board.tsx';
import { Bottom } from './hud/bottom.tsx';
import { Labels } from './hud/labels.tsx';
import { MiniMap } from './hud/mini-map.tsx';
import { Nearby } from './hud/nearby.tsx';
import { Stick } from './hud/stick.tsx';
import { TopBar } from './hud/top-bar.tsx';
import { useKeys } from './hud/use-keys.ts';
import { useDrag } from './hud/use-drag.ts';
import { useWorld, wantsCalm } from './use-world.ts';
import classes from './walk.module.css';

type Props = {
  hall: HallView;
  boothId: string | null;
  /** A headset's session that was asked for with the act of entering. */
  session: XRSession | null;
  onChoose: (boothId: string | null) => void;
  onLeave: (why?: 'lost' | 'headsetLost') => void;
};

const farOf = (
  b: { outline: readonly (readonly [number, number])[] },
  at: { x: number; y: number } | undefined,
): number => (at ? Math.min(...b.outline.map(([x, y]) => Math.hypot(x - at.x, y - at.y))) : 0);

/** The booths with their names, in the reader's language. */
const useBooths = (hall: HallView) => {
  const { t: tf } = useTranslation('fairs');
  const text = useText();
  const booths = useMemo(
    () => hall.booths.map((b) => ({ ...b, name: b.exhibitor ? text(b.exhibitor.name) : '' })),
    [hall.booths, text],
  );
  const byId = useMemo(() => new Map(booths.map((b) => [b.id, b])), [booths]);
  const nameOf = (b: (typeof booths)[number]) => b.name || tf(b.state === 'held' ? 'booth.held' : 'booth.free');
  return { booths, byId, nameOf };
};

/** The walk: the room, what is chosen in it, and the acts of keys and buttons. */
const useWalk = ({ hall, boothId, session, onChoose, onLeave }: Props) => {
  const { t } = useTranslation('space');
  const { presence, line: joined } = useHall(hall.id);
  const line = joined ?? noLine;
  const [isMapLarge, setMapLarge] = useState(false);
  const [isCalm, setCalm] = useState(wantsCalm);
  const { booths, byId, nameOf } = useBooths(hall);
  /** What stands over a booth for who sees nothing of the page. */
  const plateOf = (id: string): string[] => {
    const b = byId.get(id);
    return b ? [`${b.number} ${nameOf(b)}`, t('headset.plate')] : [];
  };
  const room = useWorld(hall, session, { boothId, onChoose }, { line, onLeave, booths, plateOf });
  const { world, front, choose } = room;
  const lookAtNearest = () => {
    const at = world.current?.walker.at;
    const near = front ?? booths.toSorted((a, b) => farOf(a, at) - farOf(b, at))[0]?.id;
    if (!near) return;
    choose(near);
    world.current?.face(near);
  };
  const drag = useDrag(world);
  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target instanceof HTMLSelectElement) return;
    if (e.target instanceof HTMLInputElement) return;
    if (e.code === 'KeyE') lookAtNearest();
    else if (e.code === 'KeyM') setMapLarge((is) => !is);
    else if (!world.current?.walker.press(e.code)) return;
    e.preventDefault();
  };
  useKeys(room.dialog, world, onKey);
  const selected = boothId ? byId.get(boothId) : undefined;
  const ahead = front ? byId.get(front) : undefined;
  return {
    ...room,
    hall,
    presence,
    line,
    byId,
    nameOf,
    selected,
    ahead,
    drag,
    isMapLarge,
    setMapLarge,
    isCalm,
    setCalm,
  };
};
type Walking = ReturnType<typeof useWalk>;

/** The chosen booth, told beside the room. */
const Chosen = ({ walk }: { walk: Walking }) => {
  const { hall, selected, presence, world, stage, choose, isCalm } = walk;
  return (
    selected && (
      <Board
        key={selected.id}
        booth={selected}
        hallId={hall.id}
        isStaffed={presence.staffed.has(selected.id)}
        onWalk={() => {
          world.current?.goTo(selected.id, isCalm);
          stage.current?.focus({ preventScroll: true });
        }}
        onClose={() => {
          choose(null);
          stage.current?.focus({ preventScroll: true });
        }}
      />
    )
  );
};

/** The plan in the corner, and the words of the way that is shown on the floor. */
const Way = ({ walk }: { walk: Walking }) => {
  const { t } = useTranslation('space');
  const { hall, presence, map, selected, steps, isMapLarge, setMapLarge, choose } = walk;
  return (
    <>
      <MiniMap
        ref={map}
        plan={hall.plan}
        booths={hall.booths}
        staffed={presence.staffed}
        chosen={selected}
        steps={steps}
        isLarge={isMapLarge}
        onSize={() => setMapLarge(!isMapLarge)}
        onChoose={choose}
      />
      {selected && steps > 3 && (
        <p className={classes['hint']} data-panel>
          {t('follow', { number: selected.number })}
        </p>
      )}
    </>
  );
};

/** How finely the room is drawn and whether the walk sways, the stick for a thumb, and the booth in front for who listens. */
const Below = ({ walk }: { walk: Walking }) => {
  const { t } = useTranslation('space');
  const { world, isCalm, setCalm, ahead, nameOf } = walk;
  const [quality, setQuality] = useState<Quality | 'auto'>('auto');
  return (
    <>
      <Bottom
        quality={quality}
        onQuality={(q) => {
          setQuality(q);
          world.current?.setQuality(q);
        }}
        isCalm={isCalm}
        onCalm={(calm) => {
          setCalm(calm);
          world.current?.setSway(!calm);
        }}
      />
      <Stick onPush={(a, s) => world.current?.walker.push(a, s)} label={t('stick')} />
      <p className="visually-hidden" aria-live="polite">
        {ahead && t('front', { number: ahead.number, name: nameOf(ahead) })}
      </p>
    </>
  );
};

/** The room itself: looked around in by drag, with its picture in the canvas. */
const Scene = ({ walk }: { walk: Walking }) => {
  const { t } = useTranslation('space');
  const { stage, canvas, drag, place } = walk;
  return (
    <div
      ref={stage}
      className={classes['stage']}
      tabIndex={-1}
      role="application"
      aria-label={t('walkLabel')}
      {...drag}
    >
      <canvas
        ref={canvas}
        className={classes['canvas']}
        data-place={place ? `${place.x.toFixed(1)},${place.y.toFixed(1)}` : undefined}
      />
    </div>
  );
};

/** The hall from inside: the room fills the window, what one does there lies over it. */
export default function Walk(props: Props) {
  const { hall, boothId, onLeave } = props;
  const { t } = useTranslation('space');
  const walk = useWalk(props);
  const { dialog, labels, byId, choose, selected, presence, line, place, isMapLarge, setMapLarge } = walk;
  return (
    <dialog
      ref={dialog}
      className={classes['walk']}
      data-board={selected ? true : undefined}
      aria-label={t('walkLabel')}
      onCancel={(e) => {
        e.preventDefault();
        if (isMapLarge) setMapLarge(false);
        else onLeave();
      }}
    >
      <Scene walk={walk} />
      <Labels
        ref={labels}
        booths={byId}
        people={presence.people}
        staffed={presence.staffed}
        chosen={boothId}
        onChoose={choose}
      />
      <TopBar hall={hall} boothId={boothId} presence={presence} onShow={line.show} onLeave={() => onLeave()} />
      <Nearby line={line} presence={presence} place={place} />
      <Chosen walk={walk} />
      <Way walk={walk} />
      <Below walk={walk} />
    </dialog>
  );
}
