import { ActionIcon } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconFileText,
  IconRefresh,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseView } from '#contract/operator/calls.ts';
import { licenceFields } from '#contract/verification/rules.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { useCountryWords } from '#web/lib/text/company-words.ts';
import classes from './case-document.module.css';

const isPicture = (name: string) => /\.(jpe?g|png|bmp)$/i.test(name);

/** What was read, drawn on the picture: dashed where it agrees, solid and numbered where it differs. */
const Boxes = ({ view }: { view: CaseView }) => {
  const differing = view.compared.filter((c) => c.verdict === 'differs').map((c) => c.field);
  return (
    <>
      {licenceFields.map((field) => {
        const box = view.application.read[field]?.box;
        if (!box) return null;
        const n = differing.indexOf(field) + 1;
        const at = {
          left: `${box.x * 100}%`,
          top: `${box.y * 100}%`,
          width: `${box.w * 100}%`,
          height: `${box.h * 100}%`,
        };
        return (
          <span key={field} className={classes['box']} data-differs={n > 0 || undefined} style={at} aria-hidden="true">
            {n > 0 && <i>{n}</i>}
          </span>
        );
      })}
    </>
  );
};

type TurnProps = { zoom: number; onZoom: (to: number) => void; turn: number; onTurn: (to: number) => void };

/** From the width of the page to four times it, by halves; quarter turns, in degrees. */
const ZoomAndTurn = ({ zoom, onZoom, turn, onTurn }: TurnProps) => {
  const { t } = useTranslation('operator');
  return (
    <>
      <ActionIcon variant="default" aria-label={t('case.zoomOut')} onClick={() => onZoom(Math.max(1, zoom - 0.5))}>
        <IconZoomOut size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('case.zoomIn')} onClick={() => onZoom(Math.min(4, zoom + 0.5))}>
        <IconZoomIn size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('case.turn')} onClick={() => onTurn((turn + 90) % 360)}>
        <IconRefresh size={18} stroke={1.6} />
      </ActionIcon>
    </>
  );
};

type Document = CaseView['application']['documents'][number];
type WhichProps = { country: string; documents: Document[]; which: number; onWhich: (i: number) => void };

const WhichDocument = ({ documents, which, onWhich, country }: WhichProps) => {
  const { t } = useTranslation('operator');
  const { paper } = useCountryWords(country);
  return (
    <div className={classes['docs']} role="group" aria-label={t('case.documents')}>
      {documents.map((d, i) => (
        <button key={d.fileId} type="button" aria-pressed={i === which} onClick={() => onWhich(i)}>
          {paper(d.type)}
        </button>
      ))}
    </div>
  );
};

const DocumentFacts = ({ doc, country }: { doc: Document; country: string }) => {
  const { t } = useTranslation('operator');
  const { paper } = useCountryWords(country);
  return (
    <p className={classes['facts']}>
      {paper(doc.type)}
      {doc.number && <> · {doc.number}</>}
      {doc.expiresAt && <> · {t('case.until', { day: doc.expiresAt })}</>}
    </p>
  );
};

type FileProps = {
  doc: Document;
  view: CaseView;
  /** Of the sheet, as CSS. */
  width: string;
  turn: number;
  onRatio: (ratio: number) => void;
};

/** A document as a picture with what was read of it, or as a file to open. */
const DocumentFile = ({ doc, view, width, turn, onRatio }: FileProps) => {
  const { t } = useTranslation('operator');
  const url = `/api/operator/case/${view.application.id}/document/${doc.fileId}`;
  const measure = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalHeight) onRatio(img.naturalWidth / img.naturalHeight);
  };
  if (!isPicture(doc.name))
    return (
      <a href={url} download className={classes['file']}>
        <IconFileText size={32} stroke={1.6} aria-hidden="true" />
        {t('case.open')}: {doc.name}
      </a>
    );
  return (
    <div className={classes['sheet']} style={{ width, transform: turn ? `rotate(${turn}deg)` : undefined }}>
      <img
        ref={measure}
        src={url}
        alt={t('case.picture', { name: doc.name })}
        onLoad={(e) => measure(e.currentTarget)}
      />
      {doc.type === 'businessLicence' && <Boxes view={view} />}
    </div>
  );
};

type Props = {
  view: CaseView;
  subject: string;
  /** On the whole screen: the picture as large as fits. */
  full: boolean;
  onFull: () => void;
};

/** The documents of a case, one at a time: zoom, turn, open, the whole screen. */
export const CaseDocument = ({ view, subject, full, onFull }: Props) => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  const [which, setWhich] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [ratio, setRatio] = useState(1.5);
  const toggle = useRef<HTMLButtonElement>(null);
  // The next case has come while the whole screen is used: the keyboard is where it was.
  useEffect(() => {
    if (full) toggle.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once a case
  }, []);
  const a = view.application;
  const doc = a.documents[which];
  const country = a.given.country ?? 'CN';
  return (
    <>
      <header className={classes['title']}>
        <h2>{subject}</h2>
        {a.submissions > 1 && <Tag>{t('case.times', { n: a.submissions })}</Tag>}
        <span>
          {t('case.applicant', { name: view.applicant.name })} · {a.submittedAt && f.stamp(a.submittedAt)} · {a.number}
        </span>
        <span className={classes['tools']}>
          <ZoomAndTurn zoom={zoom} onZoom={setZoom} turn={turn} onTurn={setTurn} />
          <ActionIcon
            ref={toggle}
            variant="default"
            data-autofocus
            aria-label={t(full ? 'case.leaveFull' : 'case.full')}
            aria-keyshortcuts="F"
            onClick={onFull}
          >
            {full ? <IconArrowsMinimize size={18} stroke={1.6} /> : <IconArrowsMaximize size={18} stroke={1.6} />}
          </ActionIcon>
        </span>
      </header>
      {a.documents.length > 1 && (
        <WhichDocument country={country} documents={a.documents} which={which} onWhich={setWhich} />
      )}
      <div className={classes['viewer']} role="region" aria-label={t('case.documents')} tabIndex={0}>
        {doc ? (
          <DocumentFile
            doc={doc}
            view={view}
            width={full ? `calc(${zoom} * min(100cqw - 20px, (100cqh - 20px) * ${ratio}))` : `${zoom * 100}%`}
            turn={turn}
            onRatio={setRatio}
          />
        ) : (
          <p>{t('case.noDocument')}</p>
        )}
      </div>
      {doc && (doc.expiresAt || doc.number) && <DocumentFacts doc={doc} country={country} />}
    </>
  );
};
