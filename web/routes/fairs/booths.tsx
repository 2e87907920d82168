import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { fairs } from '#contract/fairs/calls.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import { boothSizes } from '#contract/fairs/states.ts';
import { type Asked, BoothSearchPage } from '#web/features/fairs/search/search-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/booths.ts';

/** What can't be asked is left out: an address that somebody bent by hand still shows booths. */
const askedOf = (s: URLSearchParams): Asked => ({
  q: s.get('q')?.trim().slice(0, 80) || undefined,
  class: boothClasses.find((c) => c === s.get('class')),
  size: boothSizes.find((x) => x === s.get('size')),
  fair: z.safeParse(id, s.get('fair')).data,
  region: /^[A-Z]{2}$/.exec(s.get('region') ?? '')?.[0],
});

export const loader = async (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  const asked = askedOf(search);
  const { size: boothSize, ...rest } = asked;
  const query = { ...rest, boothSize, current: currentOf(search), size: 20 };
  return { asked, found: await loaderCall(args)(fairs.booths, { query }) };
};

export const shouldRevalidate = unlessLooks;

export default function Booths({ loaderData }: Route.ComponentProps) {
  return <BoothSearchPage {...loaderData} />;
}
