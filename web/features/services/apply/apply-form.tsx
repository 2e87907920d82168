import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { FormValues } from '#contract/services/forms.ts';
import { touringKinds } from '#contract/services/kinds.ts';
import type { OfferDetail } from '#contract/services/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../services.module.css';
import { FormFields, type Papers } from './form-fields.tsx';
import { idsOf, useFormFaults } from './use-faults.ts';

type Props = { detail: OfferDetail; tour: string | null; onClose: () => void };

const useApplyForm = (row: OfferDetail['row'], tour: string) => {
  const { t } = useTranslation('serviceForm');
  const path = usePath();
  const navigate = useNavigate();
  const faultsOf = useFormFaults();
  const touring = touringKinds.includes(row.kind);
  return useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.apply),
    initial: { values: {} as FormValues, papers: {} as Papers, tour },
    input: (v, clientKey) => ({
      body: {
        clientKey,
        offer: row.id,
        ...(touring && v.tour && { tour: v.tour }),
        values: v.values,
        papers: idsOf(v.papers),
      },
    }),
    check: (v) => ({
      ...faultsOf(row.kind, v.values, v.papers),
      tour: touring && !v.tour && t('chooseTour'),
    }),
    draft: { name: `service.${row.id}` },
    onDone: ({ id }) => navigate(path(pageTo('serviceApplication', { id }))),
  });
};

type TourProps = { tours: NonNullable<OfferDetail['whole']>['tours']; form: ReturnType<typeof useApplyForm> };
const TourField = ({ tours, form }: TourProps) => {
  const { t } = useTranslation('serviceForm');
  const text = useText();
  const f = useFormat();
  return (
    <Select
      name="tour"
      label={t('tour')}
      data={tours.map((x) => ({
        value: x.id,
        label: t('tourOption', {
          place: text(x.place),
          from: f.day(x.from),
          to: f.day(x.to),
          left: f.number(x.left),
        }),
      }))}
      value={form.values.tour || null}
      onChange={(v) => form.change({ tour: v ?? '' })}
      error={form.error('tour')}
    />
  );
};

/** The form of an offer; what is typed is kept as a draft until it is sent. */
export default function ApplyForm({ detail: { row, whole }, tour, onClose }: Props) {
  const { t } = useTranslation(['serviceForm', 'common']);
  const tours = whole?.tours.filter((x) => x.left > 0) ?? [];
  const first = tours.find((x) => x.id === tour) ?? (tours.length === 1 ? tours[0] : undefined);
  const form = useApplyForm(row, first?.id ?? '');
  return (
    <form {...form.props} className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-label={t('form')}>
      <h2>{t('form')}</h2>
      {touringKinds.includes(row.kind) && <TourField tours={tours} form={form} />}
      <FormFields
        kind={row.kind}
        values={form.values.values}
        papers={form.values.papers}
        errorOf={form.error}
        onValues={(values) => form.change({ values })}
        onPapers={(papers) => form.change({ papers })}
      />
      <p className={classes['quiet']}>{t('next')}</p>
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('send')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={form.busy}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
}
