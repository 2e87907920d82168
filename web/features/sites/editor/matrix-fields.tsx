import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Weave } from '#web/ui/picture/weave.tsx';
import { matrixOf } from '../view.ts';
import classes from './editor.module.css';
import type { Choices, Values } from './facts.ts';

type Capability = Values['capabilities'][number];
type Props = {
  value: readonly Capability[];
  choices: Choices;
  error: string | undefined;
  onChange: (value: Capability[]) => void;
};

type Put = (category: string, way: string, level: number) => void;
type PartProps = Pick<Props, 'value' | 'choices'> & { put: Put };

const Crossings = ({ value, choices, put }: PartProps) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const { rows, columns, levels } = matrixOf(value);
  const materials = new Map(choices.materials.flatMap((g) => g.items.map((i) => [i.value, i.label])));
  const processes = new Map(choices.processes.map((i) => [i.value, i.label]));
  const name = (list: Map<string, string>, slug: string) => list.get(slug) ?? slug;
  return (
    <div className={panel['scroll']} role="region" aria-labelledby="matrix" tabIndex={0}>
      <table className={classes['matrix']}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {columns.map((p) => (
              <th key={p} scope="col">
                {name(processes, p)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r, i) => (
            <tr key={r}>
              <th scope="row">{name(materials, r)}</th>
              {columns.map((p, j) => (
                <td key={p}>
                  <select
                    aria-label={`${name(materials, r)} · ${name(processes, p)}`}
                    value={levels[i]?.[j] ?? 0}
                    data-level={levels[i]?.[j] ?? 0}
                    onChange={(e) => put(r, p, Number(e.currentTarget.value))}
                  >
                    {[0, 1, 2, 3].map((n) => (
                      <option key={n} value={n}>
                        {t(`sites:level.${n}` as 'sites:level.0')}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const AddCrossing = ({ value, choices, put }: PartProps) => {
  const { t } = useTranslation('siteEditor');
  const [material, setMaterial] = useState<string | null>(null);
  const [process, setProcess] = useState<string | null>(null);
  return (
    <div className={classes['row']}>
      <Select
        label={t('matrix.material')}
        data={choices.materials}
        value={material}
        searchable
        limit={200}
        onChange={setMaterial}
      />
      <Select
        label={t('matrix.process')}
        data={choices.processes}
        value={process}
        searchable
        limit={200}
        onChange={setProcess}
      />
      <Button
        variant="default"
        disabled={
          !material || !process || value.some((c) => c.category === material && c.process === process && c.level > 0)
        }
        onClick={() => {
          if (!material || !process) return;
          put(material, process, 1);
          setMaterial(null);
          setProcess(null);
        }}
      >
        {t('matrix.add')}
      </Button>
    </div>
  );
};

/** Material by process by scale; the cloth above is woven anew with every choice. */
export const MatrixFields = ({ value, choices, error, onChange }: Props) => {
  const { t } = useTranslation('siteEditor');
  const { rows, levels } = matrixOf(value);
  const put: Put = (category, way, level) => {
    const rest = value.filter((c) => !(c.category === category && c.process === way));
    const at = value.findIndex((c) => c.category === category && c.process === way);
    // A crossing keeps its place, so that rows and columns stay where they are while they are filled.
    onChange(
      at >= 0 ? rest.toSpliced(at, 0, { category, process: way, level }) : [...rest, { category, process: way, level }],
    );
  };
  return (
    <section className={`${panel['panel']} ${classes['card']}`}>
      <h2 id="matrix">{t('matrix.title')}</h2>
      <p className={classes['hint']}>{t('matrix.lead')}</p>
      <Weave matrix={levels} width={1200} height={120} pitch={5} className={classes['cloth'] ?? ''} />
      {rows.length > 0 && <Crossings value={value} choices={choices} put={put} />}
      {error && (
        <p role="alert" className={classes['fault']}>
          {error}
        </p>
      )}
      <AddCrossing value={value} choices={choices} put={put} />
    </section>
  );
};
