import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { DateField, DateTimeField } from '#web/ui/form/date-field.tsx';
import { DictionaryPicker, DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField, PercentField } from '#web/ui/form/number-field.tsx';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import classes from './book.module.css';
import { demoUpload } from './demo-upload.ts';
import { Section } from './example.tsx';

export type Dictionaries = { regions: DictItem[]; materials: DictItem[]; fields: DictItem[]; processes: DictItem[] };

const FileFields = () => {
  const { t } = useTranslation('book');
  const upload = useMemo(() => demoUpload(t('form.refused')), [t]);
  const [annexes, setAnnexes] = useState<Stored[]>([]);
  const [licence, setLicence] = useState<Stored[]>([]);
  const [logo, setLogo] = useState<Stored | null>(null);
  const [banner, setBanner] = useState<Stored | null>(null);
  return (
    <>
      <FileField
        label={t('form.annexes')}
        kind="annex"
        most={5}
        value={annexes}
        onChange={setAnnexes}
        upload={upload}
      />
      <FileField label={t('form.licence')} kind="picture" value={licence} onChange={setLicence} upload={upload} />
      <PictureField label={t('form.logo')} shape="company" value={logo} onChange={setLogo} upload={upload} />
      <PictureField label={t('form.banner')} value={banner} onChange={setBanner} upload={upload} />
    </>
  );
};

const TreeFields = ({ regions, materials, fields, processes }: Dictionaries) => {
  const { t } = useTranslation('book');
  const [areas, setAreas] = useState<number[]>([]);
  const [material, setMaterial] = useState<string[]>([]);
  const [field, setField] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <TreePicker
        label={t('form.regions')}
        items={regions}
        by="id"
        value={areas}
        onChange={setAreas}
        atMost={t('form.regionsMost')}
      />
      <TreePicker
        label={t('form.material')}
        items={materials}
        by="value"
        most={1}
        leaves
        value={material}
        onChange={setMaterial}
      />
      <DictionaryPicker
        label={t('form.field')}
        items={fields}
        value={field}
        onChange={setField}
        error={field ? undefined : t('form.wrong')}
      />
      <DictionaryPickerMany
        label={t('form.processes')}
        items={processes}
        value={chosen}
        onChange={setChosen}
        most={3}
      />
    </>
  );
};

const ValueFields = () => {
  const { t } = useTranslation('book');
  const [day, setDay] = useState('');
  const [moment, setMoment] = useState('2026-12-24T10:00:00.000Z');
  const [price, setPrice] = useState('1234.5');
  const [currency, setCurrency] = useState<Currency>('CNY');
  const [fixed, setFixed] = useState('');
  const [quantity, setQuantity] = useState('60000');
  const [share, setShare] = useState('');
  return (
    <>
      <DateField label={t('form.day')} name="book-day" value={day} onChange={setDay} min="2026-01-01" />
      <DateTimeField label={t('form.moment')} name="book-moment" value={moment} onChange={setMoment} />
      <MoneyField
        label={t('form.price')}
        name="book-price"
        value={price}
        onChange={setPrice}
        currency={currency}
        onCurrency={setCurrency}
        per="kg"
      />
      <MoneyField label={t('form.fixed')} value={fixed} onChange={setFixed} currency="EUR" digits={2} />
      <NumberField
        label={t('form.quantity')}
        name="book-quantity"
        value={quantity}
        onChange={setQuantity}
        digits={3}
        unit="kg"
      />
      <PercentField
        label={t('form.share')}
        name="book-share"
        description={t('form.shareHint')}
        value={share}
        onChange={setShare}
      />
    </>
  );
};

export const Forms = (dictionaries: Dictionaries) => {
  const { t } = useTranslation('book');
  return (
    <Section id="forms" title={t('sections.forms')} note={t('form.note')}>
      <div className={classes['fields']}>
        <FileFields />
        <TreeFields {...dictionaries} />
        <ValueFields />
      </div>
    </Section>
  );
};
