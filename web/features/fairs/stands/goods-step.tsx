import { useState } from 'react';
import { captionLength } from '#contract/fairs/albums/own-albums.ts';
import type { StandView } from '#contract/fairs/exhibiting/stands.ts';
import { displayLimits } from '#contract/fairs/states.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile, uploadFilm } from '#web/lib/upload.ts';
import { noCaptions } from '#contract/content/captions.ts';
import { CaptionFields } from '#web/ui/film/caption-fields.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored, Upload } from '#web/ui/file/upload.ts';
import { Select } from '#web/ui/form/pick.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ThreeWords } from './three-words.tsx';
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
  // A draft of before words of pictures has none.
  const words = v.pictureWords ?? {};
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
          below: (
            <ThreeWords
              label={t('pictureWords', { n: f.number(i + 1) })}
              name={`pictureWords.${id}`}
              value={words[id] ?? {}}
              most={captionLength}
              onChange={(said) => change({ pictureWords: { ...words, [id]: said } })}
              error={(l) => form.error(`content.pictureWords.${id}.${l}`)}
            />
          ),
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

type OneProps = Pick<Props, 'form'> & {
  of: 'brochure' | 'film';
  kept: Stored | null;
  upload: Upload;
  fault: string | undefined;
};
/** The brochure or the film: a new file takes the old one's place. */
const OneFile = ({ form, of, kept, upload, fault }: OneProps) => {
  const { t } = useTranslation('stands');
  const [file, setFile] = useState(kept);
  const id = form.values[of];
  const shown = id && (file?.id === id ? file : { id, url: '', name: t(`${of}File`), size: 0 });
  return (
    <FileField
      label={t(of)}
      description={t(`${of}Text`)}
      name={of}
      kind={of === 'film' ? 'film' : 'annex'}
      {...(of === 'brochure' && { only: ['pdf'] })}
      value={shown ? [shown] : []}
      upload={upload}
      error={fault}
      onChange={([given]) => {
        setFile(given ?? null);
        form.change({ [of]: given?.id ?? null });
      }}
    />
  );
};

/** Products, brochure, film and pictures. */
export const GoodsStep = ({ form, view }: Props) => {
  const { t } = useTranslation('stands');
  const { error } = form;
  const ofBrochure = error('content.brochure') ?? error('annexes');
  return (
    <>
      <Products form={form} view={view} />
      <OneFile form={form} of="brochure" kept={view.files.brochure} upload={uploadFile} fault={ofBrochure} />
      <OneFile form={form} of="film" kept={view.files.film} upload={uploadFilm} fault={error('content.film')} />
      {form.values.film && (
        <details className={classes['group']}>
          <summary>{t('captions')}</summary>
          <p className={classes['quiet']}>{t('captionsText')}</p>
          <CaptionFields
            name="content.captions"
            // A draft of before captions has none.
            value={form.values.captions ?? noCaptions}
            error={error}
            onChange={(captions) => form.change({ captions })}
          />
        </details>
      )}
      <Wall form={form} />
    </>
  );
};
