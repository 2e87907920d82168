import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { before } from '#contract/fairs/geometry.ts';
import type { BoothOnPlan, BoothView, HallView } from '#contract/fairs/views.ts';
import type { TopView } from '#contract/fairs/visitors/top.ts';
import { pageTo } from '#contract/pages.ts';
import type { ReactNode } from 'react';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { BoothCard } from '../booth/booth-card.tsx';
import { useBooth } from '../booth/use-booth.ts';
import { useVisit } from '../booth/use-visit.ts';
import { HallList } from '../list/hall-list.tsx';
import { NearPanel } from '../presence/near-panel.tsx';
import type { HallLine } from '../presence/presence.ts';
import { useHall } from '../presence/use-hall.ts';
import { HallTop } from '../top/hall-top.tsx';
import { type AddressOf, addressOfHall, found, type HallAsked, readHallAsked } from './find.ts';
import { HallFacets } from './hall-facets.tsx';
import { HallHead } from './hall-head.tsx';
import { HallPlan } from './hall-plan.tsx';
import { NoBooth } from './no-booth.tsx';
import classes from './hall.module.css';

type Props = {
  hall: HallView;
  /** The booth that the address names, where it is one of this hall. */
  booth: BoothView | null;
  top: TopView;
  /** The page of the newest hall has addresses of its own, and tells what is new in `before`. */
  newest?: boolean;
  intro?: ReactNode;
};

const HallTitle = ({ hall, newest }: { hall: HallView; newest: boolean }) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  return (
    <Head
      title={t('pageTitle', {
        no: t('fairs:hallNo', { n: hall.no }),
        name: text(hall.name),
        fair: text(hall.fair.name),
      })}
      description={text(hall.fair.about)}
      canonical={newest ? pageTo('newestHall') : pageTo('fairHall', { id: hall.id })}
    />
  );
};

/** The ways to ask for something else; the focus follows what was chosen by a key. */
const useChoice = (asked: HallAsked, address: AddressOf) => {
  const path = usePath();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const focus = useRef<'card' | 'plan' | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (next: HallAsked, replace: boolean) => {
    // What is typed but not looked for yet would undo what is chosen now.
    clearTimeout(typing.current);
    void navigate(path(address(next)), { replace, preventScrollReset: true });
  };
  useEffect(() => () => clearTimeout(typing.current), []);
  const last = useRef<string>(undefined);
  const choose = (booth: string | undefined, byKey: boolean) => {
    focus.current = byKey ? (booth ? 'card' : 'plan') : null;
    go({ ...asked, booth }, asked.booth !== undefined);
    if (booth === asked.booth) heading.current?.focus();
  };
  useEffect(() => {
    if (focus.current === 'card') heading.current?.focus();
    if (focus.current === 'plan' && last.current) document.getElementById(`booth-${last.current}`)?.focus();
    focus.current = null;
    last.current = asked.booth;
    // On a phone the card lies below the plan.
    if (asked.booth && aside.current && matchMedia('(max-width: 767px)').matches)
      aside.current.scrollIntoView({ block: 'nearest' });
  }, [asked.booth, last, aside]);
  const look = (q: string) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => go({ ...asked, q: q.trim().slice(0, 80) || undefined }, true), 200);
  };
  return { heading, aside, choose, look };
};

/** Tells others where one stands: before the chosen booth, else at the door. */
const useOwnPlace = (line: HallLine | null, chosen: BoothOnPlan | undefined, { door }: HallView['plan']) => {
  useEffect(() => {
    if (!line) return;
    const [x, y] = chosen ? before(chosen) : door;
    line.move({ x, y, heading: 0, walking: false });
  }, [line, chosen, door]);
};

/** A hall as plan or as list, with what is chosen in it. Everything that is asked stands in the address. */
export const HallPage = ({ hall, booth: initial, top, newest = false, intro }: Props) => {
  const [search] = useSearchParams();
  const { presence, line } = useHall(hall.id);
  const asked = readHallAsked(search);
  const address = addressOfHall(hall.id, newest);
  const shown = found(hall.booths, asked);
  const chosen = hall.booths.find((b) => b.id === asked.booth);
  const { booth: view, failed, again } = useBooth(chosen?.exhibitor ? chosen.id : undefined, initial);
  useVisit(chosen?.exhibitor ? chosen.id : undefined, asked.view ?? 'plan');

  const { heading, aside, choose, look } = useChoice(asked, address);
  useOwnPlace(line, chosen, hall.plan);
  const common = { hall, asked, address, shown, staffed: presence.staffed, choose };

  return (
    <main id="main" className={classes['page']}>
      <HallTitle hall={hall} newest={newest} />
      <HallHead hall={hall} asked={asked} address={address} presence={presence} line={line} />
      {intro}
      <div className={classes['hall']} data-view={asked.view ?? 'plan'}>
        <HallFacets
          hallId={newest ? undefined : hall.id}
          booths={hall.booths}
          asked={asked}
          address={address}
          shown={shown.filter((b) => b.exhibitor).length}
          look={look}
        />
        {asked.view ? <HallList {...common} /> : <HallPlan {...common} line={line} />}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leads back to plan or list from anywhere in it */}
        <div
          ref={aside}
          className={classes['side']}
          onKeyDown={(e) => e.key === 'Escape' && chosen && choose(undefined, true)}
        >
          {chosen ? (
            <BoothCard
              fairId={hall.fair.id}
              hallId={hall.id}
              booth={chosen}
              view={view}
              failed={failed}
              again={again}
              staffed={presence.staffed.has(chosen.id)}
              live={Boolean(presence.count)}
              heading={heading}
            />
          ) : (
            <NoBooth hall={hall} asked={asked} address={address} missing={asked.booth !== undefined} />
          )}
          <NearPanel line={line} presence={presence} />
          <HallTop hallId={hall.id} top={top} choose={(id) => address({ ...asked, booth: id })} />
        </div>
      </div>
    </main>
  );
};
