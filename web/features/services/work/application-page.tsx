import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ApplicationDetail } from '#contract/services/applications.ts';
import type { SharedView } from '#contract/finance/calls.ts';
import { fieldsOf, type PaperKey } from '#contract/services/forms.ts';
import { type ApplicationStep, waitsFor } from '#contract/services/states.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useChoice } from '../apply/form-fields.tsx';
import classes from '../services.module.css';
import { ApplicationHead } from './application-head.tsx';
import { Course } from './course.tsx';
import { QuotedLines } from '../testing/quoted-lines.tsx';
import { ErasePapers } from './erase-papers.tsx';
import { SharedOrder } from './shared-order.tsx';

// What opens comes when it opens.
const StepForm = lazy(() => import('./step-form.tsx'));

type File = { id: string; name: string; url: string };
const Files = ({ files }: { files: readonly File[] }) =>
  files.map((file) => (
    <div key={file.id}>
      <AnnexLink file={file}>{file.name}</AnnexLink>
    </div>
  ));

/** What was asked for, as the form has it. */
const Asked = ({ detail }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation(['serviceWork', 'serviceForm']);
  const text = useText();
  const f = useFormat();
  const choice = useChoice();
  const { row, values, papers, tour } = detail;
  const say = (field: ReturnType<typeof fieldsOf>[number], value: string) =>
    field.is === 'choice'
      ? choice(value)
      : field.is === 'number'
        ? f.number(value, 2)
        : field.is === 'day'
          ? f.day(value)
          : value;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="asked">
      <h2 id="asked">{t('asked')}</h2>
      <dl className={`${shared['facts']} ${classes['pair']}`}>
        {tour && (
          <div>
            <dt>{t('serviceForm:tour')}</dt>
            <dd>
              {text(tour.place)} · <span className="figure">{`${f.day(tour.from)} – ${f.day(tour.to)}`}</span>
            </dd>
          </div>
        )}
        {fieldsOf(row.kind).map((field) => {
          const value = values[field.key];
          if (!value) return null;
          return (
            <div key={field.key} className={field.is === 'words' ? classes['wide'] : undefined}>
              <dt>{t(`serviceForm:field.${field.key}`)}</dt>
              <dd className={classes['words']}>{say(field, value)}</dd>
            </div>
          );
        })}
        {papers.map((p) => (
          <div key={p.key}>
            <dt>{t(`serviceForm:paper.${p.key}`)}</dt>
            <dd>
              <Files files={p.files} />
            </dd>
          </div>
        ))}
      </dl>
      <ErasePapers detail={detail} />
    </section>
  );
};

/** What was offered, handed over and said of it. */
const Answered = ({ detail: { offer, result, rating } }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation('serviceWork');
  const text = useText();
  const f = useFormat();
  return (
    <>
      {result && (
        <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="result">
          <h2 id="result">{t('result')}</h2>
          <p className={classes['words']}>{text(result.text)}</p>
          <Files files={result.files} />
          {rating && (
            <p>
              <b className="figure">{t('starsOf', { n: f.number(rating.stars) })}</b> {text(rating.text)}
            </p>
          )}
        </section>
      )}
      {offer && (
        <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="offer">
          <h2 id="offer">{t('offerHead')}</h2>
          <p className={`figure ${classes['figure']}`}>{f.money(offer.price, offer.currency)}</p>
          <dl className={`${shared['facts']} ${classes['pair']}`}>
            <div>
              <dt>{t('promised')}</dt>
              <dd className="figure">{f.day(offer.promisedDay)}</dd>
            </div>
            <div>
              <dt>{t('until')}</dt>
              <dd className="figure">{f.day(offer.until)}</dd>
            </div>
          </dl>
          {text(offer.note) && <p className={classes['words']}>{text(offer.note)}</p>}
        </section>
      )}
    </>
  );
};

const Defect = ({ detail: { row, defect } }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation(['serviceWork', 'serviceForm']);
  const text = useText();
  const lang = useLang();
  if (!defect) return null;
  const known = fieldsOf(row.kind);
  const names = defect.fields.map((key) => {
    const field = known.find((f) => f.key === key);
    return field ? t(`serviceForm:field.${field.key}`) : t(`serviceForm:paper.${key as PaperKey}`);
  });
  return (
    <div className={classes['defect']} role="note">
      <p>
        <b>{t('defect', { names: names.join(lang === 'cn' ? '、' : ', ') })}</b>
      </p>
      <p className={classes['words']} lang={textLang(defect.text, lang)}>
        {text(defect.text)}
      </p>
    </div>
  );
};

const quiet = new Set<ApplicationStep>(['sendBack', 'refuse', 'cancel']);

/** What the reader can do now, or whom it waits for. */
const Next = ({ detail }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation('serviceWork');
  const f = useFormat();
  const ready = useReady();
  const [step, setStep] = useState<ApplicationStep | 'rate'>();
  const { row, steps, mayRate, mayAct } = detail;
  const waits = waitsFor[row.state];
  const mine = waits === row.party;
  const open = [...steps, ...(mayRate ? (['rate'] as const) : [])];
  return (
    <section
      className={`${panel['panel']} ${mine || mayRate || row.late ? panel['weft'] : ''} ${classes['box']}`}
      aria-labelledby="next"
    >
      <h2 id="next">{t('nextHead')}</h2>
      {mine && <p>{t(`next.${row.state as 'submitted'}`)}</p>}
      {row.late && <p>{t(`late.${row.party}`)}</p>}
      {waits && !mine && <p>{t(`waits.${waits}`)}</p>}
      {!waits && <p>{t(mayRate ? 'next.rate' : 'over')}</p>}
      {waits && !mayAct && <p className={classes['quiet']}>{t('readOnly')}</p>}
      {row.expiresAt && <p className={classes['quiet']}>{t('expires', { at: f.stamp(row.expiresAt) })}</p>}
      {step ? (
        <Suspense>
          <StepForm detail={detail} step={step} onClose={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <div className={shared['acts']}>
          {open.map((s) => (
            <Button
              key={s}
              {...(s !== 'rate' && quiet.has(s) ? { variant: 'default' } : { color: 'weft' })}
              disabled={!ready}
              onClick={() => setStep(s)}
            >
              {t(`step.${s}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};

type PageProps = { detail: ApplicationDetail; shared: SharedView | null };

/** One application: what was asked, answered and handed over, the thread of both sides, and the next step. */
export const ApplicationPage = ({ detail, shared: order }: PageProps) => {
  const { t } = useTranslation('testing');
  const { row } = detail;
  return (
    <main id="main">
      <ApplicationHead row={row} />
      <RecordColumns
        sideFirst={waitsFor[row.state] !== undefined || detail.mayRate}
        side={<Next key={row.state} detail={detail} />}
      >
        <Defect detail={detail} />
        <Answered detail={detail} />
        <Asked detail={detail} />
        {order && <SharedOrder application={row.id} view={order} />}
        {detail.quoted && (
          <section className={panel['panel']}>
            <div className={classes['box']}>
              <h2>{t('lines')}</h2>
              <p className="figure">{detail.quoted.number}</p>
            </div>
            <QuotedLines lines={detail.quoted.lines} currency={detail.quoted.currency} total={detail.quoted.total} />
          </section>
        )}
        <Course detail={detail} />
      </RecordColumns>
    </main>
  );
};
