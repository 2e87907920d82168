import { useCallback } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { fairs } from '#contract/fairs/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { usualHall } from '#web/features/fairs/plan/find.ts';
import { NoHall } from '#web/features/fairs/plan/no-hall.tsx';
import { SpacePage } from '#web/features/fairs/space/space-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/fair-space.ts';

/** Without an id the first hall of the fair that is open; an unknown one is a 404. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCallForAll(args);
  const named = idOf(args.request);
  if (named) return orNotFound(named, (id) => call(fairs.hall, { params: { id } }));
  const hallId = usualHall((await call(fairs.list)).fairs)?.hallId;
  return hallId ? call(fairs.hall, { params: { id: hallId } }) : null;
};

/** Choosing a booth changes the address, not the hall. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');

const Space = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation('fairs');
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get('booth');
  const boothId = hall.booths.some((b) => b.id === named) ? named : null;
  const choose = useCallback(
    (booth: string | null) =>
      void navigate(path(pageTo('fairSpace', { id: hall.id, ...(booth && { booth }) })), {
        replace: true,
        preventScrollReset: true,
      }),
    [hall.id, navigate, path],
  );
  return (
    <>
      <Head title={`${t('hallNo', { n: hall.no })} ${text(hall.name)}`} description={text(hall.fair.about)} />
      <SpacePage key={hall.id} hall={hall} boothId={boothId} onChoose={choose} />
    </>
  );
};

export default function FairSpace({ loaderData: hall }: Route.ComponentProps) {
  return hall ? <Space hall={hall} /> : <NoHall />;
}
