import { useState } from 'react';
import type { CompanyFieldName, CompanyInfo } from '#contract/enterprise/company-info.ts';
import { CompanyFieldInput } from './company-field.tsx';
import { countryIn, fieldsIn } from './company-place.ts';
import classes from './company.module.css';
import { companyParts, type CompanyPart, isWide, useCompanyRules } from './use-company.ts';
import type { Dictionaries } from './use-company-options.ts';

type Props = {
  part: CompanyPart;
  info: CompanyInfo;
  onChange: (part: Partial<CompanyInfo>) => void;
  options: Dictionaries;
  nameFixed: boolean;
  /** Faults that a submit found. */
  error: (name: string) => string | undefined;
};

/** One part of the company form: choices are judged as they change, text as it is left (accounts 28). */
export const CompanyPartFields = ({ part, info, onChange, options, nameFixed, error }: Props) => {
  const { message } = useCompanyRules();
  const country = countryIn(info, options);
  const [seen, setSeen] = useState<ReadonlySet<CompanyFieldName>>(new Set());
  const see = (...names: CompanyFieldName[]) => setSeen((s) => new Set([...s, ...names]));
  const isText = (k: CompanyFieldName) =>
    typeof info[k] === 'string' && !['factory', 'exportRights', 'tendencyOrder'].includes(k);
  return (
    <div className={classes['grid']}>
      {fieldsIn(companyParts[part], country).map((k) => (
        <div key={k} className={isWide(k) ? classes['wide'] : undefined}>
          <CompanyFieldInput
            name={k}
            info={info}
            country={country}
            options={options}
            fixed={k === 'entNameCn' && nameFixed}
            onChange={(change) => {
              onChange(change);
              if (!isText(k)) see(k);
            }}
            onLeave={(name) => see(name)}
            error={seen.has(k) ? message(k, info, country) : error(k) && (message(k, info, country) ?? error(k))}
          />
        </div>
      ))}
    </div>
  );
};
