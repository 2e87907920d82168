import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { hostContext } from '#web/lib/page/host.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/about-us.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { contact, demo } = context.get(hostContext);
  return { contact, demo };
};

export default function About({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  return (
    <>
      <Head description={t('description')} />
      <CrumbsLd crumbs={[{ name: t('title'), path: pageTo('aboutUs') }]} />
      <AboutPage {...loaderData} />
    </>
  );
}
