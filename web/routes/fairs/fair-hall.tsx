import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { HallPage } from '#web/features/fairs/plan/hall-page.tsx';
import { usualHall } from '#web/features/fairs/plan/find.ts';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair-hall.ts';

/** A hall; without an id the first of the fair that is open, else of the next one, else of the last. */
export const loader = async (args: LoaderFunctionArgs) => {
  const all = loaderCallForAll(args);
  const search = new URL(args.request.url).searchParams;
  const id = search.get('id') ?? usualHall((await all(fairs.list)).fairs)?.hallId;
  if (!id) return null;
  const hall = await orNotFound(id, (known) => all(fairs.hall, { params: { id: known } }));
  const chosen = hall.booths.find((b) => b.exhibitor && b.id === search.get('booth'));
  const booth = chosen ? await loaderCall(args)(fairs.booth, { params: { id: chosen.id } }) : null;
  return { hall, booth };
};

/** What is chosen and looked for in a hall stands in the address, and the page has the hall already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
    ? false
    : defaultShouldRevalidate;

const None = () => {
  const { t } = useTranslation('booths');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('noHall.title')}</h1>
      <Empty title={t('noHall.title')} text={t('noHall.text')}>
        <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('noHall.suppliers')}</ActLink>
      </Empty>
    </main>
  );
};

export default function FairHall({ loaderData }: Route.ComponentProps) {
  return loaderData ? <HallPage key={loaderData.hall.id} {...loaderData} /> : <None />;
}
