import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { type DeskGood, operatorPoints } from '#contract/operator/points/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { type GoodKind, goodKinds, type GoodPicture, goodPictures, mallLimits } from '#contract/points/mall/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './points.module.css';

const nothing = { cn: '', en: '', es: '' };
const whole = (text: string): number => Number(text || Number.NaN);

const useGood = (kept: DeskGood | null) => {
  const { t } = useTranslation('deskPoints');
  const path = usePath();
  const navigate = useNavigate();
  return useCallForm({
    endpoint: operatorPoints.saveGood,
    initial: {
      name: { ...nothing, ...kept?.name },
      about: { ...nothing, ...kept?.about },
      kind: kept?.kind ?? ('posted' as GoodKind),
      picture: kept?.picture ?? ('test-coupons' as GoodPicture),
      price: kept ? String(kept.price) : '',
      left: kept ? String(kept.left) : '',
      perPerson: kept?.perPerson ? String(kept.perPerson) : '',
      offered: kept?.offered ?? true,
    },
    input: ({ price, left, perPerson, ...v }, clientKey) => ({
      body: {
        ...v,
        price: whole(price),
        left: whole(left),
        perPerson: perPerson === '' ? null : Number(perPerson),
        id: kept?.id ?? null,
        version: kept?.version ?? 0,
        clientKey,
      },
    }),
    draft: { name: `desk.good.${kept?.id ?? 'new'}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('saved') });
      await navigate(path(deskPageTo('operatorPoints', { view: 'goods' })));
    },
  });
};
type Form = ReturnType<typeof useGood>;

/** Name or description in the three languages. */
const InThree = ({ form, name }: { form: Form; name: 'name' | 'about' }) => {
  const { t } = useTranslation('deskPoints');
  const v = form.values;
  return (
    <fieldset className={classes['three']}>
      <legend>{t(name)}</legend>
      {langs.map((l) => {
        const field = {
          lang: htmlLang[l],
          label: ownName[l],
          value: v[name][l],
          maxLength: mallLimits[name],
          error: form.error(`${name}.${l}`),
          onChange: (e: { currentTarget: { value: string } }) =>
            form.change({ [name]: { ...v[name], [l]: e.currentTarget.value } }),
        };
        return name === 'about' ? (
          <Textarea key={l} autosize minRows={2} {...field} />
        ) : (
          <TextInput key={l} {...field} />
        );
      })}
    </fieldset>
  );
};

/** The form of a good; what is typed for a new one stays in the browser until it is saved. */
export const WriteGood = ({ kept }: { kept: DeskGood | null }) => {
  const { t } = useTranslation('deskPoints');
  const form = useGood(kept);
  const v = form.values;
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['form']}`} aria-label={t('saveGood')}>
      <SiteLink to={deskPageTo('operatorPoints', { view: 'goods' })}>{t('back')}</SiteLink>
      {(['name', 'about'] as const).map((name) => (
        <InThree key={name} form={form} name={name} />
      ))}
      <div className={classes['row']}>
        <NativeSelect
          label={t('kind')}
          value={v.kind}
          onChange={(e) => form.change({ kind: e.currentTarget.value as GoodKind })}
          data={goodKinds.map((k) => ({ value: k, label: t(`kinds.${k}`) }))}
        />
        <NativeSelect
          label={t('picture')}
          value={v.picture}
          onChange={(e) => form.change({ picture: e.currentTarget.value as GoodPicture })}
          data={goodPictures.map((p) => ({ value: p, label: t(`pictures.${p}`) }))}
        />
      </div>
      <div className={classes['row']}>
        <NumberField digits={0} label={t('price')} {...form.field('price')} />
        <NumberField digits={0} label={t('left')} {...form.field('left')} />
        <NumberField digits={0} label={t('perPerson')} {...form.field('perPerson')} />
      </div>
      <p className={desk['quiet']}>{t('emptyCap')}</p>
      <Switch
        label={t('offered')}
        checked={v.offered}
        onChange={(e) => form.change({ offered: e.currentTarget.checked })}
      />
      <span role="alert" className={desk['wrong']}>
        {form.fault}
      </span>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('saveGood')}
        </Button>
      </div>
    </form>
  );
};
