import { pageTo } from '#contract/pages.ts';
import { type ParkDetail, parks } from '#contract/parks/calls.ts';
import { ParkPage } from '#web/features/parks/park-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import type { Route } from './+types/park.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(args.params.slug, (slug) => loaderCall(args)(parks.detail, { params: { slug } }));

/** What search engines read of it (schema.org). */
const ParkLd = ({ detail: { row, about, address, contact } }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const path = usePath();
  const origin = useOrigin();
  return (
    <JsonLd
      data={{
        '@type': 'Place',
        name: text(row.name),
        description: text(about),
        url: origin + path(pageTo('park', { slug: row.slug })),
        ...(contact.phone && { telephone: contact.phone }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: text(address),
          addressLocality: text(row.city),
          addressRegion: t(`provinces.${row.province}`),
        },
      }}
    />
  );
};

export default function Park({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('parks');
  const text = useText();
  const { row, about } = loaderData;
  const address = pageTo('park', { slug: row.slug });
  return (
    <>
      <Head
        title={text(row.name)}
        description={[t(`provinces.${row.province}`), text(row.city), text(about)].join(' · ')}
        canonical={address}
      />
      <ParkLd detail={loaderData} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('parks') },
          { name: text(row.name), path: address },
        ]}
      />
      <ParkPage key={row.id} detail={loaderData} />
    </>
  );
}
