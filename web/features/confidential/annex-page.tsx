import { IconChevronLeft, IconChevronRight, IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { ActionIcon, Button } from '@mantine/core';
import { useRef } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { confidential } from '#contract/inquiry/confidential.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AnnexSheet } from './annex-sheet.tsx';
import classes from './annex.module.css';
import { type Turning, useTurning } from './use-turning.ts';

type Data = DataOf<typeof confidential.annex>;

const Download = ({ url }: { url: string }) => {
  const { t } = useTranslation('confidential');
  return (
    <Button component="a" href={url} download variant="default" leftSection={<IconDownload size={16} stroke={2} />}>
      {t('annex.download')}
    </Button>
  );
};

const PageTools = ({ turning: n, count }: { turning: Turning; count: number }) => {
  const { t } = useTranslation('confidential');
  return (
    <span className={classes['group']}>
      <ActionIcon
        variant="default"
        size={36}
        disabled={n.page <= 1}
        aria-label={t('annex.pageOf', { n: Math.max(1, n.page - 1), of: count })}
        onClick={() => n.go(n.page - 1)}
      >
        <IconChevronLeft size={18} stroke={2} />
      </ActionIcon>
      <label className={classes['go']}>
        <span className="visually-hidden">{t('annex.goTo')}</span>
        <input
          key={n.page}
          inputMode="numeric"
          defaultValue={n.page}
          onKeyDown={(e) => e.key === 'Enter' && n.go(Number(e.currentTarget.value))}
          onBlur={(e) => n.go(Number(e.currentTarget.value))}
        />
        <span className="figure">/ {count}</span>
      </label>
      <ActionIcon
        variant="default"
        size={36}
        disabled={n.page >= count}
        aria-label={t('annex.pageOf', { n: Math.min(count, n.page + 1), of: count })}
        onClick={() => n.go(n.page + 1)}
      >
        <IconChevronRight size={18} stroke={2} />
      </ActionIcon>
    </span>
  );
};

const ZoomTools = ({ turning: n }: { turning: Turning }) => {
  const { t } = useTranslation('confidential');
  return (
    <span className={classes['group']}>
      <ActionIcon
        variant="default"
        size={36}
        disabled={!n.smaller}
        aria-label={t('annex.out')}
        onClick={() => n.smaller && n.setZoom(n.smaller)}
      >
        <IconZoomOut size={18} stroke={2} />
      </ActionIcon>
      <output className="figure">{t('annex.zoom', { percent: n.zoom })}</output>
      <ActionIcon
        variant="default"
        size={36}
        disabled={!n.larger}
        aria-label={t('annex.in')}
        onClick={() => n.larger && n.setZoom(n.larger)}
      >
        <IconZoomIn size={18} stroke={2} />
      </ActionIcon>
      <Button variant="default" size="compact-md" disabled={n.zoom === 100} onClick={() => n.setZoom(100)}>
        {t('annex.fit')}
      </Button>
    </span>
  );
};

/** Where one is in the document and how large it is, at hand while one scrolls. */
const Tools = ({ turning: n, count, download }: { turning: Turning; count: number; download: string | null }) => {
  const { t } = useTranslation('confidential');
  return (
    <div className={classes['tools']} role="toolbar" aria-label={t('annex.tools')}>
      <PageTools turning={n} count={count} />
      <ZoomTools turning={n} />
      {download && <Download url={download} />}
      <span className={`${classes['note']} ${classes['keys']}`}>{t('annex.keys')}</span>
    </div>
  );
};

const Closed = ({ download }: { download: string | null }) => {
  const { t } = useTranslation('confidential');
  return (
    <section className={`${panel['panel']} ${classes['closed']}`}>
      <h2>{t('annex.noPages')}</h2>
      <p>{t('annex.noPagesText')}</p>
      {download ? (
        <>
          <p className={classes['note']}>{t('annex.downloadNoted')}</p>
          <Download url={download} />
        </>
      ) : (
        <p>{t('annex.noPagesAsk')}</p>
      )}
    </section>
  );
};

/** An annex of a confidential inquiry as its supplier looks at it: page by page, each with the viewer's own name all over it. */
export const AnnexPage = ({ data }: { data: Data }) => {
  const { t } = useTranslation('confidential');
  const text = useText();
  const f = useFormat();
  const { inquiry, file, pages, own, download } = data;
  const box = useRef<HTMLOListElement>(null);
  const turning = useTurning(box, pages?.length ?? 0);
  const back = own ? pageTo('confidentiality', { id: inquiry.id }) : pageTo('inquiry', { id: inquiry.id });
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={back}>{t('annex.back', { number: inquiry.number })}</SiteLink>}
        title={file.name}
        note={
          <>
            <span>{text(inquiry.title)}</span>
            <span className="figure">{f.number(Math.max(1, file.size / 1024), 0)} KB</span>
          </>
        }
      />
      <p className={classes['note']}>{t(own ? 'annex.ownMarked' : 'annex.marked')}</p>
      {pages ? (
        <>
          <Tools turning={turning} count={pages.length} download={download} />
          <ol ref={box} className={classes['pages']} tabIndex={0} aria-label={file.name}>
            {pages.map((size, i) => (
              <AnnexSheet
                key={i}
                inquiryId={inquiry.id}
                fileId={file.id}
                no={i + 1}
                of={pages.length}
                size={size}
                zoom={turning.zoom}
              />
            ))}
          </ol>
        </>
      ) : (
        <Closed download={download} />
      )}
    </main>
  );
};
