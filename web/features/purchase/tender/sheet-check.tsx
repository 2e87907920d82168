import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { files } from '#contract/files/calls.ts';
import { type SheetRow, tender } from '#contract/purchase/tender.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './tender.module.css';

type Checked = DataOf<typeof tender.check>;

/** Rows as they were read, those with faults with each of them. */
const Rows = ({ rows, currency }: { rows: SheetRow[]; currency: Currency }) => {
  const { t } = useTranslation('tender');
  const text = useText();
  const f = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
    <div className={panel['scroll']} role="region" aria-label={t('offer.read')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('offer.row')}</th>
            <th scope="col">{t('no')}</th>
            <th scope="col">{t('item')}</th>
            <th scope="col" className={panel['end']}>
              {t('price')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('offer.rowTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <tr key={r.row}>
              <td className="figure">{r.row}</td>
              <td className="figure">{r.no ?? '—'}</td>
              <td>
                {r.name ? text(r.name) : '—'}
                {r.faults.map((x) => (
                  <small key={x.column + x.text} className={classes['gap']}>
                    {t('offer.fault', { column: x.column, text: x.text })}
                  </small>
                ))}
              </td>
              <td className={`${panel['end']} figure`}>{r.price ? f.money(r.price, currency, 4) : '—'}</td>
              <td className={`${panel['end']} figure`}>{r.total ? f.money(r.total, currency) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const ReadSheet = ({ checked, currency }: { checked: Checked; currency: Currency }) => {
  const { t } = useTranslation('tender');
  const lang = useLang();
  const f = useFormat();
  return (
    <>
      <h3>{t('offer.read')}</h3>
      <p role="status" className={checked.faults ? classes['gap'] : classes['good']}>
        {checked.faults ? t('offer.faults', { n: f.number(checked.faults), count: checked.faults }) : t('offer.good')}
      </p>
      <Rows rows={checked.rows} currency={currency} />
      {checked.missing.length > 0 && (
        <p className={classes['quiet']}>
          {t('offer.missing', { lines: checked.missing.join(lang === 'cn' ? '、' : ', ') })}
        </p>
      )}
    </>
  );
};

type CheckProps = {
  id: string;
  number: string;
  currency: Currency;
  onRead: (file: string, rows: SheetRow[]) => void;
};

/** The price form to download, and a filled-in one to be read; what is read without faults goes into the prices below. */
export const SheetCheck = ({ id, number, currency, onRead }: CheckProps) => {
  const { t } = useTranslation('tender');
  const lang = useLang();
  const ready = useReady();
  const [checked, setChecked] = useState<Checked>();
  const { busy, fault, act } = useAct();
  const read = (chosen: File | null) =>
    act(async () => {
      if (!chosen) return;
      setChecked(undefined);
      const body = new FormData();
      body.set('file', chosen);
      const stored = await call(files.upload, { body });
      const found = await call(tender.check, { params: { id }, body: { file: stored.id } });
      setChecked(found);
      if (!found.faults) onRead(stored.id, found.rows);
    });
  return (
    <>
      <div className={classes['acts']}>
        <Button
          component="a"
          href={`${tender.sheet.path.replace('{id}', id)}?lang=${lang}`}
          download={`${number}.xlsx`}
          variant="default"
          leftSection={<IconDownload size={16} />}
        >
          {t('offer.download')}
        </Button>
        <FileButton
          accept=".xlsx"
          onChange={(file) => void read(file)}
          inputProps={{ 'aria-label': t('offer.upload') }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              disabled={!ready}
              leftSection={<IconUpload size={16} />}
            >
              {t('offer.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      <p role="alert" className={classes['wrong']}>
        {fault}
      </p>
      {checked && <ReadSheet checked={checked} currency={currency} />}
    </>
  );
};
