import { docking } from '#contract/docking/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ProjectPage } from '#web/features/docking/detail-page.tsx';
import { Report } from '#web/features/moderation/report.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/project.ts';

/** Without an id the newest project (access 25); an unknown one is a 404. Its owner gets the proposals besides. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(docking.page, { query: { size: 1 } })).records[0]?.id;
  if (!id) return null;
  const detail = await orNotFound(id, (known) => call(docking.detail, { params: { id: known } }));
  const received = detail.side === 'owner' ? await call(docking.proposals, { params: { id } }) : null;
  return { detail, received: received && received.proposals };
};

const None = () => {
  const { t } = useTranslation('docking');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('title')}</h1>
      <Empty title={t('empty.title')} text={t('empty.text')}>
        <ActLink look="ask" to={pageTo('releaseProject')}>
          {t('release')}
        </ActLink>
      </Empty>
    </main>
  );
};

export default function Project({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('docking');
  const text = useText();
  if (!loaderData) return <None />;
  const { detail, received } = loaderData;
  const address = pageTo('project', { id: detail.row.id });
  return (
    <>
      <Head
        title={text(detail.row.title)}
        description={text(detail.summary)}
        canonical={address}
        share={{ kind: 'project', id: detail.row.id }}
      />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('projects') },
          { name: text(detail.row.title), path: address },
        ]}
      />
      <ProjectPage detail={detail} received={received} report={<Report kind="project" id={detail.row.id} />} />
    </>
  );
}
