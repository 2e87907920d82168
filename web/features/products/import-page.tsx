import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type ImportRow, type ImportView, ownProducts } from '#contract/catalogue/own.ts';
import { importLimits, type RowAct, rowActs } from '#contract/catalogue/rules.ts';
import type { Page } from '#contract/core/schemas.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { withChange } from '#web/ui/list/list-address.ts';
import { Pager } from '#web/ui/list/pager.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import classes from './import-page.module.css';
import { saveSheet } from './sheet-file.ts';

/** Where a file is sent to be checked, and the empty sheet that it may begin as. */
const xlsx = ['xlsx'];

const Begin = () => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const navigate = useNavigate();
  const path = usePath();
  const [file, setFile] = useState<Stored[]>([]);
  const [tree, setTree] = useState<readonly DictItem[]>([]);
  const [category, setCategory] = useState('');
  const { busyWith, fault, act } = useAct<'check' | 'template'>();
  useEffect(() => {
    void call(dictionary.tree, { params: { type: 'ent_main_product' } }).then(setTree, () => undefined);
  }, []);
  const check = () =>
    act(async () => {
      const found = await call(ownProducts.check, { body: { file: file[0]?.id ?? '' } });
      await navigate(path(pageTo('importProducts', { id: found.id })));
    }, 'check');
  return (
    <div className={classes['begin']}>
      <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`}>
        <h2>{t('import.send')}</h2>
        <p>{t('import.how', { rows: f.number(importLimits.rows) })}</p>
        <FileField
          label={t('import.file')}
          kind="annex"
          only={xlsx}
          value={file}
          onChange={setFile}
          upload={uploadFile}
        />
        <Button color="warp" disabled={!file.length} loading={busyWith === 'check'} onClick={() => void check()}>
          {t('import.check')}
        </Button>
        <p role="alert">{fault}</p>
      </section>
      <section className={`${panel['panel']} ${classes['box']}`}>
        <h2>{t('import.template')}</h2>
        <p>{t('import.templateText')}</p>
        <TreePicker
          label={t('form.category')}
          items={tree}
          by="value"
          leaves
          most={1}
          value={category ? [category] : []}
          onChange={(v) => setCategory(v[0] ?? '')}
        />
        <Button
          variant="default"
          disabled={!category}
          loading={busyWith === 'template'}
          onClick={() => void act(() => saveSheet('xlsx', t('sheet.file'), category, () => undefined), 'template')}
        >
          {t('import.getTemplate')}
        </Button>
      </section>
    </div>
  );
};

const Row = ({ row }: { row: ImportRow }) => {
  const { t } = useTranslation('products');
  const text = useText();
  return (
    <tr>
      <td className="figure">{row.row}</td>
      <td>{t(`import.act.${row.act}`)}</td>
      <td>
        {text(row.name) || '—'}
        {row.model && <small className="figure">{row.model}</small>}
      </td>
      <td>
        {row.faults.map((x) => (
          <p key={x.column} className={classes['fault']}>
            <strong>{x.column}</strong>: {x.message}
          </p>
        ))}
        {row.changes.map((x) => (
          <p key={x.column}>
            <strong>{x.column}</strong>: {x.was ? <del>{x.was}</del> : '—'} → {x.now ? <ins>{x.now}</ins> : '—'}
          </p>
        ))}
      </td>
    </tr>
  );
};

/** How far the writing has come, asked for until it is over. */
const useProgress = (found: ImportView): ImportView => {
  const [now, setNow] = useState(found);
  const { revalidate } = useRevalidator();
  const running = (now.createdAt === found.createdAt ? now : found).state === 'running' || found.state === 'running';
  const over = now.id === found.id && now.state === 'done';
  useEffect(() => {
    if (!running || over) return undefined;
    const timer = setInterval(() => {
      void quietCall(ownProducts.importOf, { params: { id: found.id } }).then(
        (next) => {
          setNow(next);
          if (next.state === 'done') void revalidate();
        },
        () => undefined,
      );
    }, 1000);
    return () => clearInterval(timer);
  }, [running, over, found.id, revalidate]);
  return now.id === found.id && now.state !== 'checked' ? now : found;
};

/** How far the writing has come. */
const Progress = ({ now, write }: { now: ImportView; write: number }) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  return (
    <>
      <progress max={write} value={now.done + now.skipped} aria-label={t('import.progress')} />
      <p role="status">
        {t(now.state === 'done' ? 'import.done' : 'import.running', {
          n: f.number(now.done),
          all: f.number(write),
          count: now.done,
        })}
        {now.skipped > 0 && ` ${t('import.skipped', { n: f.number(now.skipped), count: now.skipped })}`}
      </p>
      {now.state === 'done' && <SiteLink to={pageTo('myProducts')}>{t('import.back')}</SiteLink>}
    </>
  );
};

/** What would be written in all, the button that writes it, and how far it has come. */
const Sum = ({ found, now }: { found: ImportView; now: ImportView }) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const { busy, fault, act: run } = useAct();
  const write = found.fresh + found.changed;
  const start = () =>
    run(async () => {
      await call(ownProducts.startImport, { params: { id: found.id } });
      await revalidate();
    });
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`}>
      <h2>{found.name}</h2>
      <p>
        {t('import.sum', {
          total: f.number(found.total),
          fresh: f.number(found.fresh),
          changed: f.number(found.changed),
          same: f.number(found.same),
          faults: f.number(found.faults),
        })}
      </p>
      {now.state === 'checked' ? (
        <div className={classes['acts']}>
          <Button color="warp" size="md" disabled={!write} loading={busy} onClick={() => void start()}>
            {t('import.start', { n: f.number(write), count: write })}
          </Button>
          <SiteLink to={pageTo('importProducts')}>{t('import.other')}</SiteLink>
        </div>
      ) : (
        <Progress now={now} write={write} />
      )}
      {found.faults > 0 && now.state === 'checked' && <p>{t('import.faultsLeft')}</p>}
      <p role="alert">{fault}</p>
    </section>
  );
};

