import { Button } from '@mantine/core';
import { useState } from 'react';
import { confidential } from '#contract/inquiry/confidential.ts';
import { call } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './annex.module.css';

type Props = {
  inquiryId: string;
  fileId: string;
  no: number;
  of: number;
  size: { width: number; height: number };
  /** Per cent of the width that there is. */
  zoom: number;
};

/** One page, loaded when it comes near; looked at closely it comes with more pixels. */
export const AnnexSheet = ({ inquiryId, fileId, no, of, size, zoom }: Props) => {
  const { t } = useTranslation('confidential');
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const path = confidential.annexPage.path
    .replace('{id}', inquiryId)
    .replace('{file}', fileId)
    .replace('{page}', String(no));
  // What came instead of the picture says why, in the reader's words: that access was revoked, for one.
  const onError = () =>
    void call(confidential.annex, { params: { id: inquiryId, file: fileId } }).then(
      () => setFailed(t('annex.failed')),
      (err: Error) => setFailed(err.message || t('annex.failed')),
    );
  const shape = { aspectRatio: `${size.width} / ${size.height}` };
  return (
    <li className={classes['page']} data-page={no} style={{ width: `min(${zoom}cqi, ${(zoom / 100) * 1100}px)` }}>
      {failed === undefined ? (
        <img
          key={tries}
          src={`${path}?size=${zoom > 100 ? 'large' : 'usual'}`}
          alt={t('annex.page', { n: no })}
          loading={no === 1 ? 'eager' : 'lazy'}
          draggable={false}
          style={shape}
          onError={onError}
        />
      ) : (
        <div role="alert" className={classes['failed']} style={shape}>
          <p>{failed}</p>
          <Button
            variant="default"
            onClick={() => {
              setFailed(undefined);
              setTries(tries + 1);
            }}
          >
            {t('annex.retry')}
          </Button>
        </div>
      )}
      <small>{t('annex.pageOf', { n: no, of })}</small>
    </li>
  );
};
