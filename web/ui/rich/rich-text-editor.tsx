import { Input } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './rich-text-editor.module.css';
import type { Upload } from '../file/upload.ts';

const Inner = lazy(() => import('./rich-text-inner.tsx'));

type Props = {
  label: string;
  /** HTML of paragraphs, headings 2 and 3, lists, bold, links and pictures; the server sanitises what it takes. */
  value: string;
  onChange: (html: string) => void;
  /** With it pictures can be put in. */
  upload?: Upload;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
};

/** An editor of rich text; it loads once the page lives. */
export const RichTextEditor = ({ label, description, error, name, ...rest }: Props) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const ready = useReady();
  const wait = (
    <div className={classes['wait']} role="status">
      {t('rich.loading')}
    </div>
  );
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div id={name && `field-${name}`} tabIndex={-1}>
        {ready ? (
          <Suspense fallback={wait}>
            <Inner label={label} {...rest} />
          </Suspense>
        ) : (
          wait
        )}
      </div>
    </Input.Wrapper>
  );
};
