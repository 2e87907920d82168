import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { readNumber, writeNumber } from '#contract/core/numbers/number-text.ts';
import { operatorFairs, svgLimits, type SvgRead } from '#contract/operator/fairs.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../../desk-call.ts';
import classes from './plan.module.css';
import type { Plan } from './use-plan.ts';

type ChooseProps = { name: string | undefined; onChoose: (file: File) => void };
const ChooseFile = ({ name, onChoose }: ChooseProps) => {
  const { t } = useTranslation('fairDesk');
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={classes['acts']}>
      <Button size="compact-md" variant="default" onClick={() => file.current?.click()}>
        {t('svg.choose')}
      </Button>
      {name !== undefined && <span className={classes['fine']}>{name}</span>}
      <input
        ref={file}
        type="file"
        hidden
        accept=".svg,image/svg+xml"
        onChange={(e) => {
          const chosen = e.currentTarget.files?.[0];
          e.currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
};

type How = 'add' | 'instead';
type SettingsProps = { width: string; how: How; onWidth: (typed: string) => void; onHow: (how: How) => void };
/** How wide the drawing is, and what becomes of the booths that are there. */
const Settings = ({ width, how, onWidth, onHow }: SettingsProps) => {
  const { t } = useTranslation('fairDesk');
  return (
    <div className={classes['two']}>
      <TextInput
        size="sm"
        name="svgWidth"
        label={t('svg.width')}
        maxLength={6}
        value={width}
        onChange={(e) => onWidth(e.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label={t('svg.how')}
        value={how}
        data={(['add', 'instead'] as const).map((value) => ({ value, label: t(`svg.${value}`) }))}
        onChange={(e) => onHow(e.currentTarget.value as How)}
      />
    </div>
  );
};

/** What would be taken, and what not and why. */
const Found = ({ read }: { read: SvgRead }) => {
  const { t } = useTranslation('fairDesk');
  const f = useFormat();
  return (
    <div role="status" className={classes['fine']}>
      <p>
        {t('svg.found', { count: read.booths.length, n: f.number(read.booths.length) })}{' '}
        {read.booths
          .map((b) => b.number)
          .slice(0, 12)
          .join(', ')}
        {read.booths.length > 12 && ' …'}
      </p>
      {read.left.map((l) => (
        <p key={`${l.what} ${l.why}`}>
          {t('svg.left', { n: f.number(l.n), what: l.what })}: {t(`svg.why.${l.why}`)}
        </p>
      ))}
    </div>
  );
};

/** Booths from a drawing: first what would be taken and what not, and why; then the taking. */
export const ImportSvg = ({ hall }: { hall: Plan }) => {
  const { t } = useTranslation('fairDesk');
  const f = useFormat();
  const lang = useLang();
  const [svg, setSvg] = useState<{ name: string; text: string } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // The hall's own width, until another is typed.
  const width = typed ?? writeNumber(String(hall.plan.width), lang);
  const [how, setHow] = useState<How>('add');
  const [read, setRead] = useState<SvgRead | null>(null);
  const work = useAct();
  const look = () =>
    work.act(async () => {
      const metres = Number(readNumber(width, lang) ?? Number.NaN);
      setRead(null);
      if (!svg || svg.text.length > svgLimits.letters) throw new Error(t('svg.tooLarge'));
      setRead(await deskCall(operatorFairs.readSvg, { body: { svg: svg.text, width: metres } }));
    });
  return (
    <>
      <p className={classes['fine']}>{t('svg.text')}</p>
      <ChooseFile
        name={svg?.name}
        onChoose={(chosen) => {
          setRead(null);
          void chosen.text().then((text) => setSvg({ name: chosen.name, text }));
        }}
      />
      <Settings width={width} how={how} onWidth={setTyped} onHow={setHow} />
      <div className={classes['acts']}>
        <Button size="compact-md" disabled={!svg} loading={work.busy} onClick={() => void look()}>
          {t('svg.look')}
        </Button>
        {read && read.booths.length > 0 && (
          <Button
            size="compact-md"
            onClick={() => {
              hall.acts.take(read, how === 'instead');
              setRead(null);
            }}
          >
            {t('svg.take', { count: read.booths.length, n: f.number(read.booths.length) })}
          </Button>
        )}
      </div>
      <p role="alert" className={classes['note']}>
        {work.fault}
      </p>
      {read && <Found read={read} />}
    </>
  );
};
