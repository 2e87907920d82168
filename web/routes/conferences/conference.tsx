import { type ConferenceDetail, conferences } from '#contract/conferences/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ConferencePage } from '#web/features/conferences/conference-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import type { Route } from './+types/conference.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(args.params.slug, (slug) => loaderCall(args)(conferences.detail, { params: { slug } }));

/** What search engines read of it (schema.org). */
const EventLd = ({ detail: { row, venue } }: { detail: ConferenceDetail }) => {
  const text = useText();
  const path = usePath();
  const origin = useOrigin();
  const url = origin + path(pageTo('conference', { slug: row.slug }));
  return (
    <JsonLd
      data={{
        '@type': 'BusinessEvent',
        name: text(row.name),
        startDate: row.startsAt,
        endDate: row.endsAt,
        eventStatus: `https://schema.org/${row.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${row.mode === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
        location:
          row.mode === 'online'
            ? { '@type': 'VirtualLocation', url }
            : {
                '@type': 'Place',
                name: text(venue),
                address: {
                  '@type': 'PostalAddress',
                  addressLocality: text(row.city),
                  addressCountry: row.countryCode,
                },
              },
        organizer: { '@type': 'Organization', name: text(row.organiser) },
        url,
      }}
    />
  );
};

export default function Conference({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('conferences');
  const text = useText();
  const { row } = loaderData;
  const address = pageTo('conference', { slug: row.slug });
  return (
    <>
      <Head
        title={text(row.name)}
        description={[text(row.name), text(row.organiser), text(row.city)].join(' · ')}
        canonical={address}
      />
      <EventLd detail={loaderData} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('conferences', {}) },
          { name: text(row.name), path: address },
        ]}
      />
      <ConferencePage key={row.id} detail={loaderData} />
    </>
  );
}
