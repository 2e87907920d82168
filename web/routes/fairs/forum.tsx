import { forums } from '#contract/fairs/forums.ts';
import { pageTo } from '#contract/pages.ts';
import { ForumPage } from '#web/features/fairs/forum/forum-page.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/forum.ts';

/** Without an id the talk that goes on, else the next one, else the latest. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const first = async (phase: 'live' | 'coming' | 'past') =>
    (await call(forums.page, { query: { phase, size: 1 } })).records[0]?.id;
  const id = idOf(args.request) ?? (await first('live')) ?? (await first('coming')) ?? (await first('past'));
  const forum = await orNotFound(id, (known) => call(forums.detail, { params: { id: known } }));
  const asks = forum.whole && forum.phase !== 'coming';
  return { forum, questions: asks ? await call(forums.questions, { params: { id: forum.id } }) : null };
};

export default function Forum({ loaderData: { forum, questions } }: Route.ComponentProps) {
  const { t } = useTranslation('forums');
  const text = useText();
  const address = pageTo('forum', { id: forum.id });
  return (
    <>
      <Head
        title={text(forum.title)}
        description={`${text(forum.fair.name)} · ${text(forum.title)}`}
        canonical={address}
      />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('fairs') },
          { name: text(forum.fair.name), path: pageTo('fair', { id: forum.fair.id }) },
          { name: text(forum.title), path: address },
        ]}
      />
      <WithReports>
        <ForumPage forum={forum} questions={questions} />
      </WithReports>
    </>
  );
}