const Rows = ({ rows }: { rows: ImportRow[] }) => {
  const { t } = useTranslation('products');
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('import.rows')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            {(['row', 'what', 'product', 'detail'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`import.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <Row key={r.row} row={r} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What the rows of a file would do; nothing is written before the button is pressed. */
const Checked = ({ found, rows, act }: { found: ImportView; rows: Page<ImportRow>; act: RowAct }) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const { search } = useLocation();
  const now = useProgress(found);
  const count: Record<RowAct, number> = {
    new: found.fresh,
    change: found.changed,
    same: found.same,
    fault: found.faults,
  };
  return (
    <>
      <Sum found={found} now={now} />
      <TabLinks
        label={t('import.rows')}
        tabs={rowActs.map((a) => ({
          key: a,
          to: withQuery(pageTo('importProducts'), withChange(search, { act: a })),
          label: t(`import.act.${a}`),
          count: f.number(count[a]),
          current: a === act,
        }))}
      />
      {rows.records.length > 0 ? (
        <Rows rows={rows.records} />
      ) : (
        <p>{t(now.state === 'checked' ? 'import.noRows' : 'import.gone')}</p>
      )}
      {rows.pages > 1 && <Pager {...rows} />}
    </>
  );
};

type Props = { found: ImportView | null; rows: Page<ImportRow> | null; act: RowAct | null };

/** `/userBusinessdata/productImport`: a file of products, checked before anything is written. */
export const ImportPage = ({ found, rows, act }: Props) => {
  const { t } = useTranslation('products');
  return (
    <main id="main" className={classes['page']}>
      <PageHead crumb={<SiteLink to={pageTo('myProducts')}>{t('list.title')}</SiteLink>} title={t('import.title')} />
      {found && rows && act ? <Checked key={found.id} {...{ found, rows, act }} /> : <Begin />}
    </main>
  );
};
