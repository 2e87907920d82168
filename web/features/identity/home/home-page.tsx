import { lazy, Suspense } from 'react';
import type { HomeWork } from '#contract/home/work.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { Completion } from './completion.tsx';
import { Decision } from './decision.tsx';
import { FirstStep } from './first-step.tsx';
import { AtHand } from './at-hand.tsx';
import { HomeHead } from './home-head.tsx';
import classes from './home.module.css';
import { Matches } from './matches.tsx';
import { News } from './news.tsx';
import { Offers } from './offers.tsx';
import { Orders } from './orders.tsx';
import { TaskList } from './task-list.tsx';
import { Threads } from './threads.tsx';

// A newcomer is not asked.
const MailAsk = lazy(() =>
  import('#web/ui/feedback/mail-ask.tsx').then((m) => ({ default: withWords(['mailAsk'], m.MailAsk) })),
);
// Rare: neither it nor its words are loaded where mails arrive.
const MailRefused = lazy(() =>
  import('./mail-refused.tsx').then((m) => ({ default: withWords(['notices'], m.MailRefused) })),
);

/** What waits for a member, then what is under way: one list for both sides, since one person may buy and sell. */
const WorkLists = ({ work }: { work: HomeWork }) => {
  const { buying, selling, orders } = work;
  return (
    <>
      <HomeHead work={work} />
      <div className={classes['grid']}>
        <div>
          <TaskList work={work} />
          {buying && buying.threads.length > 0 && <Threads buying={buying} />}
          {buying?.decision && buying.decision.quotations.length > 0 && <Decision decision={buying.decision} />}
          {selling && <Matches selling={selling} />}
          {selling && selling.offers.length > 0 && <Offers selling={selling} />}
        </div>
        <div className={classes['aside']}>
          {orders && orders.running.length > 0 && <Orders orders={orders} />}
          <AtHand hand={work.hand} />
          <News news={work.news} />
          <Completion start={work.start} />
        </div>
      </div>
    </>
  );
};

/** A member's home: the work that waits, or, for who has nothing under way yet, the one step to begin with. */
export const HomePage = ({ work, mailLater }: { work: HomeWork; mailLater: boolean }) => {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <main id="main" className={classes['page']}>
      <Head />
      {work.start.needsMail && !work.start.fresh && (
        <Suspense fallback={null}>
          <MailAsk later={mailLater} />
        </Suspense>
      )}
      {work.start.mailRefused && (
        <Suspense fallback={null}>
          <MailRefused />
        </Suspense>
      )}
      {work.start.fresh ? <FirstStep start={work.start} name={viewer.name} /> : <WorkLists work={work} />}
    </main>
  );
};
