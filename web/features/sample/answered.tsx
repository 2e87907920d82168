import type { ReactNode } from 'react';
import type { SampleDetail } from '#contract/sample/calls.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './sample.module.css';

type Fact = [name: string, value: ReactNode, wide?: boolean];

const Part = ({ id, title, facts }: { id: string; title: string; facts: Fact[] }) => (
  <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <dl className={classes['facts']}>
      {facts.map(
        ([name, value, wide]) =>
          value && (
            <div key={name} className={wide ? classes['wide'] : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  </section>
);

const Files = ({ files }: { files: readonly { id: string; name: string; url: string }[] }) =>
  files.map((file) => (
    <div key={file.id}>
      <AnnexLink file={file}>{file.name}</AnnexLink>
    </div>
  ));

const Offer = ({ offer }: { offer: NonNullable<SampleDetail['offer']> }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  const f = useFormat();
  return (
    <Part
      id="offer"
      title={t('offer.title')}
      facts={[
        [
          t('offer.price'),
          <b key="price" className="figure">
            {Number(offer.price) === 0 ? t('free') : f.money(offer.price, offer.currency)}
          </b>,
        ],
        [t('offer.freight'), t(`freightBy.${offer.freightBy}`)],
        [t('offer.promised'), f.day(offer.promisedDay)],
        [t('offer.note'), text(offer.note), true],
      ]}
    />
  );
};

/** What the supplier offered and sent, and what the buyer found. */
export const Answered = ({ detail: { offer, sending, evaluation } }: { detail: SampleDetail }) => {
  const { t } = useTranslation('sample');
  const text = useText();
  return (
    <>
      {evaluation && (
        <Part
          id="evaluation"
          title={t('evaluation.title')}
          facts={[
            [t('evaluation.verdict'), <b key="verdict">{t(`verdict.${evaluation.verdict}`)}</b>],
            [t('evaluation.note'), text(evaluation.note), true],
            [
              t('evaluation.reports'),
              evaluation.reports.length > 0 && <Files key="reports" files={evaluation.reports} />,
              true,
            ],
          ]}
        />
      )}
      {sending && (
        <Part
          id="sending"
          title={t('sending.title')}
          facts={[
            [t('sending.carrier'), sending.carrier],
            [
              t('sending.waybill'),
              <span key="waybill" className="figure">
                {sending.waybill}
              </span>,
            ],
            [
              t('sending.certificates'),
              sending.certificates.length > 0 && <Files key="certificates" files={sending.certificates} />,
              true,
            ],
          ]}
        />
      )}
      {offer && <Offer offer={offer} />}
    </>
  );
};
