import { Button } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { sites } from '#contract/sites/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';

type Props = { versions: DataOf<typeof sites.versions>; busy: boolean; onRestore: (number: number) => void };

/** What was published, when and by whom; each can be made the draft again. */
export const Versions = ({ versions, busy, onRestore }: Props) => {
  const { t } = useTranslation('siteEditor');
  const f = useFormat();
  if (!versions.length) return <p>{t('versions.none')}</p>;
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-labelledby="versions" tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('versions.number')}</th>
            <th scope="col">{t('versions.at')}</th>
            <th scope="col">{t('versions.by')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('versions.act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((v) => (
            <tr key={v.number}>
              <td>
                {v.number} {v.shown && <Tag tone="warp">{t('versions.shown')}</Tag>}
              </td>
              <td>{f.stamp(v.at)}</td>
              <td>{v.by || t('versions.gone')}</td>
              <td className={panel['end']}>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={busy}
                  aria-label={t('versions.restoreOne', { n: v.number })}
                  onClick={() => onRestore(v.number)}
                >
                  {t('versions.restore')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
