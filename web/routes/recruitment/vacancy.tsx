import { htmlLang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { recruitment } from '#contract/recruitment/calls.ts';
import type { ContractKind } from '#contract/recruitment/kinds.ts';
import type { VacancyDetail } from '#contract/recruitment/schemas.ts';
import { VacancyPage } from '#web/features/recruitment/vacancy-page.tsx';
import { Report } from '#web/features/moderation/report.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import type { Route } from './+types/vacancy.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(args.params.id, (id) => loaderCall(args)(recruitment.detail, { params: { id } }));

const employment: Record<ContractKind, string> = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** What search engines read of it (schema.org); nothing of a vacancy that is over. */
const VacancyLd = ({ detail: { row, about, needs, state } }: { detail: VacancyDetail }) => {
  const lang = useLang();
  const text = useText();
  const origin = useOrigin();
  if (state === 'closed') return null;
  return (
    <JsonLd
      data={{
        '@type': 'JobPosting',
        title: text(row.title),
        description: [text(about), text(needs)].filter(Boolean).join('\n'),
        inLanguage: htmlLang[lang],
        datePosted: row.listedAt,
        validThrough: `${row.until}T23:59:59+08:00`,
        employmentType: employment[row.contract],
        totalJobOpenings: row.openings,
        hiringOrganization: { '@type': 'Organization', name: text(row.company.name), url: origin },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: text(row.place), addressCountry: row.country },
        },
        ...(row.workplace === 'remote' && {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: row.country },
        }),
        ...(row.salary && {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: row.salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: Number(row.salary.from),
              maxValue: Number(row.salary.to),
              unitText: row.salary.per === 'month' ? 'MONTH' : 'YEAR',
            },
          },
        }),
      }}
    />
  );
};

export default function Vacancy({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const { row } = loaderData;
  const address = pageTo('vacancy', { id: row.id });
  return (
    <>
      <Head
        title={text(row.title)}
        description={[text(row.company.name), text(row.place), text(loaderData.about)].filter(Boolean).join(' · ')}
        canonical={address}
      />
      <VacancyLd detail={loaderData} />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('jobBoard') },
          { name: text(row.title), path: address },
        ]}
      />
      <VacancyPage key={row.id} detail={loaderData} report={<Report kind="vacancy" id={row.id} />} />
    </>
  );
}
