import { pageTo } from '#contract/pages.ts';
import { reference } from '#contract/reference/calls.ts';
import { sectionKeys } from '#contract/reference/sections.ts';
import { SectionPage } from '#web/features/developers/section-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/developers-section.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const key = sectionKeys.find((k) => k === args.params['section']);
  return orNotFound(key, async () => {
    const params = { key: key ?? sectionKeys[0] };
    return { key: params.key, section: await loaderCallForAll(args)(reference.section, { params }) };
  });
};

export default function DevelopersSection({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('developers');
  const { key, section } = loaderData;
  const name = t(`section.${key}`);
  return (
    <>
      <Head
        title={`${name} · ${t('title')}`}
        description={t('sectionLead', { name, n: section.calls.length, count: section.calls.length })}
      />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('developers') },
          { name, path: pageTo('developersSection', { section: key }) },
        ]}
      />
      <SectionPage id={key} calls={section.calls} />
    </>
  );
}
