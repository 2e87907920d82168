import { useState } from 'react';
import type { StandView } from '#contract/fairs/exhibiting/stands.ts';
import { displayLimits } from '#contract/fairs/states.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { Select } from '#web/ui/form/pick.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OrderedList } from './ordered-list.tsx';
import classes from './stands.module.css';
import type { StandForm } from './use-stand.ts';

type Props = { form: StandForm; view: StandView };

/** The company's listed products in the order of choice. */
const Products = ({ form, view }: Props) => {
  const { t } = useTranslation('stands');
  const text = useText();
  const f = useFormat();
  const viewer = useViewer();
  const { values: v, change, errors } = form;
  const names = new Map(view.products.map((p) => [p.id, text(p.name)]));
  const left = view.products.filter((p) => !v.products.includes(p.id));
  const fault = Object.entries(errors).find(([k]) => k.startsWith('content.products'))?.[1];
  return (
    <section className={classes['group']} aria-labelledby="stand-products">
      <h3 id="stand-products">{t('products')}</h3>
      <p className={classes['quiet']}>{t('productsText', { most: f.number(displayLimits.products) })}</p>
      <OrderedList
        label={t('products')}
        items={v.products.map((id) => ({ id, name: names.get(id) ?? id }))}
        onOrder={(products) => change({ products })}
      />
      {view.products.length === 0 && (
        <p>
          {t('noProducts')}{' '}
          {mayOpen('myProducts', viewer) && <SiteLink to={pageTo('myProducts')}>{t('toProducts')}</SiteLink>}
        </p>
      )}
      {left.length > 0 && v.products.length < displayLimits.products && (
        <Select
          key={v.products.length}
          label={t('addProduct')}
          placeholder={t('chooseProduct')}
          data={left.map((p) => ({ value: p.id, label: text(p.name) }))}
          value={null}
          searchable
          onChange={(id) => id && change({ products: [...v.products, id] })}
        />
      )}
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
    </section>
  );
};

/** The wall of pictures: uploaded, then put in order. */
const Wall = ({ form }: Pick<Props, 'form'>) => {
  const { t } = useTranslation('stands');
  const f = useFormat();
  const { values: v, change, errors } = form;
  const room = displayLimits.pictures - v.pictures.length;
  const fault = Object.entries(errors).find(([k]) => k.startsWith('content.pictures'))?.[1];
  return (
    <section className={classes['group']} aria-labelledby="stand-pictures">
      <h3 id="stand-pictures">{t('pictures')}</h3>
      <OrderedList
        label={t('pictures')}
        items={v.pictures.map((id, i) => ({
          id,
          name: t('pictureNo', { n: f.number(i + 1) }),
          face: <img src={`/api/busi/busifile/${id}`} alt="" loading="lazy" width={64} height={48} />,
        }))}
        onOrder={(pictures) => change({ pictures })}
      />
      {room > 0 && (
        <FileField
          label={t('addPictures')}
          description={t('picturesText', { most: f.number(displayLimits.pictures) })}
          name="pictures"
          kind="picture"
          most={Math.max(2, room)}
          value={[]}
          upload={uploadFile}
          onChange={(files) => {
            // Several arrive one after the other: what has come before is in the newest values.
            const now = form.current().pictures;
            const fresh = files.map((x) => x.id).filter((id) => !now.includes(id));
            change({ pictures: [...now, ...fresh].slice(0, displayLimits.pictures) });
          }}
          error={fault}
        />
      )}
    </section>
  );
};

/** Products, brochure and pictures. */
export const GoodsStep = ({ form, view }: Props) => {
  const { t } = useTranslation('stands');
  const { values: v, change, error } = form;
  const [brochure, setBrochure] = useState<Stored | null>(view.files.brochure);
  const shown = v.brochure
    ? brochure?.id === v.brochure
      ? brochure
      : { id: v.brochure, url: '', name: t('brochureFile'), size: 0 }
    : null;
  return (
    <>
      <Products form={form} view={view} />
      <FileField
        label={t('brochure')}
        description={t('brochureText')}
        name="brochure"
        kind="annex"
        only={['pdf']}
        value={shown ? [shown] : []}
        upload={uploadFile}
        error={error('content.brochure') ?? error('annexes')}
        onChange={([file]) => {
          setBrochure(file ?? null);
          change({ brochure: file?.id ?? null });
        }}
      />
      {view.files.film && v.film && (
        <p className={classes['row']}>
          {t('film')}: {view.files.film.name}{' '}
          <button type="button" className={classes['grip']} onClick={() => change({ film: null })}>
            {t('takeAway')}
          </button>
        </p>
      )}
      <Wall form={form} />
    </>
  );
};
