import { operatorRates } from '#contract/operator/rates/calls.ts';
import { RatesPage } from '#web/features/operator/rates/rates-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-rates.ts';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(operatorRates.list);

export default function OperatorRates({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <RatesPage {...loaderData} />
    </>
  );
}
