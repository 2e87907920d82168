import { Button } from '@mantine/core';
import { useLocation, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { evidence, type EvidenceRow } from '#contract/evidence/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useNow } from '#web/lib/page/now.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './evidence-page.module.css';

type Offers = DataOf<typeof evidence.offers>;
type Props = { offers: Offers; mine: DataOf<typeof evidence.mine> };

/** A value of the product with the document that shows it. */
const ValueForm = ({ product, values }: { product: NonNullable<Offers['product']>; values: Offers['values'] }) => {
  const { t } = useTranslation('products');
  const text = useText();
  const stated = useStated();
  const unit = useUnit();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: evidence.submitValue,
    initial: { field: '', document: [] as Stored[], until: '' },
    input: ({ field, document, until }) => ({
      body: { productId: product.id, field, file: document[0]?.id ?? '', validUntil: until || null },
    }),
    words: { field: t('evidence.value'), file: t('evidence.document'), validUntil: t('evidence.until') },
    onDone: async () => {
      form.change({ field: '', document: [], until: '' });
      say({ message: t('evidence.sent'), color: 'warp' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Select
        label={t('evidence.value')}
        name="field"
        data={values.map((v) => ({
          value: v.field,
          label: `${text(v.label)}: ${stated(v.value)}${v.unit ? ` ${unit(v.unit)}` : ''}`,
        }))}
        value={form.values.field || null}
        searchable
        error={form.error('field')}
        onChange={(v) => form.change({ field: v ?? '' })}
      />
      <FileField
        label={t('evidence.document')}
        name="file"
        kind="verification"
        most={1}
        value={form.values.document}
        upload={uploadFile}
        error={form.error('file') ?? form.error('annexes')}
        onChange={(document) => form.change({ document })}
      />
      <DateField
        label={t('evidence.until')}
        value={form.values.until}
        error={form.error('validUntil')}
        onChange={(until) => form.change({ until: until ?? '' })}
      />
      {form.fault && <p role="alert">{form.fault}</p>}
      <Button type="submit" loading={form.busy}>
        {t('evidence.send')}
      </Button>
    </form>
  );
};

const Values = ({ offers }: { offers: Offers }) => {
  const { t } = useTranslation('products');
  const text = useText();
  const { product, values } = offers;
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="hand-in-value">
      <h2 id="hand-in-value">
        {t('evidence.values')}
        {product && `: ${text(product.name)}`}
      </h2>
      {!product ? (
        <p className={classes['choose']}>
          {t('evidence.chooseProduct')} <SiteLink to={pageTo('myProducts')}>{t('evidence.products')}</SiteLink>
        </p>
      ) : values.length ? (
        <ValueForm key={product.id} product={product} values={values} />
      ) : (
        <p>
          {t('evidence.noValues')}{' '}
          <SiteLink to={pageTo('editProduct', { id: product.id })}>{t('evidence.edit')}</SiteLink>
        </p>
      )}
    </section>
  );
};

const Certificates = ({ certificates }: Pick<Offers, 'certificates'>) => {
  const { t } = useTranslation('products');
  const text = useText();
  const { revalidate } = useRevalidator();
  const { act, busyWith, fault } = useAct();
  const send = (slug: string) =>
    act(async () => {
      await call(evidence.submitCertificate, { body: { slug } });
      say({ message: t('evidence.sent'), color: 'warp' });
      await revalidate();
    }, slug);
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="hand-in-certificate">
      <h2 id="hand-in-certificate">{t('evidence.certificates')}</h2>
      {certificates.length ? (
        <ul className={classes['certificates']}>
          {certificates.map((c) => (
            <li key={c.slug}>
              <span>
                {text(c.label)} {c.number && <span className="figure">{c.number}</span>}
              </span>
              {c.document ? (
                <Button variant="default" loading={busyWith === c.slug} onClick={() => void send(c.slug)}>
                  {t('evidence.send')}
                  <span className="visually-hidden">: {text(c.label)}</span>
                </Button>
              ) : (
                <small>{t('evidence.needsDocument')}</small>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('evidence.noCertificates')}</p>
      )}
      {fault && <p role="alert">{fault}</p>}
      <p>
        <SiteLink to={pageTo('companyFacts')}>{t('evidence.facts')}</SiteLink>
      </p>
    </section>
  );
};

const tones = { waiting: 'weft', approved: 'warp', refused: 'bad', lapsed: 'plain' } as const;
/** What a value says; where it was refused why, and the way to hand it in again. */
const What = ({ row: r, name }: { row: EvidenceRow; name: string }) => {
  const { t } = useTranslation('products');
  const stated = useStated();
  const unit = useUnit();
  return (
    <>
      {name}
      <small className={classes['stated']}>
        {stated(r.value)}
        {r.unit && ` ${unit(r.unit)}`}
      </small>
      {r.state === 'refused' && (
        <small className={classes['reason']}>
          {r.reason}{' '}
          <SiteLink
            to={r.product ? pageTo('editProduct', { id: r.product.id }) : pageTo('companyFacts')}
            aria-label={`${t('evidence.again')}: ${name}`}
          >
            {t('evidence.again')}
          </SiteLink>
        </small>
      )}
    </>
  );
};

const useColumns = (): Column<EvidenceRow>[] => {
  const { t } = useTranslation('products');
  const text = useText();
  const f = useFormat();
  const now = useNow();
  const lapsed = (r: EvidenceRow) =>
    r.state === 'approved' && r.validUntil && Date.parse(`${r.validUntil}T23:59:59+08:00`) < now;
  const stateOf = (r: EvidenceRow) => (lapsed(r) ? 'lapsed' : r.state);
  const name = (r: EvidenceRow) => (r.product ? `${text(r.product.name)} · ${text(r.label)}` : text(r.label));
  return [
    {
      id: 'what',
      title: t('evidence.what'),
      card: 'title',
      fixed: true,
      cell: (r) => <What row={r} name={name(r)} />,
      value: name,
    },
    {
      id: 'state',
      title: t('evidence.state'),
      card: 'head',
      cell: (r) => <Tag tone={tones[stateOf(r)]}>{t(`evidence.of.${stateOf(r)}`)}</Tag>,
      value: (r) => t(`evidence.of.${stateOf(r)}`),
    },
    {
      id: 'until',
      title: t('evidence.ends'),
      end: true,
      cell: (r) => (r.validUntil ? f.day(r.validUntil) : '—'),
      value: (r) => r.validUntil ?? '',
    },
    {
      id: 'at',
      title: t('evidence.at'),
      end: true,
      card: 'side',
      cell: (r) => f.stamp(r.submittedAt),
      value: (r) => ({ at: r.submittedAt }),
    },
  ];
};

/** `/userBusinessdata/evidence`: single values and certificates for review, and what became of them. */
export const EvidencePage = ({ offers, mine }: Props) => {
  const { t } = useTranslation('products');
  const { search } = useLocation();
  const sells = useMay('sell');
  const manages = useMay('manage');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('evidence.title')} note={t('evidence.lead')} />
      <div className={classes['columns']}>
        {sells && <Values offers={offers} />}
        {manages && <Certificates certificates={offers.certificates} />}
      </div>
      <ListView
        name="evidence"
        label={t('evidence.mine')}
        columns={useColumns()}
        page={mine}
        idOf={(r) => r.id}
        read={async (place) =>
          call(evidence.mine, { query: { ...(await searchQuery(evidence.mine, search)), ...place } })
        }
        empty={<Empty title={t('evidence.none')} text={t('evidence.noneText')} />}
      />
    </main>
  );
};
