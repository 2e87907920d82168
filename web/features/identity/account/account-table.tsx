import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReady } from '#web/lib/page/ready.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './account.module.css';

type TableProps = {
  label: string;
  /** Titles of the columns; the last one's cells hold the acts. */
  heads: string[];
  children: ReactNode;
};

/** Rows of people, invitations or sessions: cards on a phone, and where it is still too wide it scrolls inside its own frame. */
export const AccountTable = ({ label, heads, children }: TableProps) => (
  <div className={`${panel['scroll']} ${classes['scroll']}`} role="region" aria-label={label} tabIndex={0}>
    <table className={`${panel['table']} ${panel['cards']}`}>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={head} scope="col" className={i === heads.length - 1 ? panel['end'] : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

type ActsProps = {
  label: string;
  /** Whom the acts are about; read out behind each. */
  about: string;
  busy?: boolean;
  acts: { key: string; label: string; act: () => void }[];
};

/** The cell with what may be done to a row. */
export const RowActs = ({ label, about, busy = false, acts }: ActsProps) => {
  const ready = useReady();
  return (
    <td aria-label={label}>
      <div className={`${classes['acts']} ${classes['end']}`}>
        {acts.map((a) => (
          <Button key={a.key} variant="default" size="compact-md" disabled={!ready || busy} onClick={a.act}>
            {a.label}
            <span className="visually-hidden">: {about}</span>
          </Button>
        ))}
      </div>
    </td>
  );
};
