import { useState } from 'react';
import { readNumber, writeNumber } from '#contract/core/numbers/number-text.ts';
import { useLang } from '#web/lib/text/lang.ts';

type Props = {
  label: string;
  value: string;
  onCommit: (value: string) => void;
  fault?: boolean;
  most?: number;
};

/** One field of a table: what is typed counts once it is left, or by Enter; Escape takes it back. */
export const TextCell = ({ label, value, onCommit, fault, most = 12 }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim());
    setTyped(null);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={fault || undefined}
      data-fault={fault || undefined}
      value={typed ?? value}
      maxLength={most}
      autoComplete="off"
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(e) => {
        if (e.key === 'Enter') {
          e.preventDefault();
          commit();
        } else if (e.key === 'Escape') setTyped(null);
      }}
    />
  );
};

type Metres = { label: string; value: number; onCommit: (value: number) => void };
/** A number of metres, typed as the reader's language writes it. What is no number changes nothing. */
export const MetresCell = ({ label, value, onCommit }: Metres) => {
  const lang = useLang();
  return (
    <TextCell
      label={label}
      value={writeNumber(String(Math.round(value * 100) / 100), lang)}
      onCommit={(text) => {
        const plain = readNumber(text, lang);
        const n = plain === null ? Number.NaN : Number(plain);
        if (Number.isFinite(n) && n >= 0 && n <= 400) onCommit(n);
      }}
    />
  );
};
